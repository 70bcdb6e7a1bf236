import { entryInHistory } from '../navigation/address.ts';
import { readStored, writeStored } from '../web/storage.ts';

/** Maximum number of remembered keys; the most recent ones win. */
const MOST = 200;

/**
 * Returns whether a key is new for the current history entry, and remembers it for the tab. A reload, Back and a second
 * embed of the page find it there.
 */
export function isNew(key: string): boolean {
  const stored = readStored('reported');
  const known = Array.isArray(stored) ? stored : [];
  const own = `${entryInHistory()} ${key}`;
  if (known.includes(own)) return false;
  writeStored('reported', [...known.slice(1 - MOST), own]);
  return true;
}
