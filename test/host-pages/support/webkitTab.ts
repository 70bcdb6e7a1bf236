import type { Page } from 'puppeteer-core';
import { remote } from 'webdriverio';
import { startWebKit } from '../../../tools/webkit.mjs';
import { eventually } from '../../support/eventually.ts';
import { HANGS_MS } from './engine.ts';
import { scriptOf } from './script.ts';

type Question = string | ((...given: never[]) => unknown);
type Message = { type: string; text: string };
type Answer = {
  value?: unknown;
  failure?: string;
  heard: Message[];
  /** Time origin of the document, which identifies it. */
  since: number;
  asked: string[];
};
type Browser = Awaited<ReturnType<typeof remote>>;
type Listener = (event: unknown) => void;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const IN_PAGE = scriptOf('inPage.ts');

/**
 * Script that evaluates a question in the page and returns its value together with the console messages and the requests
 * since the last time. The question is an argument, outside the function, so that no local name shadows a global that it uses.
 */
const BODY = (question: string): string => `return (function (ask, given) {
  if (!globalThis.reader) { ${IN_PAGE} }
  const drained = () => ({
    heard: reader.heard.splice(0),
    since: performance.timeOrigin,
    asked: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(({ name }) => name),
  });
  const answered = (value) => ({ value, ...drained() });
  const failed = (failure) => ({ failure: String(failure), ...drained() });
  try {
    const value = ask(...given);
    return typeof value?.then === 'function' ? value.then(answered, failed) : answered(value);
  } catch (failure) {
    return failed(failure);
  }
})(${question}, arguments)`;

/** Size of the viewport, the same as in the other engines. */
const SIZE_PX = { width: 1000, height: 800 };

const KEYS: Record<string, string> = { Enter: '\uE007', Tab: '\uE004', Shift: '\uE008' };

/** A WebKit tab with the part of puppeteer's `Page` that host pages need, since puppeteer cannot drive WebKit. */
class WebKitTab {
  readonly #browser: Browser;
  readonly #stop: () => void;
  readonly #listeners: Record<string, Listener> = {};
  /** The requests of each document that listeners already know, by its time origin. */
  readonly #asked = new Map<number, string[]>();

  constructor(browser: Browser, stop: () => void) {
    this.#browser = browser;
    this.#stop = stop;
  }

  on(event: string, listener: Listener): void {
    this.#listeners[event] = listener;
  }

  async goto(address: string): Promise<void> {
    await this.#browser.navigateTo(address);
  }

  async reload(): Promise<void> {
    await this.#browser.refresh();
  }

  // these wait for the page, because the driver never answers a script that runs while the page changes
  async goBack(): Promise<void> {
    await this.#browser.back();
  }

  async goForward(): Promise<void> {
    await this.#browser.forward();
  }

  async evaluate(question: Question, ...given: unknown[]): Promise<unknown> {
    const source = typeof question === 'string' ? `() => (${question})` : String(question);
    // JSON would turn undefined into null, which does not trigger default parameters
    while (given.length > 0 && given.at(-1) === undefined) given.pop();
    const answer = (await this.#browser.executeScript(BODY(source), given as object[])) as Answer;
    this.#takeDown(answer);
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer.value ?? undefined;
  }

  async evaluateHandle(find: Question, ...given: unknown[]) {
    const reference = (await this.evaluate(find, ...given)) as Record<string, string> | undefined;
    const id = reference?.[ELEMENT];
    const browser = this.#browser;
    const element = id !== undefined && {
      click: () => browser.elementClick(id),
      type: (text: string) => browser.elementSendKeys(id, text),
      evaluate: (question: Question) => this.evaluate(question, reference),
    };
    return { ...element, asElement: () => element || null };
  }

  /** Resizes the window until the viewport has this size: the window's frame takes space, too. */
  async setViewport(wanted: { width: number; height: number }): Promise<void> {
    await eventually('the page has its size', async () => {
      const question = 'return [innerWidth, innerHeight]';
      const [width = 0, height = 0] = (await this.#browser.executeScript(question, [])) as number[];
      if (width === wanted.width && height === wanted.height) return true;
      const whole = await this.#browser.getWindowRect();
      const [more, higher] = [wanted.width - width, wanted.height - height];
      await this.#browser.setWindowRect(0, 0, whole.width + more, whole.height + higher);
      return false;
    });
  }

  readonly keyboard = {
    down: (key: string) => this.#key('keyDown', key),
    up: (key: string) => this.#key('keyUp', key),
    press: async (key: string) => {
      await this.keyboard.down(key);
      await this.keyboard.up(key);
    },
  };

  browserContext(): { close: () => Promise<void> } {
    return {
      close: async () => {
        await this.#browser.deleteSession();
        this.#stop();
      },
    };
  }

  async #key(type: string, key: string): Promise<void> {
    const action = { type, value: KEYS[key] ?? key };
    await this.#browser.performActions([{ type: 'key', id: 'keyboard', actions: [action] }]);
  }

  #takeDown({ heard, since, asked }: Answer): void {
    for (const { type, text } of heard) {
      this.#listeners.console?.({ type: () => type, text: () => text });
    }
    // a request that is answered late is listed among earlier ones
    const known = [...(this.#asked.get(since) ?? [])];
    for (const address of asked) {
      const index = known.indexOf(address);
      if (index < 0) this.#listeners.request?.({ url: () => address });
      else known.splice(index, 1);
    }
    this.#asked.set(since, asked);
  }
}

/** Starts WebKit for one visitor. */
export async function openWebKitTab(): Promise<Page> {
  const { options, stop } = await startWebKit('Europe/Berlin');
  const browser = await remote(options);
  await browser.setTimeouts(undefined, undefined, HANGS_MS);
  const tab = new WebKitTab(browser, stop);
  await tab.setViewport(SIZE_PX);
  return tab as unknown as Page;
}
