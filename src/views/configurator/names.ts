import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChoiceName } from '../../core/embed/choice.ts';
import type { Destination } from '../../core/embed/destinations.ts';
import type { ElementName } from '../../core/embed/elements.ts';
import type { Lang } from '../../core/i18n/languages.ts';

/** Names of the embeds for editors. */
export const ELEMENT_NAMES: Record<ElementName, MessageDescriptor> = {
  tickets: msg`Tickets`,
  tours: msg`Guided tours`,
  merchandise: msg`Merchandise`,
  passes: msg`Annual passes`,
  vouchers: msg`Vouchers`,
  checkout: msg`Basket and checkout`,
  account: msg`Customer account`,
  'cart-button': msg`Way to the basket`,
  shop: msg`The whole shop`,
};

/** Labels of the fields, which messages use, too. */
export const CHOICE_LABELS: Record<ChoiceName, MessageDescriptor> = {
  api: msg`Address of the back end`,
  shop: msg`Number of the shop`,
  element: msg`Element`,
  to: msg`Where does it go?`,
  html: msg`May you write HTML there?`,
  accent: msg`Button colour`,
  surface: msg`Background colour`,
  fallback: msg`Where the link leads`,
  deep: msg`The whole shop is at this address: lead straight to what is chosen above`,
  text: msg`Link text`,
  release: msg`Release`,
  item: msg`Which of them`,
  category: msg`Category`,
  'tour-language': msg`Language of the tours`,
  date: msg`Preselected day`,
  lang: msg`Language`,
  theme: msg`Theme`,
  'heading-level': msg`Heading level`,
  base: msg`Path of that address`,
  routing: msg`Where the shop goes`,
  'no-header': msg`Without its header`,
  'no-footer': msg`Without its footer`,
};

/** Names of the systems into which an editor pastes an embed. */
export const DESTINATION_NAMES: Record<Destination, MessageDescriptor> = {
  'wordpress-plugin': msg`WordPress with our plugin`,
  wordpress: msg`WordPress without our plugin`,
  typo3: msg`TYPO3`,
  drupal: msg`Drupal`,
  joomla: msg`Joomla`,
  contao: msg`Contao`,
  'site-builder': msg`Wix, Squarespace or Jimdo`,
  html: msg`Another system, or HTML of your own`,
  npm: msg`A site that is built with npm`,
};

/** Returns the name of a language in that language, capitalised. */
export function ownNameOf(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
