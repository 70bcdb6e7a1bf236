import type { Tag } from '../core/embed/elements.ts';
import { prefetchFirst } from '../core/embed/early.ts';
import { MESSAGES } from '../core/i18n/messages.ts';
import { registerPending } from '../core/navigation/pending.ts';
import { bootstrapScript } from './bootstrapScript.ts';
import { isClobbered } from './clobbered.ts';
import { FIRST_FILES } from './firstFiles.ts';
import { whenNear } from './whenNear.ts';
import { guessLanguage, rawSetting } from './guess.ts';
import { reserveHeightOf } from './reservedHeight.ts';
import { showFallback, showSkeleton } from './skeleton.ts';
import { retryImport } from '../core/async/retryImport.ts';

bootstrapScript(import.meta.url);

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
/** Loaded at once: the cart button is inline, and a whole shop is the page. */
const AT_ONCE = ['museum-cart-button', 'museum-shop'];
const MARKED = '.museum-embed,a[href*="museum-embed="]';

type File = {
  load: () => Promise<unknown>;
  /** Functions that stop watching the elements that need the file. */
  stops: (() => void)[];
};

const files = new Map<string, File>();
let marked: Promise<unknown> | undefined;

/** Returns the matching elements at or below the nodes, in page order. */
const foundIn = (nodes: readonly Node[], selector: string): Element[] =>
  nodes.flatMap((node) => {
    // other nodes, such as text, have neither method
    const element = node as Partial<Element> & Element;
    const below = [...(element.querySelectorAll?.(selector) ?? [])];
    return element.matches?.(selector) ? [element, ...below] : below;
  });

const warn = (what: string) => (error: unknown) =>
  console.warn(`${what} could not be loaded; the fallback stays.`, error);

/** Returns the file of a tag. Until it has loaded, its elements are pending and have a reserved height. */
function fileOf(tag: string): File {
  const known = files.get(tag);
  if (known) return known;
  const stopReserving = reserveHeightOf(tag);
  let answer: Promise<unknown> | undefined;
  const load = (): Promise<unknown> => {
    if (answer) return answer;
    answer = retryImport(ELEMENTS[tag as Tag]);
    answer.catch(warn(`<${tag}>`)).finally(() => {
      for (const stop of [stopReserving, ...file.stops]) stop();
    });
    return answer;
  };
  const file: File = { load, stops: [] };
  files.set(tag, file);
  registerPending(tag, load);
  return file;
}

/** Returns whether the hash may be a route of the shop. Each element decides whether it shows that route. */
const hasRoute = (): boolean => location.hash.startsWith('#/');

function loadAll(): void {
  for (const { load } of files.values()) void load();
}

/** Requests everything that an element needs first, in parallel: its files, the configuration and the first data. */
function loadEarly(host: Element, area: string, item: string | null): void {
  const lang = guessLanguage(host);
  const api = rawSetting(host, 'api');
  if (api)
    prefetchFirst({
      api,
      shop: rawSetting(host, 'shop') || '1',
      lang,
      area,
      item,
      hasRoute: hasRoute(),
    });
  const [list = [], one] = FIRST_FILES.elements[area] ?? [];
  const files = ((item && one) || list).map((position) => FIRST_FILES.files[position]!);
  // the first formatter of a language takes 100 ms on a slow phone: it is made while the files load
  setTimeout(() => Intl.DateTimeFormat(lang));
  // the code that needs the file reports its error
  for (const load of [...files, MESSAGES[lang]]) load(lang).catch(() => undefined);
}

/** Requests everything that the element of a marked form will need first. */
function loadForMarked(form: Element): void {
  const { element, item } = (form as HTMLElement).dataset;
  const query = new URLSearchParams((form as HTMLAnchorElement).search);
  loadEarly(form, element ?? query.get('museum-embed') ?? '', item ?? query.get('item'));
}

/** Loads what the embeds below the nodes need, and no more, when they come near the window or a link leads to them. */
async function loadFor(nodes: readonly Node[]): Promise<void> {
  // marked forms first, so that the order of the elements is final before one of them is connected
  for (const form of foundIn(nodes, MARKED)) {
    whenNear(form, () => loadForMarked(form));
    marked ??= retryImport(() => import('./embeds.ts')).catch(warn('Marked forms'));
  }
  await marked;
  for (const element of foundIn(nodes, TAGS.join())) {
    // a defined element loads what it needs by itself
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
    if (hasRoute()) void file.load();
  }
}

if (!isClobbered()) {
  // embeds can be added later: by the rest of the page, a page swap or a tab that opens
  new MutationObserver((records) => {
    void loadFor(records.flatMap(({ addedNodes }) => [...addedNodes]));
  }).observe(document, { childList: true, subtree: true });
  addEventListener('beforeprint', loadAll);
  addEventListener('hashchange', () => hasRoute() && loadAll());
  void loadFor([document]);
}
