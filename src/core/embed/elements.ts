/** All elements, by their names in marked forms. This is the only such list. */
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

export const TAGS: readonly string[] = ELEMENTS.map((name): Tag => `museum-${name}`);

/** All attributes of the elements, in the order to write them. */
export const SAYABLE = [
  'item',
  'category',
  'tour-language',
  'date',
  'lang',
  'theme',
  'heading-level',
  'base',
  'routing',
  'no-header',
  'no-footer',
] as const;

export type Sayable = (typeof SAYABLE)[number];

const OF_ALL = ['lang', 'theme'] as const;
const OF_SCREENS = [...OF_ALL, 'heading-level'] as const;
const SELLS = ['item', 'category', ...OF_SCREENS] as const;

const SAYS: Record<ElementName, readonly Sayable[]> = {
  tickets: [...SELLS, 'date'],
  tours: [...SELLS, 'date', 'tour-language'],
  merchandise: SELLS,
  passes: SELLS,
  vouchers: SELLS,
  checkout: OF_SCREENS,
  account: OF_SCREENS,
  'cart-button': OF_ALL,
  shop: [...OF_SCREENS, 'base', 'routing', 'no-header', 'no-footer'],
};

/** Returns whether an element has an attribute. */
export const canSay = (element: ElementName, what: Sayable): boolean =>
  SAYS[element].includes(what);

/** Forms of an embed other than the tag. */
export type MarkedForm = 'div' | 'link';

/**
 * Attributes allowed in a marked link: only what to show and the level of its heading, because third parties can write
 * links in comments.
 */
export const IN_MARKED_LINKS: readonly Sayable[] = [
  'item',
  'category',
  'date',
  'tour-language',
  'heading-level',
];

/** Attributes allowed in a marked `div`; all others need the tag. */
export const IN_MARKED_FORMS: readonly Sayable[] = [...IN_MARKED_LINKS, 'lang'];

/** Returns whether a marked form supports an element: links the sales areas, a `div` all but the whole shop. */
export const canAskFor = (form: MarkedForm, element: string): boolean =>
  form === 'link'
    ? ELEMENTS.some((each) => each === element && canSay(each, 'item'))
    : element !== 'shop';

/** Boolean attributes. */
export const FLAGS: readonly Sayable[] = ['no-header', 'no-footer'];
