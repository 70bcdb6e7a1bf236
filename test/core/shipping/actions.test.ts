import { describe, it } from 'node:test';
import { expect } from 'chai';
import { keepGuestForm } from '../../../src/core/account/actions.ts';
import { EMPTY_FORM } from '../../../src/core/account/types.ts';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { config } from '../../../src/core/config/store.ts';
import {
  refetchShippingCosts,
  shippingCountry,
  watchShippingCosts,
} from '../../../src/core/shipping/actions.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { ADA } from '../../support/basket.ts';
import { resetAll } from '../../support/resetAll.ts';
import { articleLine, passLine, passOwner, ticketLine } from '../../support/samples.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answers } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';

const SHIPPING = 'POST checkout/shipping';
const NOT_SERVED = { error: 'Not there', code: 'SHIPPING_COUNTRY_NOT_SERVED' };

async function shopWith(answers: Answers) {
  await resetAll();
  const server = await openShop(answers);
  cart.lines = [articleLine(2)];
  account.customer = ADA;
  return server;
}

const known = () => [cart.shippingCosts, cart.shippingCostsError, cart.isShippingAsked];

/** Countries and fields of the customer forms. */
function load(keys: string[], visible_fields = ['country']): void {
  const countries = keys.map((key) => ({ key, name: key }));
  const value = { countries, visible_fields, required_fields: [], salutations: [] };
  account.attributes = { is: 'ready', value };
}

/** Sets the country of the museum itself. */
function setOwn(country: string): void {
  if (config.shop.is === 'ready') config.shop.value.info.country = country;
}

const typed = (country: string): void => keepGuestForm({ ...EMPTY_FORM, country });

