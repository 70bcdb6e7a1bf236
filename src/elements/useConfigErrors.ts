import { useEffect, useState } from 'react';
import { activateLanguage } from '../core/app/catalogs.ts';
import { chooseLanguage, LANGUAGES } from '../core/i18n/languages.ts';
import type { ConfigError } from './attributes.ts';
import { isEditorLooking, reportConfigErrors } from './configErrors.ts';

/**
 * Reports the configuration errors of an embed, and returns those to explain to an editor: none to a visitor, and none
 * until the notes can be shown. They are in the shop's language, or in the page's if no shop starts.
 */
export function useConfigErrors(
  host: Element,
  errors: readonly ConfigError[],
  { canShowNotes, hasBackEnd }: { canShowNotes: boolean; hasBackEnd: boolean },
): readonly ConfigError[] {
  useEffect(() => reportConfigErrors(host.localName, errors));
  const [hasLanguage, setHasLanguage] = useState(false);
  const isWanted = errors.length > 0 && isEditorLooking();
  useEffect(() => {
    if (!isWanted || !canShowNotes) return;
    const lang = chooseLanguage([document.documentElement.lang], LANGUAGES);
    const activated = hasBackEnd ? Promise.resolve() : activateLanguage(lang);
    activated.then(
      () => setHasLanguage(true),
      () => undefined, // the console has the notes, too
    );
  }, [isWanted, canShowNotes, hasBackEnd]);
  return isWanted && hasLanguage ? errors : [];
}
