import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { keepGuestForm, setCustomer } from '../../../src/core/account/actions.ts';
import { keepDetails } from '../../../src/core/account/details.ts';
import { EMPTY_FORM, type Customer } from '../../../src/core/account/types.ts';
import { account } from '../../../src/core/account/store.ts';
import { persistCart } from '../../../src/core/cart/persist.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { setPaymentForm } from '../../../src/core/checkout/actions.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import { keepPayment } from '../../../src/core/checkout/stored.ts';
import { logOut } from '../../../src/core/app/logout.ts';
import { hideOrderKey, lastOrderKey } from '../../../src/core/navigation/paymentReturn.ts';
import { keepRedirect } from '../../../src/core/navigation/redirect.ts';
import { passes } from '../../../src/core/passes/store.ts';
import { typeOwners } from '../../../src/core/passes/choices.ts';
import { refresh } from '../../../src/core/app/restore.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { session } from '../../../src/core/session/store.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { tours, bookingOf, keepBookings } from '../../../src/core/tours/store.ts';
import { changeWithdrawal } from '../../../src/core/withdrawal/actions.ts';
import { withdrawal } from '../../../src/core/withdrawal/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import { articleLine, passLine, passOwner, ticketLine, tourLine } from '../../support/samples.ts';
import { eventually } from '../../support/eventually.ts';
import { openShop } from '../../support/shop.ts';

const NAME = 'Grimaldi';

const CUSTOMER: Customer = {
  fname: 'Ada',
  lname: NAME,
  email: `ada@${NAME}.example`,
  isGuest: false,
  addrBilling: { street: NAME, zip: '10115', city: 'Berlin', country: 'DE' },
};

const asked = (value: string) => ({
  answers: [{ qId: '1', type: 'text' as const, value, label: 'Name', shown: value }],
});

const typedOwner = {
  title: '',
  firstName: NAME,
  surname: NAME,
  street: '',
  zip: '',
  city: '',
  country: 'DE',
  isSentThere: false,
};

const stored = (): string => JSON.stringify({ ...sessionStorage });
const kinds = (): string[] => cart.lines.map(({ type }) => type);

/** Logs in a customer whose name is in every place that can hold it. */
async function busyCustomer(): Promise<void> {
  await openShop();
  persistCart();
  setToken('secret');
  setCustomer(CUSTOMER);
  keepGuestForm({ ...EMPTY_FORM, lname: NAME });
  setPaymentForm({ accountHolder: NAME });
  changeWithdrawal('name', NAME);
  typeOwners('5101', [typedOwner]);
  bookingOf('105').answers = { 1: NAME };
  keepBookings();
  keepRedirect('/checkout?step=payment');
  keepDetails({ ...EMPTY_FORM, lname: NAME });
  const order = { booking_id: NAME, has_tickets: true };
  checkout.payment = { is: 'done', order, sentTo: CUSTOMER.email };
  keepPayment(checkout.payment);
  hideOrderKey(`/order-review/${NAME}`);
  writeStored('outlets', { entry: { outlets: { account: `/order-review/${NAME}` } } });
  writeStored('order-payment', { key: NAME, cartId: NAME, sessionUs: 'Abcdefgh1234' });
  const lines = [
    ticketLine(2),
    passLine([passOwner(NAME)]),
    tourLine(2, [], { bookingId: 'a', ...asked(NAME) }),
    tourLine(2, [], { bookingId: 'b' }),
    articleLine(1),
  ];
  cart.lines = lines;
  cart.sent = { lines, before: [] };
  cart.removed = { line: passLine([passOwner(NAME)]), index: 0 };
  await eventually('the basket is kept', () => readStored('cart') !== undefined);
}

describe('logging out', () => {
  beforeEach(resetAll);

  it('Security S4: removes all personal data from storage and memory', async () => {
    await busyCustomer();
    expect(stored()).to.include(NAME).and.include('secret');
    logOut();
    await eventually('storage is clean', () => !stored().includes(NAME));
    expect(stored()).not.to.include('secret');
    const memory = [account, session, cart, checkout, passes, tours.bookings, withdrawal];
    expect(JSON.stringify(memory)).not.to.include(NAME);
    expect([readStored('redirect'), account.hasUnsentText]).to.deep.equal([undefined, false]);
    expect(lastOrderKey()).to.equal('-');
  });

  it('keeps the other lines of the cart', async () => {
    await busyCustomer();
    logOut();
    expect(kinds()).to.deep.equal(['ticket', 'guidedTour', 'merchandise']);
    expect(cart.sent?.lines.map(({ type }) => type)).to.deep.equal(kinds());
  });

  it('ends the login of a page that the browser restores afterwards', async () => {
    await busyCustomer();
    writeStored('token', undefined);
    writeStored('customer', undefined);
    refresh();
    expect([session.token, account.customer]).to.deep.equal([undefined, undefined]);
    expect(kinds()).not.to.include('annualPass');
  });
});

describe('logging in on another page of the tab', () => {
  beforeEach(resetAll);

  it('signs in a page that the browser restores afterwards', async () => {
    await openShop();
    writeStored('token', 'secret');
    writeStored('customer', CUSTOMER);
    refresh();
    expect(session.token).to.equal('secret');
    expect(account.customer?.lname).to.equal(NAME);
  });
});
