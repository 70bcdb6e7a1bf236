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
} from './marked.ts';
import { ofPage } from './ofPage.ts';

const DIV = 'div.museum-embed[data-element]';
const FORMS = `${DIV},a[href*="museum-embed="]`;

/** A page may have other tags that begin with `museum-`. */
const isOurs = ({ localName }: Element): boolean => TAGS.includes(localName);

/** What stands within an embed is its fallback, and stays one. */
function isFallback({ parentElement: around }: Element): boolean {
  return around !== null && (isOurs(around) || around.matches(DIV) || isFallback(around));
}

function warnOnce(sentence: string): void {
  if (claim(sentence)) console.warn(`museum-embed: ${sentence}; the fallback stays.`);
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

/** The `div` stays, with all that the page's scripts and style sheets know it by; its content is the fallback. */
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
  const ours = [location.href, ofPage('shop-url') ?? '', ofPage('api') ?? ''];
  return originsOf(ours, location.href).includes(origin);
}

const linksInUse = (): number =>
  [...document.querySelectorAll(TAGS.join())].filter((each) => madeOfLinks.has(each)).length;

/** Nothing fits into a link: the element takes its place, and the link becomes the fallback. */
function wrap(link: HTMLAnchorElement): void {
  if (!isTrusted(link) || linkRefusal(link, linksInUse())) return;
  const wanted = wantedByLink(link.search);
  const element = wanted && create(wanted, 'link');
  if (!element) return;
  madeOfLinks.add(element);
  if (link.id) element.id = link.id;
  // an anchor must not lead to a link that the shop has taken the place of
  link.removeAttribute('id');
  link.replaceWith(element);
  element.append(link);
}

function convert(form: HTMLElement): void {
  // what is being edited in place would be saved with the element inside
  if (isFallback(form) || form.isContentEditable) return;
  if (formOf(form) === 'div') fill(form);
  else wrap(form as HTMLAnchorElement);
}

/** Turns the marked forms around, at and below the nodes into the elements that they ask for. */
function look(nodes: Iterable<Node>): void {
  // while the page is being parsed, a form may still wait for its content
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
