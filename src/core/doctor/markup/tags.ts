import { ELEMENTS, TAGS } from '../../embed/elements.ts';
import { isNear, meantBy } from '../spelling.ts';
import type { Finding } from '../types.ts';
import { EMBEDS } from './embeds.ts';
import { openingTag } from './openingTag.ts';

const ANY = TAGS.join();
const CLASS = 'museum-embed';
/** Elements that react to clicks themselves, so that nothing in them can be pressed. */
const PRESSED = 'a[href], button, label, summary';

/** Returns the tag that a misspelt one stands for: near it, its beginning, or more than it. */
function meantTag(name: string): string | undefined {
  const more = (tag: string): boolean =>
    name.startsWith(tag) && (name.length <= tag.length + 4 || !/[\w-]/.test(name[tag.length]!));
  const isBeginning = (tag: string): boolean => name.length > 9 && tag.startsWith(name);
  return meantBy(name, TAGS) ?? TAGS.find((tag) => name !== tag && (more(tag) || isBeginning(tag)));
}

function misspeltTags(document: Document): Finding[] {
  const names = [...document.querySelectorAll('*')].map(({ localName }) => localName);
  const own = new Set(names.filter((name) => name.startsWith('mus') && !TAGS.includes(name)));
  return [...own].flatMap((tag): Finding[] => {
    // the page has an element of its own by that name
    if (document.defaultView?.customElements.get(tag.replace(/[^\w-].*/, ''))) return [];
    const meant = meantTag(tag);
    return meant ? [{ is: 'misspelt-tag', tag, meant }] : [];
  });
}

/** Finds elements that are almost marked `div`s. */
function misspeltDivs(document: Document): Finding[] {
  const isAlmost = (element: Element): boolean => {
    if (element.localName === 'a' || TAGS.includes(element.localName)) return false;
    const classes = [...element.classList];
    const named = element.getAttribute('data-element') ?? '';
    if (classes.includes(CLASS)) {
      return element.localName !== 'div' || !element.hasAttribute('data-element');
    }
    return (
      ELEMENTS.some((each) => each === named) ||
      classes.some((each) => each !== CLASS && isNear(each.toLowerCase(), CLASS)) ||
      classes.some((each) => each.toLowerCase() === CLASS)
    );
  };
  return [...document.querySelectorAll('[class*="mus" i], [data-element]')]
    .filter((element) => isAlmost(element))
    .map((element) => ({ is: 'misspelt-div', embed: openingTag(element) }));
}

/** Finds embeds in another embed, and in elements that take their clicks. */
function misplaced(document: Document): Finding[] {
  const embeds = [...document.querySelectorAll(`${ANY}, div.${CLASS}[data-element]`)];
  return embeds.flatMap((element): Finding[] => {
    const parent = element.parentElement;
    const [outer, pressed] = [ANY, PRESSED].map((each) => parent?.closest(each));
    const embed = openingTag(element);
    if (pressed) return [{ is: 'inside-link', embed, around: openingTag(pressed) }];
    // a marked form in an embed is its fallback
    return outer && TAGS.includes(element.localName)
      ? [{ is: 'nested-embed', embed, around: openingTag(outer) }]
      : [];
  });
}

/** Finds ids that several embeds share: after a reload, each embed is found by its id. */
function duplicateIds(document: Document): Finding[] {
  const ids = [...document.querySelectorAll(EMBEDS)].flatMap(({ id }) => id || []);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  return [...new Set(twice)].map((id) => ({ is: 'duplicate-id', id }));
}

/** Returns what is wrong with the tags of a page, apart from their attributes. */
export const tagFindings = (document: Document): Finding[] => [
  ...misspeltTags(document),
  ...misspeltDivs(document),
  ...misplaced(document),
  ...duplicateIds(document),
];
