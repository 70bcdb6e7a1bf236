import type { Tag } from '../core/embed/elements.ts';
import { askFirst } from '../core/embed/early.ts';
import { MESSAGES } from '../core/i18n/messages.ts';
import { expectPlace } from '../core/navigation/asleep.ts';
import { arrive } from './arrive.ts';
import { FIRST_FILES } from './firstFiles.ts';
import { whenNear } from './near.ts';
import { guessLanguage, said } from './guess.ts';
import { keepRoom } from './room.ts';
import { showFallback, showSkeleton } from './skeleton.ts';
import { retryImport } from '../core/async/retryImport.ts';

arrive(import.meta.url);

const ELEMENTS: Record<Tag, () => Promise<unknown>> = {
  'museum-tickets': () => import('./tickets.tsx'),
  'museum-tours': () => import('./tours.tsx'),
  'museum-merchandise': () => import('./merchandise.tsx'),
  'museum-passes': () => import('./passes.tsx'),
  'museum-vouchers': () => import('./vouchers.tsx'),
  'museum-checkout': () => import('./checkout.tsx'),
  'museum-account': () => import('./account.tsx'),
  'museum-cart-button': () => import('./cart-button.tsx'),
  'museum-shop': () => import('./shop.tsx'),
};
const TAGS = Object.keys(ELEMENTS);
/** They wait for nobody to come near: one stands in a line of the page's own, the other is the page. */
const AT_ONCE = ['museum-cart-button', 'museum-shop'];
const MARKED = '.museum-embed,a[href*="museum-embed="]';

type File = {
  load: () => Promise<unknown>;
  /** What ends looking out for the elements that would need it. */
  stops: (() => void)[];
};

const files = new Map<string, File>();
let marked: Promise<unknown> | undefined;

/** What matches at or below the nodes, in the order of the page. */
const foundIn = (nodes: readonly Node[], selector: string): Element[] =>
  nodes.flatMap((node) => {
    // of what is no element, such as text, there is neither
    const element = node as Partial<Element> & Element;
    const below = [...(element.querySelectorAll?.(selector) ?? [])];
    return element.matches?.(selector) ? [element, ...below] : below;
  });

/** What cannot be loaded leaves its fallback in place. */
const tell = (what: string) => (error: unknown) =>
  console.warn(`${what} could not be loaded; the fallback stays.`, error);

/** The file of a tag; as long as it is not loaded, its elements have their room, and can be woken. */
function fileOf(tag: string): File {
  const known = files.get(tag);
  if (known) return known;
  const leaveRoom = keepRoom(tag);
  let answer: Promise<unknown> | undefined;
  const load = (): Promise<unknown> => {
    if (answer) return answer;
    answer = retryImport(ELEMENTS[tag as Tag]);
    answer.catch(tell(`<${tag}>`)).finally(() => {
      for (const stop of [leaveRoom, ...file.stops]) stop();
    });
    return answer;
  };
  const file: File = { load, stops: [] };
  files.set(tag, file);
  expectPlace(tag, load);
  return file;
}

/** Whether the address may name a route of ours: each element knows whether that leads to it. */
const isLed = (): boolean => location.hash.startsWith('#/');

function loadAll(): void {
  for (const { load } of files.values()) void load();
}

/** Everything that an element needs first is under way at once: its files, the configuration, the first data. */
function loadEarly(host: Element, area: string, item: string | null): void {
  const lang = guessLanguage(host);
  const api = said(host, 'api');
  if (api) askFirst({ api, shop: said(host, 'shop') || '1', lang, area, item, isLed: isLed() });
  const { list = [], one } = FIRST_FILES.elements[area] ?? {};
  const files = ((item && one) || list).map((position) => FIRST_FILES.files[position]!);
  // the first formatter of a language takes a slow phone 100 ms, which it has while the files are on their way
  setTimeout(() => Intl.DateTimeFormat(lang));
  // whoever needs a file that does not come tells of it
  for (const load of [...files, MESSAGES[lang]]) load().catch(() => undefined);
}

/** What a marked form will be, as far as it is needed to load early. */
function loadForMarked(form: Element): void {
  const { element, item } = (form as HTMLElement).dataset;
  const query = new URLSearchParams((form as HTMLAnchorElement).search);
  loadEarly(form, element ?? query.get('museum-embed') ?? '', item ?? query.get('item'));
}

/** Imports what embeds below the nodes need, and only this, when they come near the window or somebody is led there. */
async function loadFor(nodes: readonly Node[]): Promise<void> {
  // marked forms first: the order of the elements in the page is settled before one of them comes alive
  for (const form of foundIn(nodes, MARKED)) {
    whenNear(form, () => loadForMarked(form));
    marked ??= retryImport(() => import('./embeds.ts')).catch(tell('Marked forms'));
  }
  await marked;
  for (const element of foundIn(nodes, TAGS.join())) {
    // one that is alive sees to itself
    if (customElements.get(element.localName)) continue;
    const file = fileOf(element.localName);
    const begin = (): void => {
      const lang = guessLanguage(element);
      showSkeleton(element, lang);
      loadEarly(element, element.localName.replace('museum-', ''), element.getAttribute('item'));
      file.load().catch(() => showFallback(element, lang));
    };
    if (AT_ONCE.includes(element.localName)) begin();
    else file.stops.push(whenNear(element, begin));
    if (isLed()) void file.load();
  }
}

// embeds may come later: by the rest of the page, a page swap, a tab that opens
new MutationObserver((records) => {
  void loadFor(records.flatMap(({ addedNodes }) => [...addedNodes]));
}).observe(document, { childList: true, subtree: true });
addEventListener('beforeprint', loadAll);
addEventListener('hashchange', () => isLed() && loadAll());
void loadFor([document]);
