import { beforeEach, describe, it } from 'node:test';
import { i18n } from '@lingui/core';
import { expect } from 'chai';
import * as v from 'valibot';
import { account } from '../../../src/core/account/store.ts';
import { endpoint } from '../../../src/core/api/endpoint.ts';
import { voucherList } from '../../../src/core/api/vouchers.ts';
import { send } from '../../../src/core/api/transport.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import { currentMoment, museumClock } from '../../../src/core/calendar/clock.ts';
import { config, shopConfig, siteName } from '../../../src/core/config/store.ts';
import { language } from '../../../src/core/page/language.ts';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { registerOutlet } from '../../../src/core/navigation/outlets.ts';
import {
  stashedPaymentReturn,
  stashPaymentReturn,
} from '../../../src/core/navigation/paymentReturn.ts';
import { museumCurrency } from '../../../src/core/money/currency.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { notices } from '../../../src/core/notices/store.ts';
import { session } from '../../../src/core/session/store.ts';
import { type StartOptions, start } from '../../../src/core/app/boot.ts';
import { openStorage, readStored, writeStored } from '../../../src/core/web/storage.ts';
import { watchDepartures } from '../../support/departures.ts';
import { resetAll } from '../../support/resetAll.ts';
import { fillUp } from '../../support/fullStorage.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import { ticketLine } from '../../support/samples.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answers, openServer } from '../../support/server.ts';
import { clockAt } from '../../support/shop.ts';
import { expectState } from '../../support/state.ts';
import { watchTimers } from '../../support/timers.ts';

const INFO = 'GET shopinfo';
const CONFIG = 'GET shopinfo/config';
const ANSWERS: Answers = {
  [INFO]: { data: { site_name: 'Museum', email: 'help@museum.example' } },
  [CONFIG]: { data: { languages: ['de', 'en'], hasTickets: true, confirmPaymentOnCheckout: true } },
};
const GUEST = {
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@example.org',
  isGuest: true,
  addrBilling: { street: '', zip: '', city: '', country: '' },
};

async function open(more: Answers = {}) {
  const server = await openServer({ ...ANSWERS, ...more });
  openStorage(server.api, '1'); // lets a test store what an earlier page has left
  const begin = (given: Partial<StartOptions> = {}) =>
    start({ api: server.api, shop: '1', languages: [], ...given });
  return { server, begin };
}

/** Makes any call with the client of the running shop. */
const ask = (path = 'thing') => send(endpoint({ method: 'POST', path, schema: v.unknown() }));

beforeEach(async () => {
  await resetAll();
  clockAt('2027-03-05T08:00:00Z');
});

