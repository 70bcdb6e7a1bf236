import { appStates } from '../../support/states/app.tsx';
import { expectSoundStates } from '../../support/states/inspect.ts';
import { shopStates } from '../../support/states/shop.ts';

expectSoundStates('around the screens', appStates);
expectSoundStates('whole shop', shopStates);
