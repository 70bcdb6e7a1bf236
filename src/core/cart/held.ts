import { type CartLine, lineKey } from './types.ts';

/** Whether a payment under way holds the places of a line: the server counts them as taken. */
export const isHeld = (
  line: CartLine,
  sent: { readonly lines: readonly CartLine[] } | undefined,
): boolean => sent?.lines.some((each) => lineKey(each) === lineKey(line)) ?? false;