describe('starting the shop', () => {
  it('has no configuration until it has loaded', async () => {
    const { server, begin } = await open({ [CONFIG]: { ...ANSWERS[CONFIG], hold: 'config' } });
    expect(() => shopConfig()).to.throw('the configuration is not there yet');
    const started = begin();
    await server.arrived(INFO);
    expect(config.shop.is).to.equal('loading');
    expect(() => shopConfig()).to.throw('the configuration is not there yet');
    await server.release('config');
    await started;
    expect(config.shop.is).to.equal('ready');
    expect(shopConfig().hasTickets).to.equal(true);
  });

  it('runs once for any number of callers', async () => {
    const { server, begin } = await open();
    await Promise.all([begin(), begin(), begin({ shop: '2' })]);
    await begin();
    expect(
      (await server.hits()).map(({ endpoint, query }) => [endpoint, query.shop]),
    ).to.have.deep.members([
      ['shopinfo', '1'],
      ['shopinfo/config', '1'],
    ]);
  });

  for (const [call, status] of [
    [INFO, 400],
    [CONFIG, 404],
  ] as const) {
    it(`fails and emits museum-error if ${call} fails`, async () => {
      const events = recordEvents('museum-error');
      const { server, begin } = await open({ [call]: { status, body: {} } });
      await begin();
      expect(config.shop).to.deep.include({ is: 'failed' });
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { code: 'http-error', message: `cannot GET ${server.api}/de/${call.slice(4)} (${status})` },
      ]);
    });
  }

  it('tolerates a back end without `shopinfo` (404)', async () => {
    const { begin } = await open({ [INFO]: { status: 404, body: {} } });
    await begin();
    expect(config.shop.is).to.equal('ready');
    expect(siteName()).to.equal('Online Shop');
  });

  it('converts moments with an offset to the time zone of the museum', async () => {
    const { begin } = await open({
      [CONFIG]: { data: { languages: ['de'], timezone: 'America/New_York' } },
    });
    await begin();
    expect(museumClock.timeZone).to.equal('America/New_York');
  });

  const headers = { date: 'Fri, 05 Mar 2027 09:00:00 GMT' };
  for (const [title, device] of [
    ['a day behind', '2027-03-04T09:00:00Z'],
    ['a day ahead', '2027-03-06T09:00:00Z'],
  ] as const) {
    it(`takes the time from the back end if the clock of the device is ${title}`, async () => {
      clockAt(device);
      const { begin } = await open({
        [INFO]: { data: { site_name: 'Museum' }, headers },
      });
      await begin();
      expect(currentMoment('Europe/Berlin')).to.equal('2027-03-05T10:00:00');
    });
  }

  it('takes the time from the device if the back end does not send it', async () => {
    clockAt('2027-03-04T09:00:00Z');
    const { begin } = await open();
    await begin();
    expect(currentMoment('Europe/Berlin')).to.equal('2027-03-04T10:00:00');
  });

  const languages: [
    title: string,
    wishes: string[],
    stored: string | undefined,
    configured: object,
    asked: string,
    spoken: string,
  ][] = [
    ['requests and uses German by default', [], undefined, {}, 'de', 'de'],
    ['requests and uses the preferred language', ['en'], undefined, {}, 'en', 'en'],
    ['uses the language chosen last', [], 'en', {}, 'en', 'en'],
    ['prefers the language of the page to the language chosen last', ['de'], 'en', {}, 'de', 'de'],
    [
      'uses the default language of a shop that lacks the preferred one',
      ['sv'],
      undefined,
      { defaultLanguage: 'en' },
      'sv',
      'en',
    ],
    [
      'uses the first preferred language that the shop has',
      ['sv', 'en'],
      undefined,
      {},
      'sv',
      'en',
    ],
  ];
  for (const [title, wishes, stored, configured, asked, spoken] of languages) {
    it(title, async () => {
      const events = recordEvents('museum-language');
      const { server, begin } = await open({
        [CONFIG]: { data: { languages: ['de', 'en'], ...configured } },
      });
      writeStored('language', stored);
      await begin({ languages: wishes });
      expect(new Set((await server.hits()).map(({ lang }) => lang))).to.deep.equal(
        new Set([asked]),
      );
      expect([language.lang, i18n.locale]).to.deep.equal([spoken, spoken]);
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ lang: spoken }]);
    });
  }

  it('requests the language of a preferred region, and formats as that region does', async () => {
    const { server, begin } = await open({
      [CONFIG]: { data: { languages: ['de', 'en'] } },
    });
    await begin({ languages: ['de-CH'] });
    expect(new Set((await server.hits()).map(({ lang }) => lang))).to.deep.equal(new Set(['de']));
    expect([language.lang, i18n.locale]).to.deep.equal(['de', 'de-CH']);
  });

  it('keeps its language when an element in another one starts later', async () => {
    const { begin } = await open();
    await begin({ languages: ['de'] });
    const seen: string[] = [];
    const stop = i18n.on('change', () => seen.push(i18n.locale));
    await begin({ languages: ['en'] });
    stop();
    expect(new Set(seen)).to.deep.equal(new Set(['de']));
  });

  it('restores the customer and the cart of the previous page', async () => {
    const { begin } = await open();
    writeStored('token', 'secret');
    writeStored('customer', GUEST);
    writeStored('cart', { lines: [ticketLine(2)] });
    await begin({ partner: 'blue' });
    expect(session.token).to.equal('secret');
    expect(session.partner).to.equal('blue');
    expect(session.key).to.match(/^[A-Za-z0-9]{12}$/);
    expectState(account.customer).to.deep.equal(GUEST);
    expectState(cart.lines).to.deep.equal([ticketLine(2)]);
  });

  it('restores nothing on a first visit', async () => {
    const { server, begin } = await open();
    await begin();
    expect([account.customer, cart.lines.length, checkout.payment.is]).to.deep.equal([
      undefined,
      0,
      'none',
    ]);
    expect(await server.hits()).to.have.length(2);
  });

  it('restores a returned payment and removes it from the URL', async () => {
    const { begin } = await open();
    history.replaceState(
      null,
      '',
      '?museum-return=success&us=A&sessionUs=B&cartId=c1#/checkout/success',
    );
    stashPaymentReturn();
    await begin();
    expectState(checkout.payment).to.deep.equal({
      is: 'returned',
      pending: { cartId: 'c1', sessionUs: 'B', outcome: 'accepted' },
    });
    expect([location.search, session.referrer, stashedPaymentReturn()]).to.deep.equal([
      '',
      undefined,
      undefined,
    ]);
    expect(readStored('payment')).to.deep.include({ cartId: 'c1' });
  });

  it('keeps a returned payment if the shop cannot start', async () => {
    const { begin } = await open({ [CONFIG]: { status: 404, body: {} } });
    history.replaceState(null, '', '?museum-return=success&us=A&cartId=c1');
    stashPaymentReturn();
    await begin();
    expect(stashedPaymentReturn()?.cartId).to.equal('c1');
  });

  it('reports items that are left out of a list', async () => {
    const events = recordEvents('museum-error');
    const { begin } = await open({ 'GET event/select': { data: { events: [{ id: 1 }] } } });
    await begin();
    const { loadEvents } = await import('../../../src/core/tickets/actions.ts');
    await loadEvents();
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      {
        code: 'incomplete-data',
        message: 'event 1: name is missing or wrong',
        call: 'event/select',
        field: 'event.name',
      },
    ]);
  });
});

