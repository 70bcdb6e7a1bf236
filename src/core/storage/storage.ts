import { shared } from '../shared.ts';
import { KEYS, type StorageKey } from './keys.ts';

/** Holds what could not be stored, in frames and browsers that allow no storage. */
const memory = shared('storage', () => ({ scope: '', values: new Map<string, string>() }));

/** Ties what is stored to one shop: two shops on one origin never read each other's baskets. */
export function openStorage(api: string, shop: string): void {
  memory.scope = `museum-shop/1/${api}/${shop}/`;
}

function area(key: StorageKey): Storage | undefined {
  try {
    return KEYS[key] === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined; // a sandboxed frame throws on the very access
  }
}

/** The full name of a key, for listeners to the browser's `storage` event. */
export const storageName = (key: StorageKey): string => memory.scope + key;

/** What is stored under a key, or undefined where there is nothing or nothing readable. The caller checks its shape. */
export function readStored(key: StorageKey): unknown {
  const name = storageName(key);
  try {
    const text = area(key)?.getItem(name) ?? memory.values.get(name);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; `undefined` removes it. A full or forbidden storage is replaced by memory. */
export function writeStored(key: StorageKey, value: unknown): void {
  const name = storageName(key);
  const text = value === undefined ? undefined : JSON.stringify(value);
  try {
    if (text === undefined) area(key)?.removeItem(name);
    else area(key)?.setItem(name, text);
    memory.values.delete(name);
    if (text !== undefined && !area(key)) memory.values.set(name, text);
  } catch {
    if (text !== undefined) memory.values.set(name, text);
  }
}
