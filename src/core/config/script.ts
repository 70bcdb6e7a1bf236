import { shared } from '../shared.ts';

const script = shared('script', () => ({ query: {} as Record<string, string> }));

/** Keeps what the script's own address says (`museum-shop.js?api=…`); the first word on a setting holds. */
export function rememberScript(address: string): void {
  for (const [name, value] of new URL(address).searchParams) script.query[name] ??= value;
}

/** A setting from the script's address. */
export const scriptSetting = (name: string): string | undefined => script.query[name];
