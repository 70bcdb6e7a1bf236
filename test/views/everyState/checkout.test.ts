import {
  guestStates,
  orderPaymentStates,
  paymentStates,
  returnStates,
  reviewStates,
} from '../../support/states/checkout.ts';
import { expectSoundStates } from '../../support/states/inspect.ts';
import { withdrawalStates } from '../../support/states/withdrawal.ts';

expectSoundStates('checkout', [...guestStates, ...paymentStates, ...returnStates]);
expectSoundStates('orders', [...orderPaymentStates, ...reviewStates, ...withdrawalStates]);
