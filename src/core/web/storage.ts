import { preview } from '../page/preview.ts';
import { shared } from '../page/shared.ts';
import { KEYS, type StorageKey } from './storageKeys.ts';

/** Values that could not be stored, in frames and browsers without storage. */
const memory = shared('storage', () => ({ scope: '', values: new Map() }));

/** Limits the storage to one shop, so that two shops on one origin do not share a cart. */
export function openStorage(api: string, shop: string): void {
  memory.scope = `museum-shop/1/${api}/${shop}/`;
}

/** Returns the browser's storage for a key; throws in a sandboxed frame. The configurator's preview uses none. */
function area(key: StorageKey): Storage | undefined {
  if (preview.isOn) return undefined;
  return KEYS[key] === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
}

/** Returns the full name of a key, for listeners to the browser's `storage` event. */
export const storageName = (key: StorageKey): string => memory.scope + key;

/** Returns a stored value; `undefined` if it is missing or unreadable. The caller validates it. */
export function readStored(key: StorageKey): unknown {
  const name = storageName(key);
  try {
    // memory first, because a full storage may still hold an older value
    const text = memory.values.get(name) ?? area(key)?.getItem(name) ?? undefined;
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Stores a value as JSON, in memory if the storage is full or forbidden; `undefined` removes it. Returns whether the
 * value survives a page load.
 */
export function writeStored(key: StorageKey, value: unknown): boolean {
  const name = storageName(key);
  const text = value === undefined ? undefined : JSON.stringify(value);
  memory.values.delete(name);
  try {
    const storage = area(key);
    if (storage && text === undefined) storage.removeItem(name);
    else if (storage && text !== undefined) storage.setItem(name, text);
    if (storage) return true;
  } catch {
    // full or forbidden: use memory below
  }
  if (text !== undefined) memory.values.set(name, text);
  return false;
}
