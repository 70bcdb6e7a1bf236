import { ref } from 'valtio/vanilla';
import type { Failure, LeftOut, Result } from './result.ts';

/** State of a value that is loaded asynchronously, as one tagged union instead of three flags. */
export type Wait<T> =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'ready'; value: T; leftOut?: LeftOut }
  | { is: 'failed'; failure: Failure };

export const idle = { is: 'idle' } as const;
export const loading = { is: 'loading' } as const;

/**
 * Converts a result to its state in the store; `ref` turns off tracking inside the value, which is replaced as a whole.
 */
export function settled<T extends object>(result: Result<T>): Wait<T> {
  if (!result.ok) return { is: 'failed', failure: result.failure };
  const { value, leftOut } = result;
  return { is: 'ready', value: ref(value), ...(leftOut && { leftOut }) };
}

type Answered = Wait<unknown> | undefined;

const leftOutOf = (wait: Answered): LeftOut => (wait?.is === 'ready' && wait.leftOut) || [];

/** Returns whether items were left out of an answer because they could not be read; missing items may be on sale. */
export const isIncomplete = (wait: Answered): boolean => leftOutOf(wait).length > 0;

/** Returns whether an item may be missing from an answer only because it could not be read. */
export const mayLack = (wait: Answered, id: string): boolean =>
  leftOutOf(wait).some((each) => each === undefined || each === id);

/** Error for an answer that is too incomplete to rely on. */
export const UNREAD: Failure = { is: 'unreadable', log: 'something had to be left out' };

/** Returns whether a value has to be fetched: it is neither loaded nor loading. */
export const isNeeded = (wait: Wait<unknown> | undefined): boolean =>
  !wait || wait.is === 'idle' || wait.is === 'failed';
