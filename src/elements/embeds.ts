import { canAskFor, type MarkedForm, TAGS } from '../core/embed/elements.ts';
import { claim } from '../core/page/shared.ts';
import {
  formOf,
  linkRefusal,
  madeOfLinks,
  originsOf,
  type Wanted,
  wantedByDiv,
  wantedByLink,
} from './embedMarkup.ts';
import { pageSetting } from './pageSetting.ts';

const DIV = 'div.museum-embed[data-element]';
const FORMS = `${DIV},a[href*="museum-embed="]`;

/** Returns whether an element is one of the shop's; a page may have other tags that begin with `museum-`. */
const isOurs = ({ localName }: Element): boolean => TAGS.includes(localName);

/** Returns whether a marked form is inside an embed, as part of its fallback. */
function isFallback({ parentElement: around }: Element): boolean {
  return around !== null && (isOurs(around) || around.matches(DIV) || isFallback(around));
}

function warnOnce(sentence: string): void {
  if (claim(`warn ${sentence}`)) console.warn(`museum-embed: ${sentence}; the fallback stays.`);
}

function create({ tag, attributes }: Wanted, form: MarkedForm): HTMLElement | undefined {
  if (!TAGS.includes(tag)) {
    warnOnce(`there is no <${tag}>`);
    return undefined;
  }
  if (!canAskFor(form, tag.replace('museum-', ''))) {
    warnOnce(`a marked ${form} cannot be <${tag}>`);
    return undefined;
  }
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Puts the element into its `div`, which stays, because scripts and style sheets may refer to it. */
function fill(div: Element): void {
  if ([...div.children].some(isOurs)) return;
  const element = create(
    wantedByDiv((name) => div.getAttribute(name)),
    'div',
  );
  if (!element) return;
  element.append(...div.childNodes);
  div.append(element);
}

function isTrusted({ origin }: HTMLAnchorElement): boolean {
  const ours = [location.href, pageSetting('shop-url') ?? '', pageSetting('api') ?? ''];
  return originsOf(ours, location.href).includes(origin);
}

const linksInUse = (): number =>
  [...document.querySelectorAll(TAGS.join())].filter((each) => madeOfLinks.has(each)).length;

/** Replaces a link by its element, with the link as the fallback: a link must not contain interactive content. */
function wrap(link: HTMLAnchorElement): void {
  if (!isTrusted(link) || linkRefusal(link, linksInUse())) return;
  const wanted = wantedByLink(link.search);
  const element = wanted && create(wanted, 'link');
  if (!element) return;
  madeOfLinks.add(element);
  if (link.id) element.id = link.id;
  // anchors lead to the element, which has the id now
  link.removeAttribute('id');
  link.replaceWith(element);
  element.append(link);
}

function convert(form: HTMLElement): void {
  // an inline editor would save the element as part of the page
  if (isFallback(form) || form.isContentEditable) return;
  if (formOf(form) === 'div') fill(form);
  else wrap(form as HTMLAnchorElement);
}

/** Converts the marked forms that contain the nodes, and those in them. */
function look(nodes: Iterable<Node>): void {
  // while the page is parsed, a form may be incomplete
  if (document.readyState === 'loading') return;
  for (const node of nodes) {
    if (!('querySelectorAll' in node)) continue;
    const root = node as Element;
    const around = root.closest?.<HTMLElement>(FORMS);
    if (around) convert(around);
    for (const form of root.querySelectorAll<HTMLElement>(FORMS)) convert(form);
  }
}

new MutationObserver((records) => {
  for (const { addedNodes } of records) look(addedNodes);
}).observe(document, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => look([document]));
look([document]);
