import { setConsent } from '../core/analytics/consent.ts';
import { configure } from '../core/config/script.ts';
import { published } from '../core/page/snapshot.ts';
import { claim } from '../core/page/shared.ts';
import type { MuseumShop, MuseumShopEntry } from './public.ts';
import { retryImport } from '../core/async/retryImport.ts';

/** Loads the calls that most pages never use. */
const verbs = () => retryImport(() => import('./verbs.ts'));

/** End of the queue, whose entries run one after the other; undefined until one of them is asynchronous. */
let turn: Promise<unknown> | undefined;

const tell = (error: unknown): void => console.warn('museumShop:', error);

function carryOut(entry: MuseumShopEntry): unknown {
  if (typeof entry === 'function') return entry(museumShop);
  const [verb, ...all] = entry as readonly [keyof MuseumShop, ...unknown[]];
  const call = Object.hasOwn(museumShop, verb) && museumShop[verb];
  if (typeof call !== 'function') throw new TypeError(`there is no ${String(verb)}`);
  return Reflect.apply(call, museumShop, all);
}

function take(entry: MuseumShopEntry): void {
  if (turn) {
    turn = turn.then(() => carryOut(entry)).catch(tell);
    return;
  }
  // run at once, so that settings apply before the first element starts
  try {
    const answer = carryOut(entry);
    if (answer instanceof Promise) turn = answer.catch(tell);
  } catch (error) {
    tell(error);
  }
}

const museumShop: MuseumShop = {
  add: async (item) => (await verbs()).add(item),
  open: async (where) => (await verbs()).open(where),
  setLanguage: async (lang) => (await verbs()).setLanguage(lang),
  consent: setConsent,
  doctor: async () => (await verbs()).doctor(),
  configure,
  push: (...entries) => entries.forEach(take),
  get language() {
    return published.language;
  },
  get cart() {
    return published.cart;
  },
};

/** Installs `window.museumShop`, once per page, and runs the entries queued before. */
export function offerInterface(): void {
  if (!claim('museumShop')) return;
  const queue: unknown = window.museumShop;
  window.museumShop = museumShop;
  if (Array.isArray(queue)) museumShop.push(...(queue as MuseumShopEntry[]));
}
