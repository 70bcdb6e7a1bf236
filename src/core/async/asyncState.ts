import { ref } from 'valtio/vanilla';
import type { ApiError, LeftOut, Result } from './result.ts';

/** State of a value that is loaded asynchronously, as one tagged union instead of three flags. */
export type AsyncState<T> =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'ready'; value: T; leftOut?: LeftOut }
  | { is: 'failed'; error: ApiError };

export const idle = { is: 'idle' } as const;
export const loading = { is: 'loading' } as const;

/**
 * Converts a result to its state in the store; `ref` turns off tracking inside the value, which is replaced as a whole.
 */
export function fromResult<T extends object>(result: Result<T>): AsyncState<T> {
  if (!result.ok) return { is: 'failed', error: result.error };
  const { value, leftOut } = result;
  return { is: 'ready', value: ref(value), ...(leftOut && { leftOut }) };
}

type Answered = AsyncState<unknown> | undefined;

const leftOutOf = (state: Answered): LeftOut => (state?.is === 'ready' && state.leftOut) || [];

/** Returns whether items were left out of an answer because they could not be read; missing items may be on sale. */
export const isIncomplete = (state: Answered): boolean => leftOutOf(state).length > 0;

/** Returns whether an item may be missing from an answer only because it could not be read. */
export const mayLack = (state: Answered, id: string): boolean =>
  leftOutOf(state).some((each) => each === undefined || each === id);

/** Error for an answer that is too incomplete to rely on. */
export const UNREAD: ApiError = { is: 'unreadable', log: 'something had to be left out' };

/** Returns a value once it has loaded. */
export const readyValue = <T>(state: AsyncState<T> | undefined): T | undefined =>
  state?.is === 'ready' ? state.value : undefined;

/** Returns whether a value has to be fetched: it is neither loaded nor loading. */
export const shouldFetch = (state: AsyncState<unknown> | undefined): boolean =>
  !state || state.is === 'idle' || state.is === 'failed';

/** Returns whether a value is still expected: it is loading, or about to. */
export const isWaiting = (state: AsyncState<unknown>): state is typeof idle | typeof loading =>
  state.is === 'idle' || state.is === 'loading';
