import { i18n } from '@lingui/core';
import { activateLanguage } from '../core/app/catalogs.ts';
import { chooseLanguage, LANGUAGES } from '../core/i18n/languages.ts';
import { PREVIEW_ONLY } from '../views/configurator/previewOnly.ts';

/** Shows a sentence instead of the preview, in the first of these languages that the shop supports. */
export async function refusePreview(languages: readonly (string | null)[]): Promise<void> {
  const lang = chooseLanguage(languages, LANGUAGES, 'en');
  await activateLanguage(lang);
  document.documentElement.lang = lang;
  const sentence = document.createElement('p');
  sentence.textContent = i18n._(PREVIEW_ONLY);
  document.body.replaceChildren(sentence);
}
