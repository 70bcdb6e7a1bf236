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
  /** Adds routes to the site's origin. All test files share it, so each uses its own paths. */
  site?: (app: Hono) => void;
  /** Configuration of the museum. A file that sets it gets a museum to itself. */
  configuration?: Partial<ShopConfig>;
};

type Pages = {
  readonly museum: Museum;
  /** Opens a tab in a new profile. Console errors and warnings that `mayHear` does not match fail the test. */
  visit: (mayHear?: RegExp) => Promise<Visitor>;
  /** Adds a page to the site and opens it; `address` is appended to its URL: `#/…`, `?…`. */
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
 * Runs the test files in this process, with one browser for all and one museum per configuration.
 * @public called by the scripts that tools/test-host-pages.mjs writes
 */
export function importAll(files: readonly string[]): void {
  allImported = importEach(files);
}

/** Imports one file after the other: Node adds the tests of files that are imported in parallel to the first one's suite. */
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

// hooks outside a suite run for the tests of all files in this process
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

/** Returns the museum and the visitors of a test file. After each test all tabs close; unexpected console noise fails it. */
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
