import { asking } from './ask.ts';
import type { Contract } from './contract.ts';
import { exchanging } from './exchange.ts';
import type { Options } from './options.ts';
import { refusing } from './refuse.ts';
import type { Notes } from './report.ts';
import type { Send } from './send.ts';
import type { Say, Suite } from './types.ts';

/** Creates the functions with which the parts of the examination send calls and note what they find. */
export function createSuite(
  options: Options,
  contract: Contract,
  { note }: Notes,
  send: Send,
): Suite {
  const say: Say = (verdict, call, noted) => note(verdict, { call, ...noted });
  const suite: Suite = {
    options,
    contract,
    lang: 'de',
    say,
    exchange: exchanging(options, say, send),
    ask: asking(() => suite),
    refuse: refusing(() => suite),
  };
  return suite;
}
