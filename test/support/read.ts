import { onFault } from '../../src/core/api/decode.ts';
import type { Result } from '../../src/core/async/result.ts';

/** Returns the value of a successful call. Throws the log of a failed one. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.log);
  return result.value;
}

/** Returns a list that records the contract errors in responses from now on. */
export function watchFaults(): string[] {
  const faults: string[] = [];
  onFault((message) => faults.push(message));
  return faults;
}
