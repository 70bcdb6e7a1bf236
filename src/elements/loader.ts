import type { Tag } from '../core/embed/elements.ts';
import { expectPlace } from '../core/navigation/asleep.ts';
import { arrive } from './arrive.ts';
import { whenNear } from './near.ts';
import { keepRoom } from './room.ts';

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
const TAGS = Object.keys(ELEMENTS).join();
/** They wait for nobody to come near: one stands in a line of the page's own, the other is the page. */
const AT_ONCE = ['museum-cart-button', 'museum-shop'];
const MARKED = '.museum-embed,a[href*="museum-embed="]';

type File = {
  load: () => Promise<unknown>;
  isAsked: boolean;
  /** What ends looking out for the elements that would need it. */
  stops: (() => void)[];
};

const files = new Map<string, File>();
let marked: Promise<unknown> | undefined;

/** What matches at or below the nodes, in the order of the page. */
const foundIn = (nodes: readonly Node[], selector: string): Element[] =>
  nodes.flatMap((node) => {
    if (!('querySelectorAll' in node)) return [];
    const root = node as Element;
    const below = [...root.querySelectorAll(selector)];
    return root.matches?.(selector) ? [root, ...below] : below;
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
    file.isAsked = true;
    for (const stop of file.stops.splice(0)) stop();
    answer = ELEMENTS[tag as Tag]();
    answer.catch(tell(`<${tag}>`)).finally(leaveRoom);
    return answer;
  };
  const file: File = { load, isAsked: false, stops: [] };
  files.set(tag, file);
  expectPlace(tag, load);
  return file;
}

/** Whether the address may name a route of ours: each element knows whether that leads to it. */
const isLed = (): boolean => location.hash.startsWith('#/');

function loadAll(): void {
  for (const { load } of files.values()) void load();
}

/** Imports what embeds below the nodes need, and only this, when they come near the window or somebody is led there. */
async function loadFor(nodes: readonly Node[]): Promise<void> {
  // marked forms first: the order of the elements in the page is settled before one of them comes alive
  if (foundIn(nodes, MARKED).length > 0) {
    marked ??= import('./embeds.ts').catch(tell('Marked forms'));
  }
  await marked;
  for (const element of foundIn(nodes, TAGS)) {
    const file = fileOf(element.localName);
    if (file.isAsked) continue;
    if (AT_ONCE.includes(element.localName) || isLed()) void file.load();
    else file.stops.push(whenNear(element, file.load));
  }
}

// embeds may come later: by the rest of the page, a page swap, a tab that opens
const watch = new MutationObserver((records) => {
  void loadFor(records.flatMap(({ addedNodes }) => [...addedNodes]));
  const isAllAsked = [...files.values()].every(({ isAsked }) => isAsked);
  if (marked && files.size === Object.keys(ELEMENTS).length && isAllAsked) watch.disconnect();
});
watch.observe(document, { childList: true, subtree: true });
addEventListener('beforeprint', loadAll);
addEventListener('hashchange', () => isLed() && loadAll());
void loadFor([document]);
