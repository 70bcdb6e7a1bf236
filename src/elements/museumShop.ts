import { setConsent } from '../core/analytics/consent.ts';
import { configure } from '../core/config/script.ts';
import { published } from '../core/page/snapshot.ts';
import { claim } from '../core/page/shared.ts';
import type { MuseumShop, MuseumShopEntry } from './public.ts';
import { retryImport } from '../core/async/retryImport.ts';

/** Loads the calls that most pages never use. */
const loadScriptApi = () => retryImport(() => import('./scriptApi.ts'));

/** End of the queue, whose entries run one after the other; undefined until one of them is asynchronous. */
let queueEnd: Promise<unknown> | undefined;

const warn = (error: unknown): void => console.warn('museumShop:', error);

function run(entry: MuseumShopEntry): unknown {
  if (typeof entry === 'function') return entry(museumShop);
  const [method, ...all] = entry as readonly [keyof MuseumShop, ...unknown[]];
  const call = Object.hasOwn(museumShop, method) && museumShop[method];
  if (typeof call !== 'function') throw new TypeError(`there is no ${String(method)}`);
  return Reflect.apply(call, museumShop, all);
}

function enqueue(entry: MuseumShopEntry): void {
  if (queueEnd) {
    queueEnd = queueEnd.then(() => run(entry)).catch(warn);
    return;
  }
  // run at once, so that settings apply before the first element starts
  try {
    const answer = run(entry);
    if (answer instanceof Promise) queueEnd = answer.catch(warn);
  } catch (error) {
    warn(error);
  }
}

const museumShop: MuseumShop = {
  add: async (item) => (await loadScriptApi()).add(item),
  open: async (where) => (await loadScriptApi()).open(where),
  setLanguage: async (lang) => (await loadScriptApi()).setLanguage(lang),
  consent: setConsent,
  doctor: async () => (await loadScriptApi()).doctor(),
  configure,
  push: (...entries) => entries.forEach(enqueue),
  get language() {
    return published.language;
  },
  get cart() {
    return published.cart;
  },
};

/** Installs `window.museumShop`, once per page, and runs the entries queued before. */
export function installScriptApi(): void {
  if (!claim('museumShop')) return;
  const queue: unknown = window.museumShop;
  window.museumShop = museumShop;
  if (Array.isArray(queue)) museumShop.push(...(queue as MuseumShopEntry[]));
}