describe('a shop that must not sell', () => {
  const configured = (currencySymbol: unknown) => ({
    [CONFIG]: { data: { languages: ['de'], currencySymbol } },
  });

  for (const [given, value] of [
    ['$', '$'],
    ['kr', 'kr'],
    [978, '978'],
    [false, 'false'],
  ]) {
    it(`starts, but sells nothing if its currency is ${JSON.stringify(given)}`, async () => {
      const { begin } = await open(configured(given));
      await begin();
      expect(config.shop.is).to.equal('ready');
      expect(config.stopped).to.deep.equal({ is: 'unknown-currency', value });
    });
  }

  for (const currencySymbol of ['€', 'EUR', 'CHF', null, undefined]) {
    it(`is not one whose currency is ${currencySymbol}`, async () => {
      const { begin } = await open(configured(currencySymbol));
      await begin();
      expect(config.stopped).to.equal(undefined);
      expect(museumCurrency.code).to.equal(currencySymbol === 'CHF' ? 'CHF' : 'EUR');
    });
  }

  it('stops when an amount looks like euros instead of cents', async () => {
    const vouchers = [{ id: 1, name: 'Gift', price: 25.5 }];
    const { begin } = await open({ 'GET voucher/select/event/': { data: { vouchers } } });
    await begin();
    expect(config.stopped).to.equal(undefined);
    await send(voucherList);
    expect(config.stopped).to.deep.equal({ is: 'wrong-unit', value: '25.5' });
  });
});

