import { TAGS } from '../core/embed/elements.ts';
import { claim } from '../core/shared.ts';
import { originsOf, type Wanted, wantedByDiv, wantedByLink } from './marked.ts';
import { ofPage } from './ofPage.ts';
import { WHOLE } from './settings.ts';

const DIV = 'div.museum-embed[data-element]';
const FORMS = `${DIV},a[href*="museum-embed="]`;

/** A page may have other tags that begin with `museum-`. */
const isOurs = ({ localName }: Element): boolean => TAGS.includes(localName);

/** What stands within an embed is its fallback, and stays one. */
function isFallback({ parentElement: around }: Element): boolean {
  return around !== null && (isOurs(around) || around.matches(DIV) || isFallback(around));
}

function create({ tag, attributes }: Wanted): HTMLElement | undefined {
  if (!TAGS.includes(tag)) {
    if (claim(`unknown ${tag}`)) {
      console.warn(`museum-embed: there is no <${tag}>; the fallback stays.`);
    }
    return undefined;
  }
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // a marked form stands on a page of a CMS, whose addresses are its own
  if (tag === WHOLE) element.setAttribute('routing', 'hash');
  return element;
}

/** The `div` stays, with all that the page's scripts and style sheets know it by; its content is the fallback. */
function fill(div: Element): void {
  if ([...div.children].some(isOurs)) return;
  const element = create(wantedByDiv((name) => div.getAttribute(name)));
  if (!element) return;
  element.append(...div.childNodes);
  div.append(element);
}

function isTrusted({ origin }: HTMLAnchorElement): boolean {
  const ours = [location.href, ofPage('shop-url') ?? '', ofPage('api') ?? ''];
  return originsOf(ours, location.href).includes(origin);
}

/** Nothing fits into a link: the element takes its place, and the link becomes the fallback. */
function wrap(link: HTMLAnchorElement): void {
  const wanted = isTrusted(link) ? wantedByLink(link.search) : undefined;
  const { lang, id } = link;
  const element =
    wanted &&
    create({
      ...wanted,
      attributes: { ...(lang && { lang }), ...(id && { id }), ...wanted.attributes },
    });
  if (!element) return;
  // an anchor must not lead to a link that the shop has taken the place of
  link.removeAttribute('id');
  link.replaceWith(element);
  element.append(link);
}

function convert(form: HTMLElement): void {
  // what is being edited in place would be saved with the element inside
  if (isFallback(form) || form.isContentEditable) return;
  if (form.matches(DIV)) fill(form);
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
