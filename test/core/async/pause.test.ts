import { it } from 'node:test';
import { pause } from '../../../src/core/async/pause.ts';

it('a pause ends at once when it is aborted', async () => {
  await pause(60_000, AbortSignal.abort());
  const leaver = new AbortController();
  const waiting = pause(60_000, leaver.signal);
  leaver.abort();
  await waiting;
});
