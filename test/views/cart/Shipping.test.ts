import { expect } from 'chai';
import { keepGuestForm } from '../../../src/core/account/actions.ts';
import { EMPTY_FORM } from '../../../src/core/account/types.ts';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import { config } from '../../../src/core/config/store.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { ADA } from '../../support/basket.ts';
import { seenText } from '../../support/composed.ts';
import { eventually } from '../../support/eventually.ts';
import { order } from '../../support/order.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';
import { CATALOGUE } from '../../support/states/lines.ts';
import { say } from '../../support/say.ts';

const SHIPPING = 'POST checkout/shipping';
const REFUSED = {
  status: 422,
  body: { error: 'We do not send to the moon.', code: 'SHIPPING_COUNTRY_NOT_SERVED' },
};

/** Puts two books into the basket, with the answers of the reference server. */
async function booksWith(answers: Answers, lines = [{ ...CATALOGUE }]) {
  const server = await startShop({
    'GET merchandise': await ofDemo(`merchandise?article=${CATALOGUE.id}`),
    'GET customer/attr': await ofDemo('customer/attr'),
    'GET checkout/payments': await ofDemo('checkout/payments?shop=1'),
    'POST checkout/suggest': { data: [] },
    ...answers,
  });
  if (config.shop.is === 'ready') {
    Object.assign(config.shop.value.info, { phone: '+49 40 66969 240', country: 'DE' });
  }
  cart.lines.push(...lines);
  return server;
}

const typed = (country: string): void => keepGuestForm({ ...EMPTY_FORM, country });

const known = (country: string): void => {
  account.customer = { ...ADA, addrBilling: { ...ADA.addrBilling, country } };
};

const route = () => navigation.outlets.screen?.href;

const shippingTo = (country: string): string =>
  `${say('shipping')} ${say('countryInclVat', { country })}`;

async function payment(): Promise<Screen> {
  const screen = await showScreen('/checkout?step=payment');
  await screen.reads('Card');
  return screen;
}

describe('a basket of goods', () => {
  it('shows that shipping is added later while the country is unknown', async () => {
    const server = await booksWith({
      [SHIPPING]: { data: 890 },
      'GET customer/attr': { status: 404, body: {} },
    });
    const screen = await showScreen('/checkout');
    await screen.reads(`${say('shipping')} ${say('addedOnceYourCountry')} ${say('total')} €68.00`);
    expect(await server.hits(SHIPPING)).to.deep.equal([]);
    await screen.isSound();
  });

  it('includes shipping to the country of the museum, and to another once it is chosen', async () => {
    const server = await booksWith({ [SHIPPING]: [{ data: 490 }, { data: 1290 }] });
    const screen = await showScreen('/checkout');
    await screen.reads(`${shippingTo('Germany')} €4.90 ${say('total')} €72.90`);
    const country = screen.one('combobox', say('country')) as HTMLSelectElement;
    country.value = 'DK';
    country.dispatchEvent(new Event('change', { bubbles: true }));
    await screen.reads(`${shippingTo('Denmark')} €12.90 ${say('total')} €80.90`);
    const countries = (await server.hits(SHIPPING)).map(({ body }) => body as { country: string });
    expect(countries.map((body) => body.country)).to.deep.equal(['DE', 'DK']);
    await screen.isSound();
  });

  it('includes shipping in its total, and updates it after a change', async () => {
    await booksWith({ [SHIPPING]: [{ data: 890 }, { data: 1780 }] });
    typed('DE');
    const screen = await showScreen('/checkout');
    await screen.reads(`${shippingTo('Germany')} €8.90 ${say('total')} €76.90`);
    await eventually('more can be had', () => screen.one('spinbutton').ariaValueMax !== '2');
    await screen.press('button', RegExp(`^${say('increaseName', { name: '' })}`));
    await screen.reads(`${shippingTo('Germany')} €17.80 ${say('total')} €119.80`);
    await screen.isSound();
  });

  it('has no shipping without goods', async () => {
    const screen = await (async () => {
      await booksWith({ [SHIPPING]: { data: 890 } });
      typed('DE');
      return showScreen('/checkout');
    })();
    await screen.reads(`${say('total')} €76.90`);
    await screen.press('button', RegExp(`^${say('remove')}`));
    await screen.reads(say('yourBasketIsEmpty'));
    expect(cart.shippingCosts).to.equal(undefined);
  });

  it('links to the shipping costs of other countries', async () => {
    await booksWith({ 'GET content/page': await ofDemo('content/page?id=shipping') });
    const screen = await showScreen('/checkout');
    await screen.reads(say('shipping'));
    await screen.press('button', say('shipping'));
    await eventually('the costs are shown', () => screen.all('table').length === 1);
    expect(seenText(screen.one('dialog', 'Shipping costs'))).to.include('Liechtenstein');
  });

  it('cannot be ordered for a country without delivery, and shows how to contact the shop', async () => {
    await booksWith({ [SHIPPING]: REFUSED });
    known('US');
    const screen = await showScreen('/checkout');
    await screen.reads('We do not send to the moon.');
    const mail = screen.one('link', 'help@museum.example') as HTMLAnchorElement;
    const phone = screen.one('link', '+49 40 66969 240') as HTMLAnchorElement;
    expect([mail.href, phone.href]).to.deep.equal([
      'mailto:help@museum.example',
      'tel:+494066969240',
    ]);
    await screen.isSound();
    await order(screen);
    expect(screen.root.activeElement?.querySelector('[role=alert]')).not.to.equal(null);
    expect(checkout.payment.is).to.equal('none');
  });

  it('shows its own sentence if the server sends none', async () => {
    const { code } = REFUSED.body;
    await booksWith({ [SHIPPING]: { status: 422, body: { code } } });
    typed('US');
    const screen = await showScreen('/checkout');
    await screen.reads(`${say('weCannotDeliverTo')} ${say('pleaseContactUs')} help@museum.example`);
  });

  it('names no contact if the visitor only has to log in', async () => {
    const error = 'Log in, please.';
    await booksWith({ [SHIPPING]: { status: 401, body: { error, code: 'LOGIN_REQUIRED' } } });
    typed('US');
    const screen = await showScreen('/checkout');
    await screen.reads(`${error} ${say('changeDeliveryAddress')}`);
  });

  it('links to the details if the country has no delivery', async () => {
    await booksWith({ [SHIPPING]: REFUSED });
    typed('US');
    const screen = await showScreen('/checkout');
    await screen.reads('We do not send to the moon.');
    await screen.press('link', say('changeDeliveryAddress'));
    await eventually('the form is there', () => route() === '/register-guest');
  });

  it('can be ordered once the goods are removed', async () => {
    const other = { ...CATALOGUE, id: '4302', type: 'voucher' as const };
    await booksWith({ [SHIPPING]: REFUSED, 'GET voucher/selectOne/price/4302': { status: 500 } });
    cart.lines.push(other);
    typed('US');
    const screen = await showScreen('/checkout');
    await screen.reads('We do not send to the moon.');
    screen.all('button', RegExp(`^${say('remove')}`))[0]!.element.click();
    await eventually('nothing is refused', () => !screen.text().includes('moon'));
    await order(screen);
    await screen.reads(say('pleaseCorrectTheErrors'));
  });

  it('shows an error if the shipping costs cannot be loaded, and tries again', async () => {
    await booksWith({ [SHIPPING]: [{ status: 404 }, { data: 890 }] });
    typed('DE');
    const screen = await showScreen('/checkout');
    await screen.reads(say('somethingWentWrongOn'));
    await screen.press('button', say('tryAgain'));
    await screen.reads(`${say('total')} €76.90`);
    expect(screen.all('alert')).to.deep.equal([]);
  });
});

