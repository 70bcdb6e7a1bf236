import type { ApiError } from '../async/result.ts';
import { hasStatus } from '../async/result.ts';
import type { AsyncState } from '../async/asyncState.ts';
import type { ScriptErrorCode } from '../page/errorCodes.ts';
import { addLine } from '../cart/actions.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, lineKey } from '../cart/types.ts';

/** Why an item was not added to the cart. */
export type RefusalCode = Exclude<ScriptErrorCode, 'missing-embed'>;

export type Refusal = { is: 'refused'; code: RefusalCode; message: string };

/** Result of adding an item with the script API: the cart lines that contain it. */
export type AddResult = { is: 'added'; lines: readonly CartLine[] } | Refusal;

/** Builds a refusal; `message` is for developers, in English. */
export const refusal = (code: RefusalCode, message: string): Refusal => ({
  is: 'refused',
  code,
  message,
});

export const soldOut = (wanted: number, remaining: number): Refusal =>
  refusal('sold-out', `${wanted} wanted, ${remaining} left`);

const noAnswer = (error: ApiError | undefined, what: string): Refusal =>
  error && hasStatus(error, 404)
    ? refusal('unknown-item', `the shop has no ${what}`)
    : refusal('unavailable', `the shop does not answer for ${what}`);

/** Returns the refusal for data that could not be loaded. */
export const missing = (state: AsyncState<unknown> | undefined, what: string): Refusal =>
  noAnswer(state?.is === 'failed' ? state.error : undefined, what);

/** Returns whether the values are positive integers, and there is at least one. */
export const areCounts = (counts: unknown): counts is Record<string, number> => {
  const all = typeof counts === 'object' ? Object.values(counts ?? {}) : [];
  return (
    all.length > 0 && all.every((count) => Number.isSafeInteger(count) && (count as number) > 0)
  );
};

/** Returns the cart lines with the same keys as `lines`. */
export const heldLines = (lines: readonly CartLine[]): readonly CartLine[] => {
  const keys = lines.map(lineKey);
  return cart.lines.filter((line) => keys.includes(lineKey(line)));
};

/** Adds lines to the cart. */
export function addLines(lines: readonly CartLine[]): AddResult {
  lines.forEach(addLine);
  return { is: 'added', lines: heldLines(lines) };
}
