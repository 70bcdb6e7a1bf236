import type { Result } from '../../src/core/async/result.ts';

/** Returns the value of a successful call. Throws the log of a failed one. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.log);
  return result.value;
}

let deviations: string[] = [];

/** Returns a list that records the contract errors in responses to the shop of a test from now on. */
export function watchDeviations(): string[] {
  deviations = [];
  return deviations;
}

/** Adds a contract error to the list of the test. */
export const noteDeviation = (message: string): void => void deviations.push(message);
