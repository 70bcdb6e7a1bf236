import { configuratorStates } from '../../support/states/configurator.tsx';
import { expectSoundStates } from '../../support/states/inspect.ts';

expectSoundStates('configurator', configuratorStates);
