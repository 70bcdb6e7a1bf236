import { setMaxListeners } from 'node:events';
import { createServer } from 'node:http';
import { register } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'node:test';
import { createMockBackEnds } from '../../tools/test-server.mjs';

// Stubs of the page for tests that run in Node: location, a history without Back and Forward, storages, a document without
// elements, and events; and the test server. Loaded before these tests (`--import ./test/support/node.ts`). Tests that need a
// real page are named `*.browser.test.ts`.

const mockBackEnds = createMockBackEnds();
const server = createServer((req, res) => void mockBackEnds.serve(req, res));
await new Promise<void>((resolve) => server.listen(0, resolve));
server.unref();

let address = new URL(`http://localhost:${(server.address() as AddressInfo).port}/`);
let entries: unknown[] = [null];

/** Dispatches `navigate` as the Navigation API does; returns whether no listener has prevented it. */
function reportsTo(url: URL, navigationType: string, sameDocument = false): boolean {
  const event = new Event('navigate', { cancelable: true });
  const destination = { url: url.href, sameDocument };
  return navigation.dispatchEvent(Object.assign(event, { navigationType, destination }));
}

/** Throws if no listener prevents the navigation: the test should use `watchDepartures`. */
function depart(url: URL, navigationType: string): void {
  if (reportsTo(url, navigationType)) throw new Error(`the page would go to ${url.href}`);
}

const location = {
  assign: (to: string) => depart(new URL(to, address), 'push'),
  reload: () => depart(address, 'reload'),
};
for (const part of ['href', 'origin', 'pathname', 'search', 'hash'] as const) {
  Object.defineProperty(location, part, { get: () => address[part] });
}

function write(state: unknown, to: string | URL | null | undefined, isNew: boolean): void {
  const next = to == null ? address : new URL(to, address);
  if (next.origin !== address.origin) throw new DOMException(next.href, 'SecurityError');
  reportsTo(next, isNew ? 'push' : 'replace', true);
  address = next;
  entries = [...entries.slice(0, isNew ? undefined : -1), structuredClone(state)];
}

const history = {
  get state() {
    return entries.at(-1);
  },
  get length() {
    return entries.length;
  },
  pushState: (state: unknown, _: string, to?: string | URL | null) => write(state, to, true),
  replaceState: (state: unknown, _: string, to?: string | URL | null) => write(state, to, false),
};

/** Stores values as own properties, as browsers do. */
class MemoryStorage {
  getItem(key: string): string | null {
    return (Object.getOwnPropertyDescriptor(this, key)?.value as string | undefined) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = Object.entries(this).filter(([name]) => name !== key);
    const size = [...others, [key, value]].flat().reduce((sum, text) => sum + text.length, 0);
    if (size > 5_000_000) throw new DOMException('it is full', 'QuotaExceededError');
    Object.assign(this, { [key]: value });
  }

  removeItem(key: string): void {
    delete (this as Record<string, unknown>)[key];
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

const page = new EventTarget();
const navigation = new EventTarget();
const document = Object.assign(new EventTarget(), {
  readyState: 'complete',
  referrer: '',
  querySelector: () => null,
});
// Node would warn of many listeners
setMaxListeners(0, page, navigation, document);

Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
  document,
  navigation,
  location,
  history,
  sessionStorage: new MemoryStorage(),
  localStorage: new MemoryStorage(),
  mockBackEnds,
  // a global in the browser's test runner, which shares helpers with these tests
  afterEach,
});

// the bundle of all tests includes the catalogs
if (!process.env.IS_BUNDLED) register('../../tools/po-loader.mjs', import.meta.url);
