import { describe, it } from 'node:test';
import { expect } from 'chai';
import { retryDelayMs } from '../../../src/core/api/retry.ts';

describe('the delay before a retry', () => {
  const cases: [title: string, attempt: number, retryAfter: string | null, ms: number][] = [
    ['is the base for the first retry', 0, null, 400],
    ['doubles for the second retry', 1, null, 800],
    ['doubles again for the third retry', 2, null, 1600],
    ['is at most five seconds', 9, null, 5000],
    ['follows Retry-After in seconds', 0, '2', 2000],
    ['is at most five seconds for any Retry-After', 0, '3600', 5000],
    ['ignores a Retry-After of zero', 0, '0', 400],
    ['ignores a negative Retry-After', 0, '-5', 400],
    ['ignores a date as Retry-After', 1, 'Wed, 21 Oct 2026 07:28:00 GMT', 800],
  ];
  for (const [title, attempt, retryAfter, ms] of cases) {
    it(title, () => void expect(retryDelayMs(attempt, 400, retryAfter)).to.equal(ms));
  }
});
