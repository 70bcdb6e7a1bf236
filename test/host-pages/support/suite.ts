import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { engine, startBrowser } from './engine.ts';
import { type HostPage, type Museum, startMuseum } from './museum.ts';
import { Visitor } from './visitor.ts';

export type Pages = {
  readonly museum: Museum;
  /** Somebody with a tab of his own; what he may hear on the console is named, anything else fails the test. */
  visit: (mayHear?: RegExp) => Promise<Visitor>;
  /** Puts a page into the site, and opens it; `address` is added to its own: `#/…`, `?…`. */
  open: (page: HostPage & { address?: string; mayHear?: RegExp }) => Promise<Visitor>;
};

/** The museum and the browser of one file of host pages. After each test all visitors leave, and none heard any noise. */
export function hostPages(options: Parameters<typeof startMuseum>[0] = {}): Pages {
  let museum: Museum;
  let browser: Browser | undefined;
  const visitors = new Map<Visitor, RegExp | undefined>();

  before(async () => {
    museum = await startMuseum(options);
    if (engine !== 'webkit') browser = await startBrowser();
  });
  afterEach(async () => {
    const left = [...visitors];
    visitors.clear();
    museum.fail(undefined);
    await Promise.all(left.map(([visitor]) => visitor.leave()));
    const noise = left.flatMap(([visitor, mayHear]) =>
      visitor.noise.filter((text) => !mayHear?.test(text)),
    );
    assert.deepEqual(noise, []);
  });
  after(async () => {
    await browser?.close();
    await museum?.close();
  });

  const pages: Pages = {
    get museum() {
      return museum;
    },
    async visit(mayHear) {
      const visitor = await Visitor.arrive(browser);
      visitors.set(visitor, mayHear);
      return visitor;
    },
    async open({ address = '', mayHear, ...page }) {
      const visitor = await pages.visit(mayHear);
      await visitor.goTo(museum.put(page) + address);
      return visitor;
    },
  };
  return pages;
}
