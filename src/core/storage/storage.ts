import { preview } from '../preview.ts';
import { shared } from '../shared.ts';
import { KEYS, type StorageKey } from './keys.ts';

/** Holds what could not be stored, in frames and browsers that allow no storage. */
const memory = shared('storage', () => ({ scope: '', values: new Map<string, string>() }));

/** Ties what is stored to one shop: two shops on one origin never read each other's baskets. */
export function openStorage(api: string, shop: string): void {
  memory.scope = `museum-shop/1/${api}/${shop}/`;
}

/** A sandboxed frame throws on the very access. A preview shares none with the site around it. */
function area(key: StorageKey): Storage | undefined {
  if (preview.isOn) return undefined;
  return KEYS[key] === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
}

/** The full name of a key, for listeners to the browser's `storage` event. */
export const storageName = (key: StorageKey): string => memory.scope + key;

/** What is stored under a key, or undefined where there is nothing or nothing readable. The caller checks its shape. */
export function readStored(key: StorageKey): unknown {
  const name = storageName(key);
  try {
    // memory first: a storage that was full still holds what was there before
    const text = memory.values.get(name) ?? area(key)?.getItem(name) ?? undefined;
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined; // nothing readable, or nothing that may be read
  }
}

/**
 * Stores a value as JSON; `undefined` removes it. A full or forbidden storage is replaced by memory. Returns whether the
 * page after this one will find it so.
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
    // full or forbidden: below
  }
  if (text !== undefined) memory.values.set(name, text);
  return false;
}
