import { expectSoundStates } from '../../support/states/inspect.ts';
import { articleListStates, articleStates } from '../../support/states/merchandise.ts';
import { passStates } from '../../support/states/passes.ts';
import { voucherStates } from '../../support/states/vouchers.ts';

expectSoundStates('merchandise', [...articleListStates, ...articleStates]);
expectSoundStates('passes', passStates);
expectSoundStates('vouchers', voucherStates);
