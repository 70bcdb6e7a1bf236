import { shared } from '../shared.ts';
import { readStored, writeStored } from '../storage/storage.ts';

/** So many entries of the history are remembered; those used last. */
const MOST = 50;

/** The browser's own name of the entry that the visitor is at; undefined in browsers that do not tell: older Safari. */
const nameOfEntry = (): string | undefined =>
  (globalThis as { navigation?: { currentEntry?: { key: string } } }).navigation?.currentEntry?.key;

function comesBack(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward' || load?.type === 'reload';
}

/** The address to which the visitor has come by Back, Forward or a reload: its entry is no new one. */
const comeBack = shared('come back', () => ({ to: comesBack() ? location.href : undefined }));

/** The visitor has gone back or forward; or he has typed a hash, which makes a new entry, without a state. */
export function haveComeBack(state: unknown): void {
  comeBack.to = state === null ? undefined : location.href;
}

const all = (): Record<string, unknown> => Object(readStored('places') ?? {});

/** What was kept for the entry of the history. The caller checks its shape. */
export function keptForEntry(): unknown {
  const address = comeBack.to === location.href ? comeBack.to : '';
  return all()[nameOfEntry() ?? address];
}

/**
 * Keeps it for the entry of the history, beside `history.state`: the page's own scripts (Turbo, htmx) put theirs in place
 * of what others have there. Where the browser does not name its entries, the address does.
 */
export function keepForEntry(value: unknown): void {
  const name = nameOfEntry() ?? location.href;
  const { [name]: _, ...others } = all();
  writeStored(
    'places',
    Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, value]]),
  );
}
