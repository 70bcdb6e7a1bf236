import { getVersion, snapshot } from 'valtio/vanilla';
import type { Client } from '../../src/core/api/client.ts';
import { setClock } from '../../src/core/calendar/clock.ts';
import { dismissNotice } from '../../src/core/notices/actions.ts';
import { dismissToast } from '../../src/core/notices/toasts.ts';
import { shared } from '../../src/core/page/shared.ts';
import { eventually } from './eventually.ts';
import { RUN } from './server.ts';

type Fields = Record<string, unknown>;

const isCollection = (value: object): value is Set<unknown> | Map<unknown, unknown> =>
  value instanceof Set || value instanceof Map;

const firstFields = (value: object): Fields =>
  structuredClone(getVersion(value) === undefined ? { ...value } : { ...snapshot(value) });

// the page holds something as soon as anybody has asked for a shared value
shared('fresh', () => ({}));
const { values } = (globalThis as unknown as Record<symbol, { values: Map<string, object> }>)[
  Symbol.for('museum-shop/1')
]!;

/** What each shared value was when it was made: those that are made later, by a part that is loaded later, too. */
const first = new Map([...values].map(([name, value]) => [name, firstFields(value)]));
values.set = function set(name, value) {
  first.set(name, firstFields(value));
  return Map.prototype.set.call(this, name, value) as typeof values;
};

const address = location.href;

/** How often a test has begun. */
let begun = 0;

/** What the open client is asked for from now on comes to the test that asks, and never to a later one. */
export function inThisTestAlone(): void {
  const door = values.get('client') as { client: Client };
  const { client } = door;
  const test = begun;
  door.client = {
    call: async (wanted) => {
      const result = await client.call(wanted);
      return begun === test ? result : new Promise(() => undefined);
    },
  };
}

function resetStores(): void {
  for (const [name, value] of values) {
    // what a test has left on its way goes on to where it was going
    if (name === 'client') continue;
    if (isCollection(value)) {
      value.clear();
      continue;
    }
    const fields = structuredClone(first.get(name) ?? {});
    for (const field of Object.keys(value)) if (!(field in fields)) delete (value as Fields)[field];
    Object.assign(value, fields);
  }
}

function clearStorage(): void {
  sessionStorage.clear();
  // other test files run beside this one and share the local storage
  for (const key of Object.keys(localStorage).filter((name) => name.includes(RUN))) {
    localStorage.removeItem(key);
  }
}

const isSafari =
  'navigator' in globalThis && /AppleWebKit(?!.*Chrome)/.test(globalThis.navigator.userAgent);
/** When entries were made or changed, in milliseconds since the page was loaded. */
const entriesAt: number[] = [];
if (isSafari) {
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history);
    history[name] = (...entry) => {
      entriesAt.push(performance.now());
      own(...entry);
    };
  }
}

/** Safari takes no more than a hundred entries within ten seconds: a test has room for sixty. */
const hasRoomInHistory = (): boolean =>
  entriesAt.filter((at) => at > performance.now() - 10_000).length <= 40;

/** Before that, a browser puts each step within the page in place of the last one. */
const hasLoaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
};

/** Begins a test as if the page had just been opened: stores, storage, address, history state, `<base>` and clock. */
export async function fresh(): Promise<void> {
  begun++;
  await hasLoaded();
  dismissNotice();
  dismissToast();
  resetStores();
  setClock();
  document.querySelector('base')?.remove();
  await eventually('the history takes entries', hasRoomInHistory);
  if (location.href !== address || history.state !== null) history.replaceState(null, '', address);
  const held = globalThis as Partial<Record<string, unknown>>;
  for (const name of ['arrival', 'away']) delete held[`museum-shop/1/${name}`];
  // what listens to the stores hears of it a moment later, and may still write
  await new Promise((resolve) => setTimeout(resolve));
  clearStorage();
}
