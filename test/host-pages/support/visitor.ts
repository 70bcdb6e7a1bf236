import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { eventually } from '../../support/eventually.ts';
import { engine, HANGS_MS } from './engine.ts';
import type { Reader } from './inPage.ts';
import { scriptOf } from './script.ts';
import { openWebKitTab } from './webkitTab.ts';

const inPage = scriptOf('inPage.ts');

/** Browsers log each answer with a bad status by themselves; a test looks at those by what the visitor sees. */
const isOfTheBrowser = (text: string): boolean =>
  /^Failed to load resource|^\[Intervention\]|^Access to (script|fetch)/.test(text);

const LOOK_AGAIN_MS = 100;
const pause = (ms = 10): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const written = (name: string | RegExp): string => (typeof name === 'string' ? name : String(name));

/** Somebody who visits host pages, with a browser profile and one tab of his own. */
export class Visitor {
  readonly tab: Page;
  /** What the console of the page was told: errors, warnings and words to the editor. */
  readonly said: string[] = [];
  /** Errors and warnings, and what nobody caught. */
  readonly noise: string[] = [];
  /** The addresses that the page has asked for. */
  readonly asked: string[] = [];

  private constructor(tab: Page) {
    this.tab = tab;
    tab.on('console', (message) => {
      const text = message.text();
      if (isOfTheBrowser(text)) return;
      this.said.push(text);
      if (['error', 'warn'].includes(message.type())) this.noise.push(text);
    });
    tab.on('request', (request) => this.asked.push(request.url()));
  }

  /** Opens a tab of an own profile; the clock is the museum's. Without a browser it is one of WebKit, which begins anew for each. */
  static async arrive(browser: Browser | undefined): Promise<Visitor> {
    if (!browser) return new Visitor(await openWebKitTab());
    const profile = await browser.createBrowserContext();
    const tab = await profile.newPage();
    tab.setDefaultTimeout(HANGS_MS);
    await tab.setViewport({ width: 1000, height: 800 });
    await tab.evaluateOnNewDocument(inPage);
    return new Visitor(tab);
  }

  /** Goes to an address and waits until the page has loaded. */
  async goTo(address: string): Promise<void> {
    await this.tab.goto(address);
  }

  /** Asks the reader in the page. */
  ask<T, A extends unknown[]>(question: (...given: A) => T, ...given: A): Promise<Awaited<T>> {
    return this.tab.evaluate(question as never, ...given) as Promise<Awaited<T>>;
  }

  /** What a visitor reads in the whole page, or in what matches first. */
  text(selector = 'body'): Promise<string> {
    return this.ask((wanted: string) => reader.text(wanted), selector);
  }

  /** The address of the page. */
  address(): Promise<string> {
    return this.ask(() => location.href);
  }

  /** Loads the page anew. */
  async reload(): Promise<void> {
    await this.tab.reload();
  }

  count(selector: string, within?: string): Promise<number> {
    return this.ask(
      (...wanted: Parameters<Reader['all']>) => reader.all(...wanted).length,
      selector,
      within,
    );
  }

  /** Waits until the condition holds, looking again when the page changes; an error in it counts as not yet. */
  until(title: string, condition: () => boolean | Promise<boolean>): Promise<void> {
    const instead = async (): Promise<string> => {
      const errors = this.ask(() => reader.errors.join('\n'));
      const seen = await Promise.allSettled([this.address(), this.text(), errors]);
      const read = seen.map((each) => (each.status === 'fulfilled' ? each.value : each.reason));
      return [...read, ...this.said].join('\n');
    };
    return eventually(title, condition, instead, {
      limitMs: HANGS_MS,
      pause: () => this.#change(),
    });
  }

  /** Waits for the next change in the page, or a moment, since not every condition is seen in the page. */
  async #change(): Promise<void> {
    if (engine === 'webkit') {
      // its driver does one thing after the other, and tells what was heard and asked for only with an answer
      await pause(LOOK_AGAIN_MS);
      await this.ask(() => undefined).catch(() => undefined);
      return;
    }
    // a page without a reader is about to go
    const gone = this.ask(() => reader.change()).catch(() => pause());
    await Promise.race([gone, pause(LOOK_AGAIN_MS)]);
  }

  /** Waits until this can be read in the whole page, or in what matches first. */
  reads(what: string | RegExp, selector = 'body'): Promise<void> {
    return this.until(`${selector} reads ${String(what)}`, async () => {
      const text = await this.text(selector);
      return typeof what === 'string' ? text.includes(what) : what.test(text);
    });
  }

  /** Comes to what matches first, as what is far below a page is not there before, and waits until this can be read in it. */
  finds(what: string | RegExp, selector: string): Promise<void> {
    return this.until(`${selector} reads ${String(what)}`, async () => {
      await this.ask((wanted: string) => {
        document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant' });
      }, selector);
      const text = await this.text(selector);
      return typeof what === 'string' ? text.includes(what) : what.test(text);
    });
  }

  /** Waits until the control with this name is there, and returns it. */
  async control(name: string | RegExp, within?: string) {
    const find = (wanted: string, around?: string) => reader.control(wanted, around);
    let element: ElementHandle | null = null;
    await this.until(`there is ${String(name)}`, async () => {
      const found = await this.tab.evaluateHandle(find, written(name), within);
      element = found.asElement() as ElementHandle | null;
      return element !== null;
    });
    return element! as ElementHandle<HTMLElement>;
  }

  /** Clicks a link, button or field with the mouse, as soon as it is there and stands still. */
  async click(name: string | RegExp, within?: string): Promise<void> {
    // a screen that is drawn anew meanwhile takes the control away
    await this.until(`${String(name)} can be clicked`, async () => {
      const control = await this.control(name, within);
      await control.evaluate((each) => reader.standStill(each));
      await control.evaluate((each) => reader.awaitPress(each));
      await control.click();
      // a page that the press leaves gives no answer
      return await this.ask(() => reader.isMet()).catch(() => true);
    });
  }

  /** Types into a field. */
  async type(name: string | RegExp, text: string, within?: string): Promise<void> {
    await (await this.control(name, within)).type(text);
  }

  /** Goes back by the browser's button, as far as nothing waits for it. */
  back(): Promise<void> {
    return this.ask(() => void setTimeout(() => history.back()));
  }

  forward(): Promise<void> {
    return this.ask(() => void setTimeout(() => history.forward()));
  }

  /** Waits until the page has nothing to do. */
  calm(): Promise<void> {
    return this.ask(() => reader.calm());
  }

  async leave(): Promise<void> {
    await this.tab.browserContext().close();
  }
}
