import type { Failure } from '../api/errors.ts';
import { hasStatus } from '../api/errors.ts';
import type { Wait } from '../wait.ts';
import { addLine } from './actions.ts';
import { cart } from './store.ts';
import { type CartLine, lineKey } from './types.ts';

/** Why something is not put into the basket. Names are a promise (README, "Script interface"). */
export type RefusalCode =
  /** What was said of it is wrong, or something is missing. */
  | 'invalid'
  /** The shop does not sell it, or not at that time. */
  | 'unknown-item'
  /** Fewer are left than are wanted. */
  | 'sold-out'
  /** The museum has switched this area off. */
  | 'switched-off'
  /** The back end does not answer. */
  | 'unavailable';

export type Refusal = { is: 'refused'; code: RefusalCode; message: string };

/** What became of what a script of the page put into the basket: its lines as they stand there now. */
export type Given = { is: 'added'; lines: readonly CartLine[] } | Refusal;

/** For the programmer of the page, so in English. */
export const refusal = (code: RefusalCode, message: string): Refusal => ({
  is: 'refused',
  code,
  message,
});

export const soldOut = (wanted: number, left: number): Refusal =>
  refusal('sold-out', `${wanted} wanted, ${left} left`);

const noAnswer = (failure: Failure | undefined, what: string): Refusal =>
  failure && hasStatus(failure, 404)
    ? refusal('unknown-item', `the shop has no ${what}`)
    : refusal('unavailable', `the shop does not answer for ${what}`);

/** Why something that was asked for is not there. */
export const missing = (wait: Wait<unknown> | undefined, what: string): Refusal =>
  noAnswer(wait?.is === 'failed' ? wait.failure : undefined, what);

/** Whether these are whole numbers above nothing, at least one of them. */
export const areCounts = (counts: unknown): counts is Record<string, number> => {
  const all = typeof counts === 'object' ? Object.values(counts ?? {}) : [];
  return (
    all.length > 0 && all.every((count) => Number.isSafeInteger(count) && (count as number) > 0)
  );
};

/** The lines of the basket that these have become, which may have grown by them. */
export const heldLines = (lines: readonly CartLine[]): readonly CartLine[] => {
  const keys = lines.map(lineKey);
  return cart.form.filter((line) => keys.includes(lineKey(line)));
};

/** Puts lines into the basket. */
export function give(lines: readonly CartLine[]): Given {
  lines.forEach(addLine);
  return { is: 'added', lines: heldLines(lines) };
}
