import { shared } from '../page/shared.ts';

const script = shared('script', () => ({ query: {} }));

/** Stores the settings in the address of a script (`museum-shop.js?api=…`); the first value of each setting wins. */
export function rememberScript(address: string): void {
  for (const [name, value] of new URL(address).searchParams) script.query[name] ??= value;
}

/** Stores settings from a script of the host page; they override those in the script's address. */
export function configure(settings: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(settings)) script.query[name] = String(value);
}

/** Returns a setting from the host page's script or from the script's address. */
export const scriptSetting = (name: string): string | undefined => script.query[name];
