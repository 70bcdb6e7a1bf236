import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { eventually } from '../../support/eventually.ts';
import { engine, HANGS_MS } from './engine.ts';
import type { Reader } from './inPage.ts';
import { scriptOf } from './script.ts';
import { openWebKitTab } from './webkitTab.ts';

const inPage = scriptOf('inPage.ts');

/** Whether the browser itself logged the message. It logs each failed response; tests check what the visitor sees instead. */
const isOfTheBrowser = (text: string): boolean =>
  /^Failed to load resource|^\[Intervention\]|^Access to (script|fetch)/.test(text);

const LOOK_AGAIN_MS = 100;
const pause = (ms = 10): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const written = (name: string | RegExp): string => (typeof name === 'string' ? name : String(name));

/** A visitor of host pages, with a separate browser profile and one tab. */
export class Visitor {
  readonly tab: Page;
  /** All console messages of the page: errors, warnings and notes for the editor. */
  readonly said: string[] = [];
  /** Errors, uncaught ones included, and warnings. */
  readonly noise: string[] = [];
  /** The URLs that the page has requested. */
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

  /** Opens a tab in a new profile, with the museum's clock. Without a browser it starts a WebKit for this visitor. */
  static async arrive(browser: Browser | undefined): Promise<Visitor> {
    if (!browser) return new Visitor(await openWebKitTab());
    const profile = await browser.createBrowserContext();
    const tab = await profile.newPage();
    tab.setDefaultTimeout(HANGS_MS);
    await tab.setViewport({ width: 1000, height: 800 });
    await tab.evaluateOnNewDocument(inPage);
    return new Visitor(tab);
  }

  /** Opens a URL and waits until the page has loaded. */
  async goTo(address: string): Promise<void> {
    await this.tab.goto(address);
  }

  /** Evaluates a function in the page, with the `reader` of inPage.ts. */
  ask<T, A extends unknown[]>(question: (...given: A) => T, ...given: A): Promise<Awaited<T>> {
    return this.tab.evaluate(question as never, ...given) as Promise<Awaited<T>>;
  }

  /** The visible text of the page, or of the first element that matches. */
  text(selector = 'body'): Promise<string> {
    return this.ask((wanted: string) => reader.text(wanted), selector);
  }

  address(): Promise<string> {
    return this.ask(() => location.href);
  }

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

  /** Waits until the condition holds, and checks it when the page changes. A condition that throws counts as false. */
  until(title: string, condition: () => boolean | Promise<boolean>): Promise<void> {
    const instead = async (): Promise<string> => {
      const errors = this.ask(() => reader.errors.join('\n'));
      const painting = this.ask(() => reader.painting());
      const seen = await Promise.allSettled([this.address(), this.text(), errors, painting]);
      const read = seen.map((each) => (each.status === 'fulfilled' ? each.value : each.reason));
      return [...read, ...this.said].join('\n');
    };
    return eventually(title, condition, instead, {
      limitMs: HANGS_MS,
      pause: () => this.#change(),
    });
  }

  /** Waits for the next change in the page, or briefly, since some conditions depend on more than the page. */
  async #change(): Promise<void> {
    if (engine === 'webkit') {
      // WebKit's driver runs one command at a time; console messages and requests arrive with the answer to a command
      await pause(LOOK_AGAIN_MS);
      await this.ask(() => undefined).catch(() => undefined);
      return;
    }
    // a page without a reader is being unloaded
    const gone = this.ask(() => reader.change()).catch(() => pause());
    await Promise.race([gone, pause(LOOK_AGAIN_MS)]);
  }

  /** Waits until the page, or the first element that matches, shows the text. */
  reads(what: string | RegExp, selector = 'body'): Promise<void> {
    return this.until(`${selector} reads ${String(what)}`, async () => {
      const text = await this.text(selector);
      return typeof what === 'string' ? text.includes(what) : what.test(text);
    });
  }

  /**
   * Makes all embeds load, as printing does; those far below the window are pending before. Scrolling would do it too, but on a
   * busy machine Chromium may stop painting a tab that is scrolled fast, and then never reports what comes near.
   */
  loadAll(): Promise<void> {
    return this.ask(() => void dispatchEvent(new Event('beforeprint')));
  }

  /** Waits until the first element that matches shows the text, even far below the window. */
  finds(what: string | RegExp, selector: string): Promise<void> {
    return this.until(`${selector} reads ${String(what)}`, async () => {
      await this.loadAll();
      const text = await this.text(selector);
      return typeof what === 'string' ? text.includes(what) : what.test(text);
    });
  }

  /** Waits for the control with this name and returns it. */
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

  /** Clicks a link, button or field with the mouse once it is there and does not move. */
  async click(name: string | RegExp, within?: string): Promise<void> {
    // a screen that renders again in the meantime replaces the control
    await this.until(`${String(name)} can be clicked`, async () => {
      const control = await this.control(name, within);
      await control.evaluate((each) => reader.standStill(each));
      await control.evaluate((each) => reader.awaitPress(each));
      await control.click();
      // no answer arrives from a page that the press unloads
      return await this.ask(() => reader.isMet()).catch(() => true);
    });
  }

  async type(name: string | RegExp, text: string, within?: string): Promise<void> {
    await (await this.control(name, within)).type(text);
  }

  /** Starts to go back in the history, as the browser's button does. */
  async back(): Promise<void> {
    if (engine === 'webkit') await this.tab.goBack();
    else await this.ask(() => void setTimeout(() => history.back()));
  }

  async forward(): Promise<void> {
    if (engine === 'webkit') await this.tab.goForward();
    else await this.ask(() => void setTimeout(() => history.forward()));
  }

  /** Waits until the page is idle. */
  untilIdle(): Promise<void> {
    return this.ask(() => reader.untilIdle());
  }

  async leave(): Promise<void> {
    await this.tab.browserContext().close();
  }
}
