import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { type Stack, type StackOptions, startStack } from '../../../demo/stack.ts';
import { browserFlags, findBrowser } from '../../../tools/browser.mjs';
import { watchContract } from './contract.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Tuesday, 2 March 2027, nine o'clock in the museum. */
export const MORNING = Date.parse('2027-03-02T08:00:00Z');

/**
 * Each file of journeys runs in a process of its own and begins at ports of its own, below those that the system hands
 * out by itself (from 32768).
 */
let nextPort = 20_000 + (process.pid % 380) * 15;

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

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === 'EADDRINUSE';

/** The demo at the next three ports that are free. */
async function startAtFreePorts(options: Omit<StackOptions, 'port'>): Promise<Stack> {
  for (;;) {
    nextPort += 3;
    try {
      return await startStack({ ...options, port: nextPort });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

/** Starts everything for one file of journeys. */
export async function startJourney(options: Partial<StackOptions> = {}): Promise<Journey> {
  const data = mkdtempSync(path.join(tmpdir(), 'museum-shop-'));
  let time = MORNING;
  const stack = await startAtFreePorts({
    data,
    dist,
    now: () => new Date(time),
    // Storing a password is made to be slow; a journey need not wait for the demo's customers.
    passwordCost: 2 ** 10,
    ...options,
  });
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
      rmSync(data, { recursive: true, force: true });
    },
  };
}
