import type { ShopConfig } from '../config/types.ts';
import { currencyOf } from '../money/currency.ts';
import type { Finding } from './types.ts';

/** Returns the origin of an address, or its text if it has none. */
const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : address;

/** Checks what would keep the shop from selling: its currency, and whether visitors can pay from `page`. */
export function sellingFindings(
  { currencySymbol, allowedOrigins = [] }: ShopConfig,
  page: string | undefined,
): Finding[] {
  const allowed = allowedOrigins.map(originOf);
  const origin = page && originOf(page);
  return [
    ...(currencyOf(currencySymbol)
      ? []
      : [{ is: 'unknown-currency', value: currencySymbol } as const]),
    ...(origin && allowed.length > 0 && !allowed.includes(origin)
      ? [{ is: 'origin-refused', origin, allowed: allowed.join(', ') } as const]
      : []),
  ];
}
