import { cartStates } from '../../support/states/cart.ts';
import { expectSoundStates } from '../../support/states/inspect.ts';
import { shippingPageStates, shippingStates } from '../../support/states/shipping.ts';

expectSoundStates('basket', [...cartStates, ...shippingStates, ...shippingPageStates]);
