import type { I18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { i18nIn } from '../core/app/catalogs.ts';
import { chooseLanguage, LANGUAGES } from '../core/i18n/languages.ts';
import { language } from '../core/page/language.ts';
import type { ConfigError } from './attributes.ts';
import { EditorNotes } from './EditorNotes.tsx';
import { canShowNotes, type Phase } from './embedPhases.ts';
import { isEditorLooking } from './isEditorLooking.ts';
import { reportConfigErrors } from './reportConfigErrors.ts';

/**
 * Reports the configuration errors of an embed, and explains them to an editor. Loaded only if there are any. The notes
 * are in the shop's language, or in the page's if the embed has no back end.
 */
export function ConfigErrorReport({
  tag,
  errors,
  phase,
  hasBackEnd,
}: {
  tag: string;
  errors: readonly ConfigError[];
  phase: Phase;
  hasBackEnd: boolean;
}) {
  useEffect(() => reportConfigErrors(tag, errors), [tag, errors]);
  const [i18n, setI18n] = useState<I18n>();
  const isShown = canShowNotes(phase, hasBackEnd) && isEditorLooking();
  useEffect(() => {
    if (!isShown) return;
    const ofPage = chooseLanguage([document.documentElement.lang], LANGUAGES);
    i18nIn(hasBackEnd ? language.lang : ofPage).then(
      setI18n,
      () => undefined, // the console has the notes, too
    );
  }, [isShown, hasBackEnd]);
  return i18n && <EditorNotes i18n={i18n} errors={errors} />;
}
