import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import type { Stack, StackOptions } from '../../../demo/stack.ts';
import { browserFlags, findBrowser } from '../../../tools/browser.mjs';
import { watchContract } from './contract.ts';
import { MORNING, startDemo } from './demo.ts';

/** The whole demo with a database and a clock of its own, and a browser beside it. */
export type Journey = Stack & {
  /** A visitor with a browser profile of his own; the clock of his computer is that of the server. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Lets time pass, for the server, the provider and all visitors. */
  pass: (minutes: number) => Promise<void>;
  end: () => Promise<void>;
};

export type Visitor = {
  page: Page;
  /** What the console of any of his tabs said and what was thrown; nothing, where all is well. */
  noise: string[];
  /** Where the shop or its server left the contract. */
  faults: () => Promise<string[]>;
};

/** Browsers log each answer with a bad status by themselves; the journey looks at those by what the visitor sees. */
const isOfTheBrowser = (text: string): boolean => text.startsWith('Failed to load resource');

function listenTo(visit: BrowserContext): string[] {
  const noise: string[] = [];
  visit.on('weberror', (thrown) => noise.push(String(thrown.error())));
  visit.on('console', (message) => {
    const isNoise = ['error', 'warning'].includes(message.type());
    if (isNoise && !isOfTheBrowser(message.text())) noise.push(message.text());
  });
  return noise;
}

/** Starts everything for one file of journeys. */
export async function startJourney(options: Partial<StackOptions> = {}): Promise<Journey> {
  let time = MORNING;
  const stack = await startDemo({ now: () => new Date(time), ...options });
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
  });
  const pages = (): Page[] => browser.contexts().flatMap((context) => context.pages());
  return {
    ...stack,
    async visit(contextOptions = {}) {
      const context = await browser.newContext({
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        ...contextOptions,
      });
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      await page.clock.setFixedTime(time);
      return { page, noise: listenTo(context), ...watchContract(context) };
    },
    async pass(minutes) {
      time += minutes * 60_000;
      await Promise.all(pages().map((page) => page.clock.setFixedTime(time)));
    },
    async end() {
      await browser.close();
      await stack.close();
    },
  };
}
