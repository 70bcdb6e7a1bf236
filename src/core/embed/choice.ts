import { isDay } from '../calendar/day.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { canSay, type ElementName, ELEMENTS, FLAGS, type Sayable, SAYABLE } from './elements.ts';

/** What is said beside the element itself. */
const BESIDE = ['api', 'shop', 'element', 'accent', 'fallback', 'text', 'release'] as const;

/** Everything that an editor can choose, under the names that it has in the address. */
const CHOICES = [...BESIDE, ...SAYABLE] as const;

export type ChoiceName = (typeof CHOICES)[number];

/** What an editor has chosen; what is empty was left as it is. */
export type Choice = Readonly<Record<ChoiceName, string>> & { readonly element: ElementName };

const isOneOf =
  (...values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);

/** The bounds of what may come with an address that somebody else has written. */
const CHECKS: Partial<Record<ChoiceName, (value: string) => boolean>> = {
  api: (value) => /^(https?:\/\/|\/(?!\/))/.test(value),
  shop: (value) => /^\d+$/.test(value),
  element: isOneOf(...ELEMENTS),
  accent: (value) => /^#[\da-f]{6}$/i.test(value),
  fallback: (value) => /^(https?:|tel:|mailto:|\/(?!\/))/.test(value),
  release: isOneOf('pinned'),
  date: isDay,
  lang: isOneOf(...LANGUAGES),
  theme: isOneOf('light', 'dark'),
  'no-header': isOneOf('true'),
  'no-footer': isOneOf('true'),
  base: (value) => /^\/(?!\/)[^\s?#]*$/.test(value),
  // empty: inside a page of a CMS
  routing: isOneOf('path'),
};

/** Whether a text can be chosen; nothing always can. */
export const isChoosable = (name: ChoiceName, text: string): boolean =>
  text === '' || (CHECKS[name]?.(text) ?? true);

/** The choice that an address holds; what makes no sense is left as it is. */
export function choiceIn(query: URLSearchParams): Choice {
  const entries = CHOICES.map((name) => {
    const value = query.get(name)?.trim() ?? '';
    return [name, isChoosable(name, value) ? value : ''];
  });
  const choice = Object.fromEntries(entries) as Choice;
  return { ...choice, element: choice.element || 'tickets' };
}

/** The query of an address that holds the choice. */
export function queryFor(choice: Choice): string {
  const query = new URLSearchParams();
  for (const name of CHOICES) if (choice[name]) query.set(name, choice[name]);
  return query.toString();
}

/** The choice with another element: what that one cannot be told goes, and so do ids, which are others there. */
export function withElement(choice: Choice, element: ElementName): Choice {
  const gone = SAYABLE.filter(
    (what) => !canSay(element, what) || what === 'item' || what === 'category',
  );
  return { ...choice, ...Object.fromEntries(gone.map((what) => [what, ''])), text: '', element };
}

/**
 * What the place of a whole shop asks for. A page of a CMS has a header, a footer and addresses of its own; elsewhere the
 * shop has the path, which needs no word.
 */
function withPlace(choice: Choice): Choice {
  if (choice.element !== 'shop') return choice;
  return choice.routing === 'path'
    ? { ...choice, routing: '' }
    : { ...choice, base: '', routing: 'hash', 'no-header': 'true', 'no-footer': 'true' };
}

/** What the element is told, in the order in which it is written; one item needs no category. */
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
