import { shared } from '../shared.ts';

const script = shared('script', () => ({ query: {} as Record<string, string> }));

/** Keeps what the script's own address says (`museum-shop.js?api=…`); the first word on a setting holds. */
export function rememberScript(address: string): void {
  for (const [name, value] of new URL(address).searchParams) script.query[name] ??= value;
}

/** Takes up what a script of the page says for the whole page; that goes before the address of ours. */
export function configure(settings: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(settings)) script.query[name] = String(value);
}

/** A setting from the page's own script, or from the address of ours. */
export const scriptSetting = (name: string): string | undefined => script.query[name];
