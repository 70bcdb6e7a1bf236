import { ref } from 'valtio/vanilla';
import type { Failure, LeftOut, Result } from './api/errors.ts';

/** Something that is waited for: one tagged value instead of three flags. */
export type Wait<T> =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'ready'; value: T; leftOut?: LeftOut }
  | { is: 'failed'; failure: Failure };

export const idle = { is: 'idle' } as const;
export const loading = { is: 'loading' } as const;

/** What a finished request leaves in the store. An answer is taken as a whole: nobody follows what happens within it. */
export function settled<T extends object>(result: Result<T>): Wait<T> {
  if (!result.ok) return { is: 'failed', failure: result.failure };
  const { value, leftOut } = result;
  return { is: 'ready', value: ref(value), ...(leftOut && { leftOut }) };
}

type Answered = Wait<unknown> | undefined;

const leftOutOf = (wait: Answered): LeftOut => (wait?.is === 'ready' && wait.leftOut) || [];

/** Whether an answer lacks something that could not be read, so that what is missing from it may well be on sale. */
export const isIncomplete = (wait: Answered): boolean => leftOutOf(wait).length > 0;

/** Whether an item may be missing from an answer only because it could not be read. */
export const mayLack = (wait: Answered, id: string): boolean =>
  leftOutOf(wait).some((each) => each === undefined || each === id);

/** What is told of an answer that cannot be relied on. */
export const UNREAD: Failure = { is: 'unreadable', log: 'something had to be left out' };

/** Whether something is still to be asked for: it is neither there nor on its way. */
export const isNeeded = (wait: Wait<unknown> | undefined): boolean =>
  !wait || wait.is === 'idle' || wait.is === 'failed';
