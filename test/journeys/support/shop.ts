import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Stack, type StackOptions, startStack } from '../../../demo/stack.ts';
import { browserFlags, findBrowser } from '../../../tools/browser.mjs';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Three ports in a row that are free at the moment. */
let nextPort = 20_000 + (process.pid % 2000) * 12;

/** The whole demo with a database of its own, and a browser beside it. */
export type Journey = Stack & {
  browser: Browser;
  /** A visitor with a browser profile of his own; ends with the journey. Console noise and page errors are kept in `noise`. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
  end: () => Promise<void>;
};

export type Visitor = { page: Page; noise: string[] };

/** Browsers log each answer with a bad status by themselves; the journey looks at those by what the visitor sees. */
const isOfTheBrowser = (text: string): boolean => text.startsWith('Failed to load resource');

/** Starts everything for one file of journeys. */
export async function startJourney(options: Partial<StackOptions> = {}): Promise<Journey> {
  const data = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
  const port = (nextPort += 3);
  const stack = await startStack({ port, data, dist, ...options });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  return {
    ...stack,
    browser,
    async visit(contextOptions = {}) {
      const context = await browser.newContext({
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        ...contextOptions,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('console', (message) => {
        const isNoise = ['error', 'warning'].includes(message.type());
        if (isNoise && !isOfTheBrowser(message.text())) noise.push(message.text());
      });
      return { page, noise };
    },
    async end() {
      await browser.close();
      await stack.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
