import type { MessageDescriptor } from '@lingui/core';
import type { Finding } from '../../core/doctor/types.ts';
import { OF_BACK_END } from './ofBackEnd.ts';
import { OF_EMBEDS } from './ofEmbeds.ts';
import { OF_PAGE } from './ofPage.ts';
import type { Sentences } from './types.ts';

/** Sentences for each finding: the problem and its fix. */
const SENTENCES: Sentences = { ...OF_BACK_END, ...OF_PAGE, ...OF_EMBEDS };

/** Returns the untranslated message for a finding. */
export const sentenceFor = (finding: Finding): MessageDescriptor =>
  (SENTENCES[finding.is] as (found: Finding) => MessageDescriptor)(finding);
