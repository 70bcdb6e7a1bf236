import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import type { Browser } from 'puppeteer-core';
import type { ShopConfig } from '../../../src/core/api/contract.ts';
import { engine, startBrowser } from './engine.ts';
import { type HostPage, type Museum, startMuseum } from './museum.ts';
import { Visitor } from './visitor.ts';

type Options = {
  /** More on the origin of the pages. Files share it: what a file serves there has names of its own. */
  site?: (app: Hono) => void;
  /** The museum's configuration; a file that names it has a museum to itself. */
  configuration?: Partial<ShopConfig>;
};

type Pages = {
  readonly museum: Museum;
  /** A visitor with a tab in a new profile; `mayHear` is what the console may report, anything else fails the test. */
  visit: (mayHear?: RegExp) => Promise<Visitor>;
  /** Puts a page into the site and opens it; `address` is added to its own: `#/…`, `?…`. */
  open: (page: HostPage & { address?: string; mayHear?: RegExp }) => Promise<Visitor>;
};

const sites: ((app: Hono) => void)[] = [];
const configurations = new Set<Partial<ShopConfig> | undefined>();
const museums = new Map<Partial<ShopConfig> | undefined, Museum>();
const visitors = new Map<Visitor, RegExp | undefined>();
let browser: Browser | undefined;
let allImported: Promise<unknown> = Promise.resolve();
let started: Promise<void> | undefined;

/**
 * Runs files of host pages in this process: one browser for all, and one museum unless a file needs another one.
 * @public called by the scripts that tools/test-host-pages.mjs writes
 */
export function importAll(files: readonly string[]): void {
  allImported = importEach(files);
}

/** One after the other: Node gives the tests of files that are imported at the same time all to the suite of the first. */
async function importEach(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await new Promise<void>((resolve) => {
      describe(file, async () => {
        await import(pathToFileURL(file).href);
        resolve();
      });
    });
  }
}

async function start(): Promise<void> {
  await allImported;
  const site = (app: Hono): void => sites.forEach((addTo) => addTo(app));
  for (const configuration of configurations) {
    museums.set(
      configuration,
      await startMuseum({ site, ...(configuration && { configuration }) }),
    );
  }
  if (engine !== 'webkit') browser = await startBrowser();
}

// hooks of the whole process, and so of the tests of all files in it
beforeEach(() => (started ??= start()));
afterEach(async () => {
  const left = [...visitors];
  visitors.clear();
  for (const museum of museums.values()) museum.fail(undefined);
  await Promise.all(left.map(([visitor]) => visitor.leave()));
  const noise = left.flatMap(([visitor, mayHear]) =>
    visitor.noise.filter((text) => !mayHear?.test(text)),
  );
  assert.deepEqual(noise, []);
});
after(async () => {
  await browser?.close();
  for (const museum of museums.values()) await museum.close();
});

/** The museum and the visitors of one file of host pages. After each test all visitors leave, and none heard any noise. */
export function hostPages({ site, configuration }: Options = {}): Pages {
  if (site) sites.push(site);
  configurations.add(configuration);
  const pages: Pages = {
    get museum() {
      return museums.get(configuration)!;
    },
    async visit(mayHear) {
      const visitor = await Visitor.arrive(browser);
      visitors.set(visitor, mayHear);
      return visitor;
    },
    async open({ address = '', mayHear, ...page }) {
      const visitor = await pages.visit(mayHear);
      await visitor.goTo(pages.museum.put(page) + address);
      return visitor;
    },
  };
  return pages;
}
