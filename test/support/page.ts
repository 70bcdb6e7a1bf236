import type { account } from '../../src/core/account/store.ts';
import type { cart } from '../../src/core/cart/store.ts';
import type { checkout } from '../../src/core/checkout/store.ts';
import type { navigation } from '../../src/core/navigation/store.ts';
import type { session } from '../../src/core/session/store.ts';
import type { tickets } from '../../src/core/tickets/store.ts';
import type { MuseumEventMap } from '../../src/elements/public.ts';
import { calm } from './calm.ts';
import { eventually } from './eventually.ts';
import { findAll, seenText } from './composed.ts';
import type { Witness } from './page-witness.ts';
import type { TestServer } from './server.ts';
import { sourceAddress, testAddress } from './sources.ts';

type Held = {
  account: typeof account;
  cart: typeof cart;
  checkout: typeof checkout;
  navigation: typeof navigation;
  session: typeof session;
  tickets: typeof tickets;
  announcements: Set<unknown>;
  hosts: Map<string, Element>;
};

/** The reference server beside the runner, and the moment at which its clock stands. */
export const demo = (await (await fetch('/demo-server.json')).json()) as {
  api: string;
  now: string;
};

export const LOADER = sourceAddress('elements/loader.ts');
const WITNESS = testAddress('support/page-witness.ts');

export type PageOptions = {
  /** `lang` of the page. */
  lang?: string;
  /** The page's own style sheet. */
  css?: string;
  /** What the `<meta>` says of the back end: the reference server unless told otherwise; null for no `<meta>`. */
  api?: string | null;
  /** More for the head, before any script. */
  head?: string;
  headers?: Record<string, string>;
  /** Addresses of module scripts, in this order; the loader unless told otherwise. */
  scripts?: readonly string[];
  /** Query and hash of the page's address. */
  address?: string;
  /** Width of the page in px. */
  width?: number;
  /** What the test expects to be thrown or forbidden. */
  mayFail?: boolean;
};

const opened = new Set<Page>();

afterEach(() => {
  const faults = [...opened].flatMap((page) => page.close());
  opened.clear();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** Puts a page at an address of its own; returns the address. */
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

/** A page of a museum, opened in a frame with everything of its own. */
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

  /** What the page's own shop holds. */
  held<N extends keyof Held>(name: N): Held[N] {
    const shops = this.window as unknown as { [key: symbol]: { values: Map<N, Held[N]> } };
    return shops[Symbol.for('museum-shop/1')]!.values.get(name)!;
  }

  /** A module as the page itself has it. */
  load(address: string): Promise<unknown> {
    const { Function: PageFunction } = this.window;
    return PageFunction('address', 'return import(address)')(address) as Promise<unknown>;
  }

  /** Writes down the events of a name from now on. */
  hear<N extends keyof MuseumEventMap>(name: N): MuseumEventMap[N][] {
    const heard: MuseumEventMap[N][] = [];
    this.document.addEventListener(name, (event) => heard.push(event as MuseumEventMap[N]));
    return heard;
  }

  /** What a visitor reads, in the whole page or in what matches first. */
  text(selector = 'body'): string {
    return seenText(this.one(selector));
  }

  all<E extends Element = HTMLElement>(selector: string): E[] {
    return findAll<E>(this.document, selector);
  }

  /** The first element that matches, shadow roots included. */
  one<E extends Element = HTMLElement>(selector: string): E {
    const found = this.all<E>(selector)[0];
    if (!found) throw new Error(`the page has no ${selector}`);
    return found;
  }

  /** The button or link with this text. */
  control(text: string | RegExp): HTMLElement {
    const found = this.all('a, button').find((each) => {
      const words = each.getAttribute('aria-label') ?? seenText(each);
      return typeof text === 'string' ? words === text : text.test(words);
    });
    if (!found) throw new Error(`the page has no control ${text}`);
    return found;
  }

  /** Waits until the condition holds. */
  until(title: string, condition: () => boolean | Promise<boolean>): Promise<void> {
    return eventually(title, condition, () => [this.text(), ...this.said].join('\n'));
  }

  /** Waits until the text can be read in the whole page or in what matches first. */
  reads(text: string | RegExp, selector = 'body'): Promise<void> {
    return this.until(`${selector} reads ${text}`, () => {
      const seen = this.text(selector);
      return typeof text === 'string' ? seen.includes(text) : text.test(seen);
    });
  }

  /** Waits until a call has come to a desk of the test server. */
  asks(server: TestServer, call: string): Promise<void> {
    return this.until(`asks ${call}`, async () => (await server.hits(call)).length > 0);
  }

  /** Waits until a control is there, and clicks it. */
  async click(text: string | RegExp): Promise<void> {
    await this.until(`there is a control ${text}`, () => this.control(text).isConnected);
    this.control(text).click();
  }

  /** Waits until an element of the page has the focus. */
  focuses(tag: string): Promise<void> {
    return this.until(`${tag} has the focus`, () => this.document.activeElement?.localName === tag);
  }

  /** Does what loads the page again, and waits until it has. */
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

  /** Leads the shop to a route, and waits until the heading of another screen has come. */
  async goTo(route: string): Promise<void> {
    const before = this.one('.museum h2');
    this.window.location.hash = route;
    await this.until(`${route} shows`, () => {
      return !before.isConnected && this.one('.museum h2').isConnected;
    });
  }

  /** Puts a script into the page that is there already. */
  addScript(src: string): void {
    const script = this.document.createElement('script');
    this.document.head.append(Object.assign(script, { type: 'module', src }));
  }

  /** A picture of the page has been made since, timers that were due have run, and nothing more is to be done. */
  calm(): Promise<void> {
    return calm();
  }

  close(): string[] {
    const faults = this.#mayFail ? [] : [...(this.window?.witness?.faults ?? [])];
    try {
      this.window.sessionStorage.clear();
    } catch {
      // a sandbox has no storage
    }
    this.frame.remove();
    return faults;
  }
}

/** Opens a page in a frame; the API's address is in its `<meta>`. It is closed after the test, and must not have failed. */
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
