import { describe, it } from 'node:test';
import { expect } from 'chai';
import { pause, retryDelayMs } from '../../../src/core/api/retry.ts';

describe('the pause before a repetition', () => {
  const cases: [title: string, attempt: number, retryAfter: string | null, ms: number][] = [
    ['is the base the first time', 0, null, 400],
    ['doubles', 1, null, 800],
    ['doubles again', 2, null, 1600],
    ['never grows over five seconds', 9, null, 5000],
    ['is what the server wishes, in seconds', 0, '2', 2000],
    ['is never longer than five seconds, whatever the server wishes', 0, '3600', 5000],
    ['is the own one for a wish of zero', 0, '0', 400],
    ['is the own one for a wish in the past', 0, '-5', 400],
    ['is the own one for a date', 1, 'Wed, 21 Oct 2026 07:28:00 GMT', 800],
  ];
  for (const [title, attempt, retryAfter, ms] of cases) {
    it(title, () => void expect(retryDelayMs(attempt, 400, retryAfter)).to.equal(ms));
  }

  it('ends at once when nobody waits any more', async () => {
    await pause(60_000, AbortSignal.abort());
    const leaver = new AbortController();
    const waiting = pause(60_000, leaver.signal);
    leaver.abort();
    await waiting;
  });
});
