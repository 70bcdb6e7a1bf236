import { isDay } from '../calendar/day.ts';
import { languageOf, regionOf } from '../i18n/languages.ts';
import { withScheme } from '../web/addresses.ts';
import { DESTINATIONS } from './destinations.ts';
import { canSay, type ElementName, ELEMENTS, FLAGS, type Sayable, SAYABLE } from './elements.ts';

/** Choices that are not attributes of the element. */
const BESIDE = [
  'api',
  'shop',
  'element',
  'to',
  'html',
  'accent',
  'surface',
  'fallback',
  'deep',
  'text',
  'release',
] as const;

/** All choices of an editor, by their names in the configurator's address. */
const CHOICES = [...BESIDE, ...SAYABLE] as const;

export type ChoiceName = (typeof CHOICES)[number];

/** Choices of an editor; an empty one means the default. */
export type Choice = Readonly<Record<ChoiceName, string>> & { readonly element: ElementName };

const isOneOf =
  (...values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);

const isColour = (value: string): boolean => /^#[\da-f]{6}$/i.test(value);

/** Validators for choices, because the address may come from a third party. */
const CHECKS: Partial<Record<ChoiceName, (value: string) => boolean>> = {
  api: (value) => /^(https?:\/\/|\/(?!\/))/.test(value),
  shop: (value) => /^\d+$/.test(value),
  element: isOneOf(...ELEMENTS),
  to: isOneOf(...DESTINATIONS),
  html: isOneOf('no'),
  accent: isColour,
  surface: isColour,
  fallback: (value) => /^(https?:|tel:|mailto:|\/(?!\/))/.test(value),
  deep: isOneOf('true'),
  release: isOneOf('pinned'),
  date: isDay,
  lang: (value) => languageOf(value) !== undefined,
  theme: isOneOf('light', 'dark'),
  'heading-level': isOneOf('1', '2', '3', '4', '5', '6'),
  'no-header': isOneOf('true'),
  'no-footer': isOneOf('true'),
  base: (value) => /^\/(?!\/)[^\s?#]*$/.test(value),
  // empty: inside a CMS page
  routing: isOneOf('path'),
};

/** Returns a language with its region as browsers write it, `de-CH` for `de-ch`; one that is unknown stays as it is. */
function tagOf(typed: string): string {
  const lang = languageOf(typed);
  return lang ? Intl.getCanonicalLocales(lang + regionOf(lang, [typed]))[0]! : typed;
}

/** How some choices count, which people write in several ways: addresses without a scheme, and languages. */
const READERS: Partial<Record<ChoiceName, (typed: string) => string>> = {
  api: withScheme,
  fallback: withScheme,
  lang: tagOf,
};

/** Returns a choice as it counts, from what was typed; `undefined` if it is invalid. */
export function readChoice(name: ChoiceName, typed: string): string | undefined {
  const trimmed = typed.trim();
  const value = READERS[name]?.(trimmed) ?? trimmed;
  return value === '' || (CHECKS[name]?.(value) ?? true) ? value : undefined;
}

/** Returns whether a text is a valid choice; an empty one always is. */
export const isChoosable = (name: ChoiceName, text: string): boolean =>
  readChoice(name, text) !== undefined;

/** Reads the choices from an address; invalid ones become empty. */
export function choiceIn(query: URLSearchParams): Choice {
  const entries = CHOICES.map((name) => [name, readChoice(name, query.get(name) ?? '') ?? '']);
  const choice = Object.fromEntries(entries) as Choice;
  return { ...choice, element: choice.element || 'tickets' };
}

/** Choices in an address that are invalid, as they are written there. */
export type Rejected = Readonly<Partial<Record<ChoiceName, string>>>;

export function rejectedIn(query: URLSearchParams): Rejected {
  const isRejected = (name: ChoiceName): boolean => !isChoosable(name, query.get(name) ?? '');
  return Object.fromEntries(CHOICES.filter(isRejected).map((name) => [name, query.get(name)!]));
}

export function queryFor(choice: Choice): string {
  const query = new URLSearchParams();
  for (const name of CHOICES) if (choice[name]) query.set(name, choice[name]);
  return query.toString();
}

/** Changes the element, and removes all ids and the choices that the new element does not support. */
export function withElement(choice: Choice, element: ElementName): Choice {
  const gone = SAYABLE.filter(
    (what) => !canSay(element, what) || what === 'item' || what === 'category',
  );
  return { ...choice, ...Object.fromEntries(gone.map((what) => [what, ''])), text: '', element };
}

/**
 * Adds what a whole shop needs. On a CMS page, which has its own header, footer, and paths, the shop uses the hash and
 * hides its own header and footer. Elsewhere it uses the path, which is the default.
 */
function withPlace(choice: Choice): Choice {
  if (choice.element !== 'shop') return choice;
  return choice.routing === 'path'
    ? { ...choice, routing: '' }
    : { ...choice, base: '', routing: 'hash', 'no-header': 'true', 'no-footer': 'true' };
}

/**
 * Returns the attributes of the element in the order to write them; an item makes category and tour language
 * superfluous.
 */
export function saidIn(chosen: Choice): [what: Sayable, value: string][] {
  const choice = withPlace(chosen);
  const said = SAYABLE.filter((what) => choice[what] && canSay(choice.element, what));
  const hasItem = said.includes('item');
  const isIdle = (what: Sayable): boolean =>
    hasItem && (what === 'category' || what === 'tour-language');
  return said.flatMap((what) =>
    isIdle(what) ? [] : [[what, FLAGS.includes(what) ? '' : choice[what]]],
  );
}
