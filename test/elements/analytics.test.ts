import { expect } from 'chai';
import { idHash } from '../../src/core/account/hash.ts';
import { ADULTS, CHILD } from '../support/basket.ts';
import { INCREASE_ADULT, REMOVE_ADULT } from '../support/choose.ts';
import {
  cartCallsOf,
  countersOf,
  layerOf,
  openCounted,
  queueOf,
  salesOf,
} from '../support/counted.ts';
import { openMuseum } from '../support/museum.ts';
import { demo, LOADER, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';
import { hasLoaded } from '../support/sources.ts';

const TAG = '<museum-tickets></museum-tickets>';
const TIDES = 'Tides: The Sea Keeps Time';
const VISIT = { area: 'tickets', item: '12', date: '2027-03-06', time: '12:00' } as const;
const KEY = 'Abcdefgh1234';
const REPORT = 'core/reporting/report.ts';

const add = (page: Page, counts: Record<string, number>) =>
  page.window.museumShop.add({ ...VISIT, counts });

/** Sets up a payment return whose order the server places at once, with the cart that this tab has sent. */
async function openReturn(cart: object = {}) {
  const { api, hits } = await openMuseum({
    configuration: { confirmPaymentOnCheckout: false },
    answers: { 'POST checkout/execPayment': { data: { booking_id: 'B-1', has_tickets: true } } },
  });
  const sent = { lines: [ADULTS, CHILD], before: [] };
  const kept = { lines: [ADULTS, CHILD], sent, cartId: 'c1', lang: 'en', ...cart };
  sessionStorage.setItem(`museum-shop/1/${api}/1/cart`, JSON.stringify(kept));
  sessionStorage.setItem(`museum-shop/1/${api}/1/session`, JSON.stringify(KEY));
  const query = `?museum-return=accepted&us=${KEY}&sessionUs=${KEY}&cartId=c1`;
  return { api, hits, address: `${query}#/checkout/accepted` };
}

/** Returns a cart that a voucher code pays in part. */
function withCode() {
  const code = {
    type: 'voucherCode',
    id: 'v',
    name: 'Anniversary voucher',
    barcode: 'LEUCHTTURM',
    price: -2500,
    totalPrice: -2500,
    vat_value: 0,
  };
  const lines = [ADULTS, CHILD, code];
  return { lines, sent: { lines, before: [] } };
}

const ADULT_ITEM = {
  item_id: '1201',
  item_name: 'Adult',
  item_category: 'Ticket',
  item_category2: TIDES,
  price: 14,
  quantity: 2,
};
const CHILD_ITEM = {
  ...ADULT_ITEM,
  item_id: '1203',
  item_name: 'Child 6–17',
  price: 5,
  quantity: 1,
};

describe('Google Analytics 4', () => {
  it('receives what is added to the basket, removed from it and brought to the checkout', async () => {
    const page = await openCounted({ analytics: 'ga4' }, { address: '#/checkout' });
    await add(page, { 1201: 2 });
    await page.click(INCREASE_ADULT);
    await page.click(REMOVE_ADULT);
    await page.click(say('undo'));
    await page.reads(say('firstName'));
    const sale = (event: string, quantity: number) => ({
      event,
      ecommerce: {
        currency: 'EUR',
        value: 14 * quantity,
        items: [{ ...ADULT_ITEM, quantity }],
      },
    });
    expect(layerOf(page)).to.deep.equal(
      [
        sale('add_to_cart', 2),
        sale('view_cart', 2),
        sale('begin_checkout', 2),
        sale('add_to_cart', 1),
        sale('remove_from_cart', 3),
        sale('add_to_cart', 3),
      ].flatMap((each) => [{ ecommerce: null }, each]),
    );
  });

  it('receives a purchase once, also after a payment return', async () => {
    const { api, address } = await openReturn();
    const page = await openCounted({ analytics: 'ga4' }, { api, address });
    await page.reads(say('thankYouForYour'));
    const order = {
      event: 'purchase',
      ecommerce: {
        transaction_id: 'B-1',
        shipping: 0,
        tax: 2.16,
        currency: 'EUR',
        value: 33,
        items: [ADULT_ITEM, CHILD_ITEM],
      },
    };
    await page.until('the purchase is pushed', () => salesOf(page).length > 0);
    expect(salesOf(page)).to.deep.equal([order]);
    await page.reload();
    await page.reads(say('thankYouForYour'));
    expect(salesOf(page)).to.deep.equal([]);
  });

  it('receives that a voucher has paid, but neither its code nor its name', async () => {
    const { api, address } = await openReturn(withCode());
    const page = await openCounted({ analytics: 'ga4' }, { api, address });
    await page.until('the purchase is pushed', () => salesOf(page).length > 0);
    expect(salesOf(page)[0]?.ecommerce).to.deep.include({ coupon: 'Voucher', value: 33 });
    expect(JSON.stringify(layerOf(page))).not.to.match(/LEUCHTTURM|Anniversary/);
  });

  it('receives no second purchase for an order that another tab has placed', async () => {
    const { api, address, hits } = await openReturn();
    const cart = idHash('c1');
    const executed = [{ cart, mark: idHash(cart + KEY) }];
    localStorage.setItem(`museum-shop/1/${api}/1/executed`, JSON.stringify(executed));
    const page = await openCounted({ analytics: 'ga4' }, { api, address });
    await page.reads(say('thankYouForYour'));
    expect(await hits('POST checkout/execPayment')).to.have.length(1);
    expect(salesOf(page)).to.deep.equal([]);
  });

  it('receives amounts in euros with decimals', async () => {
    const page = await openCounted({ analytics: 'ga4' });
    await page.window.museumShop.add({ area: 'vouchers', item: '6101', amount: 17.1, count: 3 });
    const [entry] = salesOf(page);
    expect(entry?.ecommerce).to.deep.include({ currency: 'EUR', value: 51.3 });
  });

  it('receives nothing that identifies the visitor, and neither does Matomo', async () => {
    const { api, address } = await openReturn();
    sessionStorage.setItem(`museum-shop/1/${api}/1/token`, '"a secret"');
    const page = await openCounted({ analytics: 'ga4 matomo' }, { api, address });
    await page.until('both have received the purchase', () => {
      return salesOf(page).length > 0 && queueOf(page).length > 0;
    });
    const all = JSON.stringify([layerOf(page), queueOf(page)]);
    for (const secret of ['a secret', KEY, 'c1"']) expect(all).not.to.include(secret);
  });
});

describe('Matomo', () => {
  it('receives the whole basket after each change, and Google Analytics nothing', async () => {
    const page = await openCounted({ analytics: '“Matomo”' });
    await add(page, { 1201: 2 });
    await page.window.museumShop.add({ area: 'vouchers', item: '6101', amount: 20 });
    await page.window.museumShop.add({ area: 'vouchers', item: '6101', amount: 50 });
    const adults = ['addEcommerceItem', '1201', 'Adult', ['Ticket', TIDES], 14, 2];
    const gift = 'Voucher for an amount of your choice';
    expect(cartCallsOf(page).slice(-5)).to.deep.equal([
      ['clearEcommerceCart'],
      adults,
      ['addEcommerceItem', '6101', gift, 'Voucher', 20, 1],
      ['addEcommerceItem', '6101-50.00', gift, 'Voucher', 50, 1],
      ['trackEcommerceCartUpdate', 98],
    ]);
    expect(cartCallsOf(page).slice(0, 3)).to.deep.equal([
      ['clearEcommerceCart'],
      adults,
      ['trackEcommerceCartUpdate', 28],
    ]);
    expect(countersOf(page).dataLayer).to.equal(undefined);
  });

  it('receives the lines, the paid total and the discount of an order', async () => {
    const { api, address } = await openReturn(withCode());
    const page = await openCounted({ analytics: 'matomo' }, { api, address });
    await page.until('the order is pushed', () => cartCallsOf(page).length > 0);
    expect(cartCallsOf(page)).to.deep.equal([
      ['clearEcommerceCart'],
      ['addEcommerceItem', '1201', 'Adult', ['Ticket', TIDES], 14, 2],
      ['addEcommerceItem', '1203', 'Child 6–17', ['Ticket', TIDES], 5, 1],
      ['trackEcommerceOrder', 'B-1', 8, 33, 2.16, 0, 25],
    ]);
    expect(JSON.stringify(queueOf(page))).not.to.include('LEUCHTTURM');
  });

  it('receives an order without a discount, with the same ticket on two days as one item', async () => {
    const later = { ...ADULTS, datetime: '2027-03-07T12:00:00' as typeof ADULTS.datetime };
    const lines = [ADULTS, later];
    const { api, address } = await openReturn({ lines: lines, sent: { lines, before: [] } });
    const page = await openCounted({ analytics: 'matomo' }, { api, address });
    await page.until('the order is pushed', () => cartCallsOf(page).length > 0);
    expect(cartCallsOf(page).slice(1)).to.deep.equal([
      ['addEcommerceItem', '1201', 'Adult', ['Ticket', TIDES], 14, 4],
      ['trackEcommerceOrder', 'B-1', 56, 56, 3.66, 0, false],
    ]);
  });
});

describe('a page without analytics', () => {
  it('pushes nothing and loads no analytics code', async () => {
    const page = await openCounted({});
    await add(page, { 1201: 2 });
    const { dataLayer, _paq } = countersOf(page);
    expect([dataLayer, _paq]).to.deep.equal([undefined, undefined]);
    expect(hasLoaded(page.window, REPORT)).to.equal(false);
  });

  it('logs the supported services if it names another one', async () => {
    const page = await openCounted({ analytics: 'adobe' });
    expect(page.said.join()).to.include('analytics: ga4 or matomo, not adobe');
    await add(page, { 1201: 2 });
    expect(salesOf(page)).to.deep.equal([]);
  });
});

describe('consent to analytics', () => {
  const NEEDED = { analytics: 'ga4', 'analytics-consent': 'required' };

  it('starts the reporting if it is required, without what happened before', async () => {
    const page = await openCounted(NEEDED);
    await add(page, { 1201: 2 });
    expect(salesOf(page)).to.deep.equal([]);
    page.window.museumShop.consent(true);
    expect(salesOf(page)).to.deep.equal([]);
    await add(page, { 1203: 1 });
    expect(salesOf(page).map(({ event }) => event)).to.deep.equal(['add_to_cart']);
    expect(salesOf(page)[0]?.ecommerce).to.deep.include({ value: 5 });
  });

  it('stops the reporting when it is withdrawn, on the next page too', async () => {
    const page = await openCounted({ analytics: 'ga4' });
    page.window.museumShop.consent(false);
    await add(page, { 1201: 2 });
    await page.reload();
    await page.reads('Tides');
    await add(page, { 1203: 1 });
    expect(salesOf(page)).to.deep.equal([]);
  });

  it('still holds when the visitor returns from the payment', async () => {
    const { api, address } = await openReturn();
    sessionStorage.setItem(`museum-shop/1/${api}/1/consent`, 'true');
    const page = await openCounted(NEEDED, { api, address });
    await page.until('the purchase is pushed', () => salesOf(page).length > 0);
    expect(salesOf(page).map(({ event }) => event)).to.deep.equal(['purchase']);
  });

  it('can be given before the script has loaded', async () => {
    const code = `window.museumShop = [['consent', true], ['configure', ${JSON.stringify(NEEDED)}]]`;
    const page = await openPage(TAG, {
      scripts: [`data:text/javascript,${encodeURIComponent(code)}`, LOADER],
    });
    await page.reads('Tides');
    await add(page, { 1201: 1 });
    expect(salesOf(page).map(({ event }) => event)).to.deep.equal(['add_to_cart']);
    expect(hasLoaded(page.window, REPORT)).to.equal(true);
    const kept = sessionStorage.getItem(`museum-shop/1/${demo.api}/1/consent`);
    expect(kept, 'for the next page').to.equal('true');
  });
});
