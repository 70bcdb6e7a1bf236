import { expectSoundStates } from '../../support/states/inspect.ts';
import { bookingStates, tourListStates, tourStates } from '../../support/states/tours.ts';

expectSoundStates('tours', [...tourListStates, ...tourStates, ...bookingStates]);