describe('a failed call while the shop runs', () => {
  const show = (): void =>
    registerOutlet(
      { key: 'tickets', area: 'tickets', home: '/tickets', routing: 'hash', hostsScreens: true },
      ['tickets'],
    );

  for (const status of [401, 403]) {
    for (const [hasUserRegistration, route] of [
      [true, '/login'],
      [false, '/register-guest'],
    ] as const) {
      it(`redirects to ${route} and ends the login after ${status}`, async () => {
        const configured = { languages: ['de'], hasUserRegistration };
        const { begin } = await open({
          [CONFIG]: { data: configured },
          'POST thing': { status, body: {} },
        });
        writeStored('token', 'secret');
        writeStored('customer', GUEST);
        await begin();
        show();
        await ask();
        await eventually('the notice shows', () => notices.shown !== undefined);
        expect(notices.shown).to.deep.equal({ is: 'signedOut' });
        expect(navigation.outlets.tickets?.href).to.equal(`${route}?fromUnauthorized=true`);
        expect([session.token, account.customer, readStored('token')]).to.deep.equal([
          undefined,
          undefined,
          undefined,
        ]);
      });
    }
  }

  it('opens the login inside the checkout after 401 there', async () => {
    const configured = { languages: ['de'], hasUserRegistration: true };
    const { begin } = await open({
      [CONFIG]: { data: configured },
      'POST thing': { status: 401, body: {} },
    });
    await begin();
    show();
    navigate('/checkout?step=payment');
    await ask();
    await eventually('the notice shows', () => notices.shown !== undefined);
    expect(navigation.outlets.tickets?.href).to.equal('/checkout?step=login');
  });

  it('means only a wrong password after 401 from the login itself', async () => {
    const { begin } = await open({ 'POST auth/login': { status: 401, body: {} } });
    await begin();
    show();
    await ask('auth/login');
    await import('../../../src/core/app/restore.ts'); // loads the code that would end the login
    await new Promise((resolve) => setTimeout(resolve));
    expect([notices.shown, navigation.outlets.tickets?.href]).to.deep.equal([
      undefined,
      '/tickets',
    ]);
  });

  it('shows the support address for 15 seconds after 500', async () => {
    const { begin } = await open({ 'POST thing': { status: 500, body: {} } });
    await begin();
    const waits = watchTimers();
    await ask();
    expect(notices.shown).to.deep.equal({ is: 'serverError', email: 'help@museum.example' });
    expect(waits).to.include(15_000);
  });

  for (const status of [400, 404, 410, 422, 502]) {
    it(`is left to the screen after ${status}`, async () => {
      const departures = watchDepartures();
      const { begin } = await open({ 'POST thing': { status, body: {} } });
      await begin();
      show();
      await ask();
      expect([notices.shown, navigation.outlets.tickets?.href]).to.deep.equal([
        undefined,
        '/tickets',
      ]);
      expect(departures).to.deep.equal([]);
    });
  }

  it('emits museum-error without a secret', async () => {
    const { server, begin } = await open({ 'POST thing': { status: 422, body: {} } });
    await begin();
    session.token = 'secret';
    const events = recordEvents('museum-error');
    const schema = v.unknown();
    await send(endpoint({ method: 'POST', path: 'thing', schema, withToken: true }));
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { code: 'http-error', message: `cannot POST ${server.api}/de/thing (422)` },
    ]);
  });
});

describe('a busy server (503)', () => {
  const BUSY = { 'POST thing': { status: 503, body: {} } };

  it('makes the page reload once', async () => {
    const departures = watchDepartures();
    const { begin } = await open(BUSY);
    await begin();
    await ask();
    await eventually('the page reloads', () => departures.length > 0);
    expect(departures.map(({ kind }) => kind)).to.deep.equal(['reload']);
    expect(notices.shown).to.equal(undefined);
    await ask();
    expect(departures).to.have.length(1);
    expect(notices.shown).to.deep.equal({ is: 'serverBusy' });
  });

  it('makes the page reload when the shop cannot start', async () => {
    const departures = watchDepartures();
    const { begin } = await open({ [INFO]: { status: 503, text: '<h1>Busy</h1>' } });
    await begin();
    await eventually('the page reloads', () => departures.length > 0);
    expect(departures).to.have.length(1);
  });

  it('makes the page reload again after ten minutes', async () => {
    const departures = watchDepartures();
    const { begin } = await open(BUSY);
    await begin();
    await ask();
    clockAt('2027-03-05T08:09:59Z');
    await ask();
    expect(notices.shown).to.deep.equal({ is: 'serverBusy' });
    clockAt('2027-03-05T08:10:00Z');
    await ask();
    await eventually('the page reloads', () => departures.length > 1);
  });

  it('does not make the page reload while typed text is unsent', async () => {
    const departures = watchDepartures();
    const { begin } = await open(BUSY);
    await begin();
    account.hasUnsentText = true;
    await ask();
    expect(notices.shown).to.deep.equal({ is: 'serverBusy' });
    expect(departures).to.deep.equal([]);
  });

  it('does not make the page reload if the reload cannot be recorded in storage', async () => {
    const departures = watchDepartures();
    const { begin } = await open(BUSY);
    await begin();
    sessionStorage.clear();
    fillUp(sessionStorage);
    await ask();
    expect(notices.shown).to.deep.equal({ is: 'serverBusy' });
    expect(departures).to.deep.equal([]);
  });
});
