import { shared } from '../page/shared.ts';
import { readStored, writeStored } from '../web/storage.ts';

/** Maximum number of history entries to store; the most recent ones win. */
const MOST = 50;

/** Returns the browser's key of the current history entry; `undefined` in older Safari. */
const nameOfEntry = (): string | undefined =>
  (globalThis as { navigation?: { currentEntry?: { key: string } } }).navigation?.currentEntry?.key;

function comesBack(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward' || load?.type === 'reload';
}

/** Address reached by Back, Forward, or a reload, whose history entry is therefore not new. */
const historyReturn = shared('history-return', () => ({
  to: comesBack() ? location.href : undefined,
}));

/** Records a Back or Forward navigation. A null state means a hash typed by hand, which makes a new entry. */
export function recordHistoryReturn(state: unknown): void {
  historyReturn.to = state === null ? undefined : location.href;
}

const all = (): Record<string, unknown> => Object(readStored('outlets'));

/** Returns the value stored for the current history entry. The caller validates it. */
export function keptForEntry(): unknown {
  const address = historyReturn.to === location.href ? historyReturn.to : '';
  return all()[nameOfEntry() ?? address];
}

/**
 * Stores a value for the current history entry, because scripts of the host page (Turbo, htmx) may overwrite
 * `history.state`. In browsers without entry keys, the address is the key.
 */
export function keepForEntry(value: unknown): void {
  const name = nameOfEntry() ?? location.href;
  const { [name]: _, ...others } = all();
  writeStored(
    'outlets',
    Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, value]]),
  );
}

/** Forgets the values of all history entries, for the customer who logs out: their routes may hold keys of orders. */
export const forgetEntries = (): void => void writeStored('outlets', undefined);