describe('the payment of goods', () => {
  it('waits for the shipping costs, so that the visitor has seen the price', async () => {
    const server = await booksWith({ [SHIPPING]: { data: 890, hold: 'shipping' } });
    known('DE');
    const screen = await payment();
    const pay = () => screen.one('button', say('continueToPayment'));
    expect(pay().ariaBusy).to.equal('true');
    await server.release('shipping');
    await screen.reads(`${shippingTo('Germany')} €8.90 ${say('total')} €76.90`);
    await eventually('the button can be pressed', () => pay().ariaBusy !== 'true');
  });

  for (const [title, answer, sentence] of [
    ['to a country without delivery', REFUSED, 'We do not send to the moon.'],
    ['without shipping costs', { status: 404 }, say('somethingWentWrongOn')],
  ] as const) {
    it(`does not begin ${title}, and shows why`, async () => {
      const server = await booksWith({ [SHIPPING]: answer });
      known('US');
      const screen = await payment();
      await screen.reads(sentence);
      screen.root.querySelector<HTMLInputElement>('input[name=terms]')!.click();
      await screen.press('button', say('continueToPayment'));
      expect(screen.root.activeElement?.querySelector('[role=alert]')).not.to.equal(null);
      expect(await server.hits('POST checkout/initPayment')).to.deep.equal([]);
      expect(checkout.payment.is).to.equal('none');
    });
  }
});

it('shows the shipping costs of a finished order', async () => {
  const item = {
    type: 'merchandise',
    id: '1',
    name: 'Book',
    count: 1,
    price: 3400,
    totalPrice: 3400,
    vat_value: 7,
  };
  const review = {
    booking_id: 'AS-1',
    created: '2027-03-02T09:00:00',
    status: 'paid',
    items: [item],
    shippingCosts: 1290,
    total: 4690,
  };
  await startShop({ 'GET order/review': { data: review } });
  const order = { booking_id: 'AS-1', has_tickets: false, review_id: 'key' };
  checkout.payment = { is: 'done', order };
  const screen = await showScreen('/checkout/success');
  await screen.reads(
    `1 × Book €34.00 ${say('shipping')} ${say('inclVat')} €12.90 ${say('total')} €46.90`,
  );
});
