import { after, before } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Stack, StackOptions } from '../../../demo/stack.ts';
import { MORNING } from '../../../tools/morning.mjs';
import { borrowBrowser, giveBrowserBack } from './browser.ts';
import { watchContract } from './contract.ts';
import { startDemo } from './demo.ts';
import { closeProfile } from './leave.ts';

/** The whole demo with its own database and clock, and a browser. */
export type Journey = Stack & {
  /** Opens a tab with a new browser profile. Its clock is that of the server. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Moves the clocks of the server, the provider and all visitors forward. */
  pass: (minutes: number) => Promise<void>;
  end: () => Promise<void>;
};

export type Visitor = {
  page: Page;
  /** Errors and warnings on the console of all tabs, and uncaught errors. Empty if all is well. */
  noise: string[];
  /** Returns the calls in which the shop or its server broke the contract. */
  violations: () => Promise<string[]>;
};

/** Browsers log each answer with an error status; the journeys check those by what the visitor sees. */
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

/** The longest wait in ms: longer than any machine needs, so that only a page that hangs reaches it. */
export const PATIENCE_MS = 120_000;

/** Replaces the time limits of the shop's calls, which must not decide a journey on a busy machine. */
const endTimeLimits = (): void => {
  AbortSignal.timeout = () => new AbortController().signal;
};

/** Starts the whole demo and a browser. */
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
      await context.addInitScript(endTimeLimits);
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
      await Promise.all([...contexts].map((context) => closeProfile(context)));
      await giveBrowserBack();
      await stack.close();
    },
  };
}

/** Starts the demo and a browser before the tests of a file, and ends them after the tests. */
export function setUpJourney(options: Partial<StackOptions> = {}): Journey {
  const journey = {} as Journey;
  before(async () => {
    Object.assign(journey, await startJourney(options));
  });
  after(() => journey.end());
  return journey;
}
