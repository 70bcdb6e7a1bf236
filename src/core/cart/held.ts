import { type CartLine, lineKey } from './types.ts';

/** Returns whether a payment in progress has reserved a line; the back end counts it as taken. */
export const isHeld = (
  line: CartLine,
  sent: { readonly lines: readonly CartLine[] } | undefined,
): boolean => sent?.lines.some((each) => lineKey(each) === lineKey(line)) ?? false;
