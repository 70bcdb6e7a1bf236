import { expect } from '@esm-bundle/chai';
import { smallTargetsWithShortLabels } from '../support/fit.ts';
import { loginStates, registerStates } from '../support/states/account.ts';
import { cartStates } from '../support/states/cart.ts';
import {
  guestStates,
  orderPaymentStates,
  paymentStates,
  returnStates,
  reviewStates,
} from '../support/states/checkout.ts';
import { articleListStates, articleStates } from '../support/states/merchandise.ts';
import { passStates } from '../support/states/passes.ts';
import { passwordStates } from '../support/states/password.ts';
import { deliveryStates, settingsStates } from '../support/states/settings.ts';
import { shippingPageStates, shippingStates } from '../support/states/shipping.ts';
import { shopStates } from '../support/states/shop.ts';
import { dayStates, eventStates, listStates, timeStates } from '../support/states/tickets.ts';
import { bookingStates, tourListStates, tourStates } from '../support/states/tours.ts';
import { voucherStates } from '../support/states/vouchers.ts';
import { withdrawalStates } from '../support/states/withdrawal.ts';

const SCREENS = {
  account: [...loginStates, ...registerStates, ...passwordStates, ...settingsStates],
  basket: [...cartStates, ...shippingStates],
  checkout: [...guestStates, ...deliveryStates, ...paymentStates, ...returnStates],
  orders: [...orderPaymentStates, ...reviewStates, ...withdrawalStates],
  tickets: [...listStates, ...eventStates, ...dayStates, ...timeStates],
  tours: [...tourListStates, ...tourStates, ...bookingStates],
  merchandise: [...articleListStates, ...articleStates, ...shippingPageStates],
  passes: passStates,
  vouchers: voucherStates,
  shop: shopStates,
};

describe('target size: at least 24 × 24 px, however narrow the font', () => {
  for (const [screens, states] of Object.entries(SCREENS)) {
    for (const state of states) {
      it(`${screens}: ${state.title}`, async () => {
        const view = await state.show('en');
        view.host.style.inlineSize = '360px';
        const misfits = smallTargetsWithShortLabels(view);
        view.unmount();
        expect(misfits).to.deep.equal([]);
      });
    }
  }
});
