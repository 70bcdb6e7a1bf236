import { readStored, writeStored } from '../storage/storage.ts';

/** So many entries of the history are remembered; those used last. */
const MOST = 50;

/** The browser's own name of the entry that the visitor is at; undefined in browsers that do not tell. */
const nameOfEntry = (): string | undefined =>
  (globalThis as { navigation?: { currentEntry?: { key: string } } }).navigation?.currentEntry?.key;

const all = (): Record<string, unknown> => Object(readStored('places') ?? {});

/** What was kept for the entry of the history. The caller checks its shape. */
export const keptForEntry = (): unknown => all()[nameOfEntry() ?? ''];

/**
 * Keeps it for the entry of the history, beside `history.state`: the page's own scripts (Turbo, htmx) put theirs in place
 * of what others have there.
 */
export function keepForEntry(value: unknown): void {
  const name = nameOfEntry();
  if (!name) return;
  const { [name]: _, ...others } = all();
  writeStored(
    'places',
    Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, value]]),
  );
}
