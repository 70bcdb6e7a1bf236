import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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

/** Returns the name of a language in that language, capitalised. */
export function ownNameOf(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