describe('shipping costs', () => {
  it('are requested with the cart lines and the country', async () => {
    const server = await shopWith({ [SHIPPING]: { data: 490 } });
    cart.lines.push(ticketLine(1));
    const asked = refetchShippingCosts();
    expect(known()).to.deep.equal([undefined, undefined, true]);
    await asked;
    expect(known()).to.deep.equal([490, undefined, false]);
    const [hit] = await server.hits(SHIPPING);
    expect(hit?.body).to.deep.equal({
      cart: [
        { type: 'merchandise', id: 'book', count: 2 },
        { type: 'ticket', id: '1', count: 1, datetime: '2027-03-05T10:00:00' },
      ],
      country: 'DE',
    });
  });

  it('are requested with the token of a logged-in customer, and without that of a guest', async () => {
    const server = await shopWith({ [SHIPPING]: { data: 490 } });
    setToken('secret');
    await refetchShippingCosts();
    account.customer = { ...ADA, isGuest: false };
    await refetchShippingCosts();
    const tokens = (await server.hits(SHIPPING)).map(({ query }) => query.token);
    expect(tokens).to.deep.equal([undefined, 'secret']);
  });

  for (const [title, given] of [
    ['nothing is shipped', () => (cart.lines = [ticketLine(1), passLine([passOwner('Ada')])])],
    ['the country is unknown', () => (account.customer = undefined)],
  ] as const) {
    it(`are not requested if ${title}`, async () => {
      const server = await shopWith({ [SHIPPING]: { data: 490 } });
      await refetchShippingCosts();
      given();
      await refetchShippingCosts();
      expect(known()).to.deep.equal([undefined, undefined, false]);
      expect(await server.hits(SHIPPING)).to.have.lengthOf(1);
    });
  }

  const estimates: [title: string, given: () => void, country: string | undefined][] = [
    ['no country if that of the museum is unknown', () => {}, undefined],
    ['the only country', () => load(['FR']), 'FR'],
    ['the country of the museum', () => setOwn('AT'), 'AT'],
    ['the country that a guest fills in', () => typed('DK'), 'DK'],
    ['the country of the buyer', () => (account.customer = ADA), 'DE'],
    [
      'the country of the museum if the address of the buyer has none',
      () => {
        setOwn('AT');
        account.customer = { ...ADA, addrBilling: { ...ADA.addrBilling, country: '' } };
      },
      'AT',
    ],
    ['no country if the forms do not ask for it', () => load(['FR', 'AT'], ['fname']), undefined],
    ['no country if the forms have none to choose', () => load([]), undefined],
  ];
  for (const [title, given, country] of estimates) {
    it(`are requested for ${title}`, async () => {
      const server = await shopWith({ [SHIPPING]: { data: 490 } });
      account.customer = undefined;
      load(['FR', 'AT']);
      given();
      expect(shippingCountry()).to.equal(country);
      await refetchShippingCosts();
      const asked = (await server.hits(SHIPPING)).map(({ body }) => body);
      expect(asked.map((body) => (body as { country: string }).country)).to.deep.equal(
        country ? [country] : [],
      );
      expect(known()).to.deep.equal([country && 490, undefined, false]);
    });
  }

  it('are estimated once the countries are loaded', async () => {
    const server = await shopWith({ [SHIPPING]: { data: 490 } });
    account.customer = undefined;
    const leave = watchShippingCosts();
    expect(await server.hits(SHIPPING)).to.have.lengthOf(0);
    load(['FR']);
    await eventually('the costs are estimated', () => cart.shippingCosts === 490);
    leave();
  });

  it('are known to all who ask the same, once the one request is answered', async () => {
    const server = await shopWith({ [SHIPPING]: { data: 490, hold: 'costs' } });
    const ends: string[] = [];
    const asked = ['first', 'second'].map(async (name) => {
      await refetchShippingCosts();
      ends.push(`${name} knows ${cart.shippingCosts}`);
    });
    await server.arrived(SHIPPING);
    expect(ends).to.deep.equal([]);
    await server.release('costs');
    await Promise.all(asked);
    expect(ends).to.deep.equal(['first knows 490', 'second knows 490']);
    expect(await server.hits(SHIPPING)).to.have.lengthOf(1);
  });

  it('are requested again only when the cart or the country changes', async () => {
    const server = await shopWith({ [SHIPPING]: [{ data: 1 }, { data: 2 }, { data: 3 }] });
    const costs: unknown[] = [];
    const refetch = async (): Promise<void> => {
      await refetchShippingCosts();
      costs.push(cart.shippingCosts);
    };
    await refetch();
    await refetch();
    cart.lines = [articleLine(3)];
    await refetch();
    typed('FR');
    await refetch();
    await refetch();
    expect(costs).to.deep.equal([1, 1, 2, 3, 3]);
    expect(await server.hits(SHIPPING)).to.have.lengthOf(3);
  });

  it('keep their value until the new one arrives', async () => {
    const server = await shopWith({ [SHIPPING]: [{ data: 490 }, { data: 890, hold: 'new' }] });
    await refetchShippingCosts();
    cart.lines = [articleLine(3)];
    const asked = refetchShippingCosts();
    expect(known()).to.deep.equal([490, undefined, true]);
    await server.release('new');
    await asked;
    expect(known()).to.deep.equal([890, undefined, false]);
  });

  it('are those of the newest request, whichever answer comes last', async () => {
    const server = await shopWith({ [SHIPPING]: [{ data: 490, hold: 'old' }, { data: 890 }] });
    const old = refetchShippingCosts();
    await server.arrived(SHIPPING);
    cart.lines = [articleLine(3)];
    await refetchShippingCosts();
    await server.release('old');
    await old;
    expect(known()).to.deep.equal([890, undefined, false]);
  });

  it('are those of the newest request, even if an older one is refused after it', async () => {
    const refusal = { status: 422, body: NOT_SERVED, hold: 'old' };
    const server = await shopWith({ [SHIPPING]: [refusal, { data: 890 }] });
    const old = refetchShippingCosts();
    await server.arrived(SHIPPING);
    typed('FR');
    await refetchShippingCosts();
    await server.release('old');
    await old;
    expect(known()).to.deep.equal([890, undefined, false]);
  });

  it('stay unknown, with the error code, if the country is not served', async () => {
    await shopWith({ [SHIPPING]: [{ data: 490 }, { status: 422, body: NOT_SERVED }] });
    await refetchShippingCosts();
    typed('US');
    await refetchShippingCosts();
    expect(known()).to.deep.equal([undefined, NOT_SERVED.code, false]);
    expect(cart.shippingError).to.include({ status: 422, message: 'Not there' });
  });

  it('recover from a refusal when the country changes or the goods are removed', async () => {
    await shopWith({ [SHIPPING]: [{ status: 422, body: NOT_SERVED }, { data: 490 }] });
    await refetchShippingCosts();
    const { lines } = cart;
    cart.lines = [];
    await refetchShippingCosts();
    expect([...known(), cart.shippingError]).to.deep.equal([
      undefined,
      undefined,
      false,
      undefined,
    ]);
    cart.lines = lines;
    typed('FR');
    await refetchShippingCosts();
    expect([...known(), cart.shippingError]).to.deep.equal([490, undefined, false, undefined]);
  });

  it('are requested at once and on every change until the screen is left', async () => {
    const answers = [490, 590, 690, 790].map((data) => ({ data }));
    const server = await shopWith({ [SHIPPING]: answers });
    const leave = watchShippingCosts();
    await eventually('the costs are loaded', () => cart.shippingCosts === 490);
    cart.lines[0] = articleLine(3);
    await eventually('the basket counts', () => cart.shippingCosts === 590);
    account.customer = { ...ADA, addrBilling: { ...ADA.addrBilling, country: 'FR' } };
    await eventually('the country counts', () => cart.shippingCosts === 690);
    leave();
    cart.lines[0] = articleLine(4);
    await refetchShippingCosts();
    expect(cart.shippingCosts).to.equal(790);
    expect(await server.hits(SHIPPING)).to.have.lengthOf(4);
  });

  it('are not requested again automatically after a refusal, but when the screen is opened', async () => {
    const server = await shopWith({ [SHIPPING]: [{ status: 404 }, { data: 490 }] });
    const leave = watchShippingCosts();
    await eventually('the request has failed', () => cart.shippingError !== undefined);
    cart.lang = 'en';
    await refetchShippingCosts();
    expect(await server.hits(SHIPPING)).to.have.lengthOf(1);
    leave();
    watchShippingCosts()();
    await eventually('the costs are loaded', () => cart.shippingCosts === 490);
  });

  it('can be requested again after the connection broke', async () => {
    const server = await shopWith({ [SHIPPING]: { drop: true } });
    await refetchShippingCosts();
    expect([...known(), cart.shippingError?.is]).to.deep.equal([
      undefined,
      undefined,
      false,
      'network',
    ]);
    await server.answer({ [SHIPPING]: { data: 490 } });
    await refetchShippingCosts(true);
    expect([...known(), cart.shippingError]).to.deep.equal([490, undefined, false, undefined]);
  });
});
