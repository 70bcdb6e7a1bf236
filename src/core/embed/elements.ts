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
  'no-header',
  'no-footer',
  'routing',
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
  shop: [...OF_ALL, 'no-header', 'no-footer', 'routing'],
};

/** Whether an element can be told this. */
export const canSay = (element: ElementName, what: Sayable): boolean =>
  SAYS[element].includes(what);

/** What a marked `div` or link can say: what to show. Everything else is for the tag alone. */
export const IN_MARKED_FORMS: readonly Sayable[] = [
  'item',
  'category',
  'date',
  'tour-language',
  'lang',
];

/** Attributes that say it by being there. */
export const FLAGS: readonly Sayable[] = ['no-header', 'no-footer'];
