import { onFault } from '../../src/core/api/decode.ts';
import type { Result } from '../../src/core/async/result.ts';

/** Returns what a call has read; a failed one fails the test with its log. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.log);
  return result.value;
}

/** Lists what is found wrong in answers from now on. */
export function watchFaults(): string[] {
  const faults: string[] = [];
  onFault((message) => faults.push(message));
  return faults;
}
