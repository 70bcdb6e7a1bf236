import type { Page, Request } from 'playwright-core';
import { drawn, event } from './line.ts';

export const LOADER = /\/museum-shop\.js/;

type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

type Watched = {
  /** Layout shifts without user input. */
  moved: string[];
  /** Layout shifts right after user input: content that opens needs space. */
  opened: string[];
};

/** Runs in the page, so it names no function: the compiler's helper for names does not exist there. */
function watch(): void {
  const moved: string[] = [];
  const opened: string[] = [];
  Object.assign(globalThis, { moved, opened });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node instanceof Element ? `${node.localName}.${node.className}` : 'a text';
        return `${name} from ${from.x},${from.y} to ${to.x},${to.y}`;
      });
      (hadRecentInput ? opened : moved).push(`${value}: ${what.join('; ')}`);
    }
  }).observe({ type: 'layout-shift' });
}

/** Records the layout shifts of every page opened from now on, from its first moment. */
export async function watchFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Records the layout shifts of the current page. */
export const watchFromNow = (page: Page): Promise<void> => page.evaluate(watch);

/** Returns the layout shifts without user input, each with the browser's score. Empty if nothing moved. */
export async function moved(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => (globalThis as unknown as Watched).moved);
}

/** Returns all layout shifts, including those right after user input. */
export async function movedAtAll(page: Page): Promise<string[]> {
  const byItself = await moved(page);
  return [...byItself, ...(await page.evaluate(() => (globalThis as unknown as Watched).opened))];
}

/** Waits until the whole shop shows everything that it has requested. */
export async function untilLoaded(page: Page): Promise<void> {
  const unfinished = page.locator('museum-shop :is(.skeleton, [aria-busy=true])');
  await unfinished.first().waitFor({ state: 'detached' });
  await drawn(page);
}

/** Holds back the answers from matching addresses. Returns a function that releases an address and waits for its answers. */
export async function holdBack(
  page: Page,
  addresses: readonly RegExp[],
): Promise<(address: RegExp) => Promise<void>> {
  const gates = new Map(
    addresses.map((address) => [address, { opening: event(), held: [] as Request[] }]),
  );
  for (const [address, gate] of gates) {
    await page.route(address, async (route) => {
      gate.held.push(route.request());
      await gate.opening.happened;
      await route.continue();
    });
  }
  return async (address) => {
    const { opening, held } = gates.get(address)!;
    opening.happen();
    for (const request of held) await (await request.response())?.finished();
    await drawn(page);
  };
}

/**
 * Opens a page of the museum while the shop's script and the answers from matching addresses are held back: the visitor sees the
 * embed's fallback and the content below it. Returns a function that releases an address.
 */
export async function openEarly(
  page: Page,
  address: string,
  answers: readonly RegExp[],
): Promise<(address: RegExp) => Promise<void>> {
  const letGo = await holdBack(page, [LOADER, ...answers]);
  await page.goto(address, { waitUntil: 'commit' });
  await page
    .locator(
      ':is(museum-tickets, museum-tours, museum-merchandise, museum-passes, museum-vouchers) > a',
    )
    .waitFor();
  await page.locator('footer').waitFor();
  await drawn(page);
  return letGo;
}
