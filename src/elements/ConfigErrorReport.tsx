import { useEffect, useState } from 'react';
import { activateLanguage } from '../core/app/catalogs.ts';
import { chooseLanguage, LANGUAGES } from '../core/i18n/languages.ts';
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
  const [hasLanguage, setHasLanguage] = useState(false);
  const isShown = canShowNotes(phase, hasBackEnd) && isEditorLooking();
  useEffect(() => {
    if (!isShown) return;
    const lang = chooseLanguage([document.documentElement.lang], LANGUAGES);
    const activated = hasBackEnd ? Promise.resolve() : activateLanguage(lang);
    activated.then(
      () => setHasLanguage(true),
      () => undefined, // the console has the notes, too
    );
  }, [isShown, hasBackEnd]);
  return hasLanguage && <EditorNotes errors={errors} />;
}
