import { getVersion, snapshot } from 'valtio/vanilla';
import type { Client } from '../../src/core/api/client.ts';
import { loadRestore } from '../../src/core/app/loadRestore.ts';
import { setClock } from '../../src/core/calendar/clock.ts';
import { dismissNotice } from '../../src/core/notices/actions.ts';
import { dismissToast } from '../../src/core/notices/toasts.ts';
import { eventually } from './eventually.ts';
import { RUN } from './server.ts';

type Fields = Record<string, unknown>;

const isCollection = (value: object): value is Set<unknown> | Map<unknown, unknown> =>
  value instanceof Set || value instanceof Map;

const firstFields = (value: object): Fields =>
  structuredClone(getVersion(value) === undefined ? { ...value } : { ...snapshot(value) });

// the imported modules have created the registry
const { values } = (globalThis as unknown as Record<symbol, { values: Map<string, object> }>)[
  Symbol.for('museum-shop/1')
]!;

/** The initial fields of each shared value, including those that lazy modules create later. */
const first = new Map([...values].map(([name, value]) => [name, firstFields(value)]));
values.set = function set(name, value) {
  first.set(name, firstFields(value));
  return Map.prototype.set.call(this, name, value) as typeof values;
};

const address = location.href;

/** Number of tests that have begun. */
let begun = 0;

/** Calls that have not ended yet, with their methods and paths. */
const running = new Map<Promise<unknown>, string>();

/** Returns method and path of each call that has not ended yet: `GET tour/lifetime/tour/{id}`. */
export const runningCalls = (): string[] => [...running.values()];

/** Wraps a client so that results of its calls never arrive in a later test. */
export function inThisTestAlone(client: Client): Client {
  const test = begun;
  return {
    call: async (wanted) => {
      const answer = client.call(wanted);
      running.set(answer, `${wanted.method} ${wanted.path}`);
      const result = await answer.finally(() => running.delete(answer));
      return begun === test ? result : new Promise(() => undefined);
    },
  };
}

/** Resolves when all calls have ended, and what waited for them has gone on. */
export async function untilCallsEnd(): Promise<void> {
  while (running.size > 0) {
    await Promise.allSettled(running.keys());
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function resetStores(): void {
  for (const [name, value] of values) {
    // calls of an earlier test that are still pending keep their client
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
  // test files that run in parallel share the local storage
  for (const key of Object.keys(localStorage).filter((name) => name.includes(RUN))) {
    localStorage.removeItem(key);
  }
}

const isSafari =
  'navigator' in globalThis && /AppleWebKit(?!.*Chrome)/.test(globalThis.navigator.userAgent);
/** Times at which history entries were added or changed, in milliseconds since the page was loaded. */
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

/** Whether sixty more entries are possible: Safari accepts at most a hundred within ten seconds. */
const hasRoomInHistory = (): boolean =>
  entriesAt.filter((at) => at > performance.now() - 10_000).length <= 40;

/** Waits for the `load` event: before it, browsers replace the current history entry instead of adding one. */
const hasLoaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
};

/** Resets stores, storage, URL, history state, `<base>` and clock, as if the page had just been opened. */
export async function resetAll(): Promise<void> {
  begun++;
  await hasLoaded();
  // a 401 of an earlier test opens the login once this file has loaded
  await loadRestore();
  dismissNotice();
  dismissToast();
  resetStores();
  setClock();
  document.querySelector('base')?.remove();
  await eventually('the history takes entries', hasRoomInHistory);
  if (location.href !== address || history.state !== null) history.replaceState(null, '', address);
  const held = globalThis as Partial<Record<string, unknown>>;
  for (const name of ['payment-return', 'away']) delete held[`museum-shop/1/${name}`];
  // subscribers of the stores run asynchronously and may still write to the storage
  await new Promise((resolve) => setTimeout(resolve));
  clearStorage();
}
