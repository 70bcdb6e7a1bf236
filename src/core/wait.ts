import { ref } from 'valtio/vanilla';
import type { Failure } from './api/errors.ts';

/** Something that is waited for: one tagged value instead of three flags. */
export type Wait<T> =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'ready'; value: T }
  | { is: 'failed'; failure: Failure };

export const idle = { is: 'idle' } as const;
export const loading = { is: 'loading' } as const;

/** What a finished request leaves in the store. An answer is taken as a whole: nobody follows what happens within it. */
export function settled<T extends object>(
  result: { ok: true; value: T } | { ok: false; failure: Failure },
): Wait<T> {
  return result.ok
    ? { is: 'ready', value: ref(result.value) }
    : { is: 'failed', failure: result.failure };
}

/** Whether something is still to be asked for: it is neither there nor on its way. */
export const isNeeded = (wait: Wait<unknown> | undefined): boolean =>
  !wait || wait.is === 'idle' || wait.is === 'failed';
