import type { MessageDescriptor } from '@lingui/core';
import type { Finding } from '../../core/doctor/types.ts';

/** The sentence of each finding, with its values. */
export type Sentences = { [F in Finding as F['is']]: (finding: F) => MessageDescriptor };
