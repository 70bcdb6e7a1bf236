import type { SharedValues } from '../../src/core/page/shared.ts';
import type { MuseumEventMap } from '../../src/elements/public.ts';
import { untilIdle } from './untilIdle.ts';
import { eventually } from './eventually.ts';
import { isBusy } from './busy.ts';
import { findAll, seenText } from './composed.ts';
import type { Witness } from './page-witness.ts';
import type { TestServer } from './server.ts';
import { sourceAddress, testAddress } from './sources.ts';

/** The reference server that runs next to the test runner, and the fixed time of its clock. */
export const demo = (await (await fetch('/demo-server.json')).json()) as {
  api: string;
  now: string;
};

export const LOADER = sourceAddress('elements/loader.ts');
const WITNESS = testAddress('support/page-witness.ts');

export type PageOptions = {
  lang?: string;
  css?: string;
  /** URL of the back end in the `<meta>`; the reference server by default, null for no `<meta>`. */
  api?: string | null;
  /** HTML for the head, before any script. */
  head?: string;
  headers?: Record<string, string>;
  /** URLs of module scripts, in this order; the loader by default. */
  scripts?: readonly string[];
  /** Query and hash of the page's URL. */
  address?: string;
  /** Width of the page in px. */
  width?: number;
  /** Whether the page may throw errors or violate its policy. */
  mayFail?: boolean;
};

const opened = new Set<Page>();

afterEach(() => {
  const errors = [...opened].flatMap((page) => page.close());
  opened.clear();
  if (errors.length > 0) throw new Error(errors.join('\n'));
});

/** Serves a page at a new URL and returns that URL. */
async function putPage(body: string, options: PageOptions = {}): Promise<string> {
  const { lang = 'en', css = '', head = '', headers = {}, scripts = [LOADER] } = options;
  const { api = demo.api } = options;
  const address = `/test-pages/${crypto.randomUUID()}`;
  const html = `<!doctype html>
    <html lang="${lang}"><head><meta charset="utf-8"><title>A museum</title>
    <meta name="test-now" content="${demo.now}">
    ${api === null ? '' : `<meta name="museum-shop-api" content="${api}">`}${head}
    ${css && `<style>${css}</style>`}
    ${[WITNESS, ...scripts].map((src) => `<script type="module" src="${src}"></script>`).join('')}
    </head><body>${body}</body></html>`;
  await fetch(address, { method: 'PUT', body: JSON.stringify({ html, headers }) });
  return address + (options.address ?? '');
}

/** A host page in a frame, with its own globals and modules. */
export class Page {
  readonly frame: HTMLIFrameElement;
  readonly #mayFail: boolean;

  constructor(frame: HTMLIFrameElement, mayFail: boolean) {
    this.frame = frame;
    this.#mayFail = mayFail;
  }

  get window() {
    return this.frame.contentWindow as Window & typeof globalThis;
  }

  get document(): Document {
    return this.frame.contentDocument!;
  }

  get said(): Witness['said'] {
    return this.window.witness.said;
  }

  /** Returns a shared value of the page's shop. */
  held<N extends keyof SharedValues>(name: N): SharedValues[N] {
    const shops = this.window as unknown as {
      [key: symbol]: { values: Map<N, SharedValues[N]> };
    };
    return shops[Symbol.for('museum-shop/1')]!.values.get(name)!;
  }

  /** Imports a module inside the page, as its own instance. */
  load(address: string): Promise<unknown> {
    const { Function: PageFunction } = this.window;
    return PageFunction('address', 'return import(address)')(address) as Promise<unknown>;
  }

  /** Returns a list that records the events of this name from now on. */
  recordEvents<N extends keyof MuseumEventMap>(name: N): MuseumEventMap[N][] {
    const events: MuseumEventMap[N][] = [];
    this.document.addEventListener(name, (event) => events.push(event as MuseumEventMap[N]));
    return events;
  }

  /** The visible text of the page, or of the first element that matches. */
  text(selector = 'body'): string {
    return seenText(this.one(selector));
  }

  all<E extends Element = HTMLElement>(selector: string): E[] {
    return findAll<E>(this.document, selector);
  }

  /** Returns the first element that matches, shadow roots included. Throws if there is none. */
  one<E extends Element = HTMLElement>(selector: string): E {
    const found = this.all<E>(selector)[0];
    if (!found) throw new Error(`the page has no ${selector}`);
    return found;
  }

  /** Returns the button or link with this name. Throws if there is none. */
  control(text: string | RegExp): HTMLElement {
    const found = this.all('a, button').find((each) => {
      const words = each.getAttribute('aria-label') ?? seenText(each);
      return typeof text === 'string' ? words === text : text.test(words);
    });
    if (!found) throw new Error(`the page has no control ${text}`);
    return found;
  }

  until(title: string, condition: () => boolean | Promise<boolean>): Promise<void> {
    return eventually(title, condition, () => [this.text(), ...this.said].join('\n'));
  }

  /** Waits until the page, or the first element that matches, shows the text. */
  reads(text: string | RegExp, selector = 'body'): Promise<void> {
    return this.until(`${selector} reads ${text}`, () => {
      const seen = this.text(selector);
      return typeof text === 'string' ? seen.includes(text) : text.test(seen);
    });
  }

  /** Waits until the test server has received a call. */
  asks(server: TestServer, call: string): Promise<void> {
    return this.until(`asks ${call}`, async () => (await server.hits(call)).length > 0);
  }

  /** Waits for a control that is not busy and clicks it. */
  async click(text: string | RegExp): Promise<void> {
    await this.until(`there is a control ${text}`, () => !isBusy(this.control(text)));
    this.control(text).click();
  }

  /** Waits until an element with this tag has the focus. */
  focuses(tag: string): Promise<void> {
    return this.until(`${tag} has the focus`, () => this.document.activeElement?.localName === tag);
  }

  /** Runs an action that reloads the page and waits for the `load` event. */
  async loadsAgain(act: () => unknown): Promise<void> {
    const loaded = new Promise((resolve) =>
      this.frame.addEventListener('load', resolve, { once: true }),
    );
    await act();
    await loaded;
  }

  reload(): Promise<void> {
    return this.loadsAgain(() => this.window.location.reload());
  }

  /** Sets the hash to a route and waits for the heading of the next screen. */
  async goTo(route: string): Promise<void> {
    const before = this.one('.museum h2');
    this.window.location.hash = route;
    await this.until(`${route} shows`, () => {
      return !before.isConnected && this.one('.museum h2').isConnected;
    });
  }

  /** Adds a module script to the loaded page. */
  addScript(src: string): void {
    const script = this.document.createElement('script');
    this.document.head.append(Object.assign(script, { type: 'module', src }));
  }

  untilIdle(): Promise<void> {
    return untilIdle();
  }

  close(): string[] {
    const errors = this.#mayFail ? [] : [...(this.window?.witness?.errors ?? [])];
    try {
      this.window.sessionStorage.clear();
    } catch {
      // a sandboxed page has no storage
    }
    this.frame.remove();
    return errors;
  }
}

/** Opens a page in a frame and closes it after the test, which fails if the page reported errors and `mayFail` is not set. */
export async function openPage(body: string, options: PageOptions = {}): Promise<Page> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `inline-size:${options.width ?? 900}px;block-size:700px;border:0`;
  frame.src = await putPage(body, options);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  const page = new Page(frame, options.mayFail ?? false);
  opened.add(page);
  await loaded;
  return page;
}
