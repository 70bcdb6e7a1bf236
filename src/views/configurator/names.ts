import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChoiceName } from '../../core/embed/choice.ts';
import type { Destination } from '../../core/embed/destinations.ts';
import type { ElementName } from '../../core/embed/elements.ts';

/** Names of the embeds for editors. */
export const ELEMENT_NAMES: Record<ElementName, MessageDescriptor> = {
  tickets: msg`Tickets`,
  tours: msg`Guided tours`,
  merchandise: msg`Merchandise`,
  passes: msg`Annual passes`,
  vouchers: msg`Vouchers`,
  checkout: msg`Basket and checkout`,
  account: msg`Customer account`,
  'cart-button': msg`Basket button`,
  shop: msg`Whole shop`,
};

/** Labels of the fields, which messages use, too. */
export const CHOICE_LABELS: Record<ChoiceName, MessageDescriptor> = {
  api: msg`Address of the back end`,
  shop: msg`Shop number`,
  element: msg`Part of the shop`,
  to: msg`Where does it go?`,
  html: msg`Can you add HTML there?`,
  accent: msg`Button colour`,
  surface: msg`Background colour`,
  fallback: msg`Link target`,
  deep: msg`The whole shop is at this address: link directly to the selection above`,
  text: msg`Link text`,
  release: msg`Release`,
  item: msg`Which one`,
  category: msg`Category`,
  'tour-language': msg`Tour language`,
  date: msg`Preselected day`,
  lang: msg`Language`,
  theme: msg`Theme`,
  'heading-level': msg`Heading level`,
  base: msg`Path of the shop`,
  routing: msg`Where the shop appears`,
  'no-header': msg`Without header`,
  'no-footer': msg`Without footer`,
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
  html: msg`Another system, or your own HTML`,
  npm: msg`A site built with npm`,
};

/** Returns the name of a language, which may have a region, in that language, capitalised. */
export function ownNameOf(lang: string): string {
  const names = new Intl.DisplayNames(lang, { type: 'language', languageDisplay: 'standard' });
  const name = names.of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
