/** The elements that can be put into a page, as the marked forms name them: the one list of them. */
export const ELEMENTS = [
  'tickets',
  'tours',
  'merchandise',
  'passes',
  'vouchers',
  'checkout',
  'account',
  'cart-button',
  'shop',
] as const;

export type ElementName = (typeof ELEMENTS)[number];

export type Tag = `museum-${ElementName}`;

/** The tags in a page. */
export const TAGS: readonly string[] = ELEMENTS.map((name): Tag => `museum-${name}`);

/** What may be said of an element, in the order in which it is written. */
export const SAYABLE = [
  'item',
  'category',
  'tour-language',
  'date',
  'lang',
  'theme',
  'base',
  'routing',
  'no-header',
  'no-footer',
] as const;

export type Sayable = (typeof SAYABLE)[number];

const OF_ALL = ['lang', 'theme'] as const;
const SELLS = ['item', 'category', ...OF_ALL] as const;

const SAYS: Record<ElementName, readonly Sayable[]> = {
  tickets: [...SELLS, 'date'],
  tours: [...SELLS, 'date', 'tour-language'],
  merchandise: SELLS,
  passes: SELLS,
  vouchers: SELLS,
  checkout: OF_ALL,
  account: OF_ALL,
  'cart-button': OF_ALL,
  shop: [...OF_ALL, 'base', 'routing', 'no-header', 'no-footer'],
};

/** Whether an element can be told this. */
export const canSay = (element: ElementName, what: Sayable): boolean =>
  SAYS[element].includes(what);

/** The forms of an embed beside the tag. */
export type MarkedForm = 'div' | 'link';

/** What a marked link can say: what to show. Strangers write links into comments, so that nothing in it holds for the page. */
export const IN_MARKED_LINKS: readonly Sayable[] = ['item', 'category', 'date', 'tour-language'];

/** What a marked `div` can say; everything else is for the tag alone. */
export const IN_MARKED_FORMS: readonly Sayable[] = [...IN_MARKED_LINKS, 'lang'];

const SALES_AREAS: readonly string[] = ['tickets', 'tours', 'merchandise', 'passes', 'vouchers'];

/** Whether a marked form can ask for an element: a link for sales areas, a `div` for all but the whole shop. */
export const canAskFor = (form: MarkedForm, element: string): boolean =>
  form === 'link' ? SALES_AREAS.includes(element) : element !== 'shop';

/** Attributes that say it by being there. */
export const FLAGS: readonly Sayable[] = ['no-header', 'no-footer'];
