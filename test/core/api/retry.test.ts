import { describe, it } from 'node:test';
import { expect } from 'chai';
import { retryDelayMs } from '../../../src/core/api/retry.ts';
import type { ApiError } from '../../../src/core/async/result.ts';

const after = (retryAfterS?: number): ApiError => ({
  is: 'status',
  status: 503,
  log: '',
  ...(retryAfterS !== undefined && { retryAfterS }),
});

describe('the delay before a retry', () => {
  const cases: [title: string, attempt: number, error: ApiError, ms: number][] = [
    ['is the base for the first retry', 0, after(), 400],
    ['doubles for the second retry', 1, after(), 800],
    ['doubles again for the third retry', 2, after(), 1600],
    ['is at most five seconds', 9, after(), 5000],
    ['is the same without an answer', 1, { is: 'network', log: '' }, 800],
    ['follows Retry-After', 0, after(2), 2000],
    ['is at most five seconds for any Retry-After', 0, after(3600), 5000],
    ['ignores a Retry-After of zero', 0, after(0), 400],
  ];
  for (const [title, attempt, error, ms] of cases) {
    it(title, () => void expect(retryDelayMs(attempt, 400, error)).to.equal(ms));
  }
});
