import { type RouteName, routeTo } from '../routes/routes.ts';
import { type Choice, saidIn } from './choice.ts';
import { canAskFor, type ElementName, IN_MARKED_LINKS } from './elements.ts';

/** Routes of the whole shop for a list, and for one item. */
const ROUTES_OF: Record<ElementName, readonly [list: RouteName, one?: RouteName]> = {
  tickets: ['tickets', 'ticket'],
  tours: ['guidedTours', 'guidedTour'],
  merchandise: ['merchandise', 'product'],
  passes: ['passes', 'pass'],
  vouchers: ['voucherList', 'voucherSingle'],
  checkout: ['checkout'],
  account: ['login'],
  'cart-button': ['checkout'],
  shop: ['home'],
};

/** Base of relative addresses, and the language of the texts that visitors see before the shop. */
export type FallbackContext = { page: string; lang: string };

/** Returns whether an address is that of a page, and not of a telephone or a mailbox. */
export const isOfTheWeb = (address: string): boolean => /^(https?:|\/)/.test(address);

/** Returns an address in the form in which it was written: absolute, or from the `/` of its site on. */
const asWritten = (address: URL, written: string): string =>
  written.startsWith('/') ? address.href.slice(address.origin.length) : address.href;

/** Returns the site of the back end, for editors who have not chosen a target. */
export const siteOf = (api: string, page: string): string =>
  URL.canParse(api, page) ? `${new URL(api, page).origin}/` : '/';

/** Returns the address of the chosen item or list in a whole shop: `/shop` becomes `/shop/de/tickets/18`. */
function deepAddress(
  shop: string,
  { element, item }: Choice,
  { page, lang }: FallbackContext,
): string {
  const [list, one] = ROUTES_OF[element];
  const route = item && one ? routeTo(one, { id: item }) : routeTo(list);
  const address = new URL(shop, page);
  const base = address.pathname.replace(/\/+$/, '');
  address.pathname = `${base}/${lang}${route === '/' ? '' : route}`;
  return asWritten(address, shop);
}

/** Returns the target without the shop: that of the editor, else the site of the back end. */
function targetOf(choice: Choice, context: FallbackContext): string {
  const { api, fallback, deep } = choice;
  const target = fallback || siteOf(api, context.page);
  return deep && fallback && isOfTheWeb(target) ? deepAddress(target, choice, context) : target;
}

/**
 * Returns the target with the choices in its query. `tel:` addresses have no query, so the back end's site replaces
 * them.
 */
export function markedAddress(choice: Choice, context: FallbackContext): string {
  const own = targetOf(choice, context);
  const base = isOfTheWeb(own) ? own : siteOf(choice.api, context.page);
  const address = new URL(base, context.page);
  address.searchParams.set('museum-embed', choice.element);
  for (const [what, value] of saidIn(choice)) {
    if (IN_MARKED_LINKS.includes(what)) address.searchParams.set(what, value);
  }
  return asWritten(address, base);
}

/**
 * Returns the target of the link inside a tag or marked `div`. It is the marked link if the element has one: if a CMS
 * removes the tag and keeps the link, the link becomes the embed.
 */
export function fallbackAddress(choice: Choice, context: FallbackContext): string {
  const target = targetOf(choice, context);
  return canAskFor('link', choice.element) && isOfTheWeb(target)
    ? markedAddress(choice, context)
    : target;
}
