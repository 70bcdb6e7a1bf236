import { after, before } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Stack, StackOptions } from '../../../demo/stack.ts';
import { borrowBrowser, giveBrowserBack } from './browser.ts';
import { watchContract } from './contract.ts';
import { MORNING, startDemo } from './demo.ts';

/** The whole demo with a database and a clock of its own, and a browser beside it. */
export type Journey = Stack & {
  /** A visitor with a browser profile of their own; the clock of their computer is that of the server. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Lets time pass, for the server, the provider and all visitors. */
  pass: (minutes: number) => Promise<void>;
  end: () => Promise<void>;
};

export type Visitor = {
  page: Page;
  /** What the console of any of their tabs said and what was thrown; nothing, where all is well. */
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

/** How long a page may take: longer than any machine does, so that it ends what hangs and nothing else. */
const PATIENCE_MS = 120_000;

/** Starts the whole demo, and a browser beside it. */
export async function startJourney(options: Partial<StackOptions> = {}): Promise<Journey> {
  let time = MORNING;
  const stack = await startDemo({ now: () => new Date(time), ...options });
  const browser = await borrowBrowser();
  const contexts = new Set<BrowserContext>();
  return {
    ...stack,
    async visit(contextOptions = {}) {
      const context = await browser.newContext({
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        viewport: { width: 1280, height: 900 },
        deviceScaleFactor: 1,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        ...contextOptions,
      });
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      await page.clock.setFixedTime(time);
      return { page, noise: listenTo(context), ...watchContract(context) };
    },
    async pass(minutes) {
      time += minutes * 60_000;
      const pages = [...contexts].flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.clock.setFixedTime(time)));
    },
    async end() {
      await Promise.all([...contexts].map((context) => context.close()));
      await giveBrowserBack();
      await stack.close();
    },
  };
}

/** Starts everything before the tests of a file, and ends it after them. */
export function setUpJourney(options: Partial<StackOptions> = {}): Journey {
  const journey = {} as Journey;
  before(async () => {
    Object.assign(journey, await startJourney(options));
  });
  after(() => journey.end());
  return journey;
}
