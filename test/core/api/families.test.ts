import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  cancelPayment,
  execPayment,
  initPayment,
  paymentTypes,
} from '../../../src/core/api/checkout.ts';
import { contentPage } from '../../../src/core/api/content.ts';
import {
  currentCustomer,
  customerAttributes,
  loginGuest,
  validateCustomer,
} from '../../../src/core/api/customers.ts';
import { dayOffer, eventCalendar, eventLifetime, eventList } from '../../../src/core/api/events.ts';
import { orderReview } from '../../../src/core/api/orders.ts';
import { shopConfig, shopInfo } from '../../../src/core/api/shop.ts';
import { send } from '../../../src/core/api/transport.ts';
import { PLENTY } from '../../../src/core/calendar/availability.ts';
import type { Day } from '../../../src/core/calendar/day.ts';
import { LANGUAGES } from '../../../src/core/i18n/languages.ts';
import { session } from '../../../src/core/session/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import { valueOf, watchDeviations } from '../../support/read.ts';
import { openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

const day = (text: string): Day => text as Day;

let deviations: string[];

beforeEach(async () => {
  await resetAll();
  deviations = watchDeviations();
});

it('a call throws before the client is set', () => {
  expect(() => send(shopInfo, '1')).to.throw('the client is not set yet');
});

describe('the shop', () => {
  it('has a name and contact details', async () => {
    const server = await openShop({
      'GET shopinfo': { data: { site_name: 'Museum', email: 'a@b.c', phone: '2', fax: '1' } },
    });
    expectState(valueOf(await send(shopInfo, '3'))).to.deep.equal({
      site_name: 'Museum',
      email: 'a@b.c',
      phone: '2',
    });
    expect((await server.hits())[0]?.query).to.deep.equal({ shop: '3' });
  });

  it('reads numbers as text, and reports unreadable fields once', async () => {
    const odd = { site_name: 1905, email: false, phone: [], zip: 20457, city: '', logo: null };
    await openShop({ 'GET shopinfo': { data: odd } });
    const expected = { site_name: '1905', zip: '20457' };
    expectState(valueOf(await send(shopInfo, '1'))).to.deep.equal(expected);
    expectState(valueOf(await send(shopInfo, '1'))).to.deep.equal(expected);
    expect(deviations).to.deep.equal([
      'shopinfo: email cannot be read',
      'shopinfo: phone cannot be read',
    ]);
  });

  it('can be unreadable', async () => {
    await openShop({ 'GET shopinfo': { data: false } });
    expectState(valueOf(await send(shopInfo, '1'))).to.deep.equal({});
  });

  const DEFAULTS = {
    siteNameTranslations: {},
    navTranslations: {},
    languages: ['de'],
    languagesFull: {},
    defaultLanguage: 'de',
    hasTickets: true,
    hasGuidedTours: false,
    hasMerchandise: false,
    hasMemCard: false,
    hasVouchers: false,
    hasUserRegistration: false,
    hasGuestRegistration: true,
    hasVoucherCode: false,
    hasWithdrawal: false,
    logoLinksToMainSite: false,
    museumPerLanguageUrls: {},
    customTermsLinks: {},
    currencySymbol: '',
    partnerLogos: [],
    showHeader: true,
    showFooter: true,
    showCookieDisclaimer: false,
    showBreadcrumbs: true,
    showProgressBar: true,
    confirmPaymentOnCheckout: false,
    takesCampaign: false,
    timezone: 'Europe/Berlin',
    cancellationUrl: {},
    withdrawalInstructionUrl: {},
    guaranteeNotice: {},
    allowedOrigins: [],
  };
  const terms = { de: { terms: { url: '/agb', title: 'AGB' } } };
  const configurations: [title: string, given: object, read: object][] = [
    ['has defaults for an empty configuration', {}, {}],
    [
      'reads flags in all formats',
      { hasGuidedTours: '1', hasVouchers: 'true', hasMemCard: 1 },
      { hasGuidedTours: true, hasVouchers: true, hasMemCard: true },
    ],
    [
      'reads disabled flags in all formats',
      { hasTickets: '0', showProgressBar: null, showHeader: '', showFooter: 'false' },
      { hasTickets: false, showProgressBar: false, showHeader: false, showFooter: false },
    ],
    [
      'reads languages with country codes, by key',
      { languages: { 1: 'DE', 4: 'en_GB' } },
      { languages: ['de', 'en'] },
    ],
    ['uses German if no language is configured', { languages: null }, {}],
    [
      'uses the default of each field that cannot be read',
      {
        siteName: ['M'],
        hasTickets: 'perhaps',
        languages: 'de',
        showFewLeftBelow: '',
        timezone: 1,
        partnerLogos: 'none',
        defaultLanguage: false,
        navTranslations: 'x',
        hasVouchers: true,
      },
      { hasVouchers: true },
    ],
    [
      'leaves out map entries that cannot be read',
      {
        languagesFull: { de: 'Deutsch', en: ['English'], pl: 'polski' },
        museumPerLanguageUrls: { de: null, EN: 'https://m.example/en' },
        navTranslations: { de: { tickets: 'Karten', passes: {} }, en: 7 },
      },
      {
        languagesFull: { de: 'Deutsch' },
        museumPerLanguageUrls: { en: 'https://m.example/en' },
        navTranslations: { de: { tickets: 'Karten' } },
      },
    ],
    [
      'leaves out a logo that cannot be read',
      { partnerLogos: [{ name: '', logos: [{ image: 7, url: [] }, 'x'] }] },
      { partnerLogos: [{ name: {}, logos: [{ image: '7', alt: '' }] }] },
    ],
    [
      'lists the supported languages in a fixed order',
      { languages: ['en', 'de', 'pl'] },
      { languages: ['de', 'en'] },
    ],
    ['uses German if it has no supported language', { languages: ['pl'] }, {}],
    ['has a default language', { defaultLanguage: 'en-GB' }, { defaultLanguage: 'en' }],
    ['uses German if the default language is unknown', { defaultLanguage: 'pl' }, {}],
    ['has a currency', { currencySymbol: 'CHF' }, { currencySymbol: 'CHF' }],
    ['can have no currency', { currencySymbol: null }, {}],
    ['keeps a currency that is no text', { currencySymbol: 978 }, { currencySymbol: '978' }],
    ['has a time zone', { timezone: 'America/New_York' }, { timezone: 'America/New_York' }],
    ['uses Berlin time if its time zone does not exist', { timezone: 'Europe/Atlantis' }, {}],
    ['has its own legal links', { customTermsLinks: terms }, { customTermsLinks: terms }],
    ['can have its legal links switched off', { customTermsLinks: false }, {}],
    [
      'leaves out a legal link without a URL',
      { customTermsLinks: { ...terms, en: { terms: {} } } },
      { customTermsLinks: { ...terms, en: {} } },
    ],
    [
      'has a limit below which few places are left',
      { showFewLeftBelow: '10' },
      { showFewLeftBelow: 10 },
    ],
    ['can have no limit for few places', { showFewLeftBelow: null }, {}],
    [
      'has the addresses that the law asks for, by language or as one for all',
      { cancellationUrl: '/end', withdrawalInstructionUrl: { DE: '/widerruf', pl: '/pl', en: [] } },
      {
        cancellationUrl: Object.fromEntries(LANGUAGES.map((lang) => [lang, '/end'])),
        withdrawalInstructionUrl: { de: '/widerruf' },
      },
    ],
    [
      'keeps entities in the guarantee notice, which is HTML',
      { guaranteeNotice: { en: '<p>A &amp; B</p>' } },
      { guaranteeNotice: { en: '<p>A &amp; B</p>' } },
    ],
    [
      'has the origins of the pages from which visitors can pay',
      { allowedOrigins: { 3: 'https://museum.example' } },
      { allowedOrigins: ['https://museum.example'] },
    ],
    [
      'has translated names, or an empty list of them',
      { siteName: 'M', siteNameTranslations: [] },
      { siteName: 'M' },
    ],
  ];
  for (const [title, given, read] of configurations) {
    it(title, async () => {
      await openShop({ 'GET shopinfo/config': { data: given } });
      expectState(valueOf(await send(shopConfig, '1'))).to.deep.equal({ ...DEFAULTS, ...read });
    });
  }
});

describe('events', () => {
  const least = { id: 12, name: 'Dinosaurs', sorting_datetime: '2027-01-01T09:00:00' };
  const read = {
    id: '12',
    name: 'Dinosaurs',
    sorting_datetime: '2027-01-01T09:00:00',
    custom_groups: [],
    sequence_no: 0,
  };
  const cases: [title: string, event: object, expected: object][] = [
    [
      'need a name and an id',
      { id: 12, name: 'Dinosaurs' },
      { ...read, sorting_datetime: undefined },
    ],
    [
      'can have moments in another format',
      { ...least, sorting_datetime: '2027-01-01 09:00', end: '2027-02-01T17:00:00Z' },
      { ...read, end: '2027-02-01T18:00:00' },
    ],
    [
      'can have optional fields that cannot be read',
      { ...least, venue: [], sorting_datetime: 'soon', custom_groups: 'x', price_from: 'free' },
      { ...read, sorting_datetime: undefined },
    ],
    [
      'can have all optional fields',
      {
        ...least,
        description: '<p>Big</p>',
        image: 'https://m.example/{width}/d.jpg',
        venue: 'Hall 1',
        custom_groups: { 5: { name: 'Kids' } },
        sequence_no: '3',
        end: '2027-02-01T18:00:00',
        price_from: '600',
        colour: 'green',
      },
      {
        ...read,
        description: '<p>Big</p>',
        image: 'https://m.example/d.jpg',
        venue: 'Hall 1',
        custom_groups: [{ id: '5', name: 'Kids', sequence_no: 0 }],
        sequence_no: 3,
        end: '2027-02-01T18:00:00',
        price_from: 600,
      },
    ],
    [
      'can have nulls and blanks for missing fields',
      {
        ...least,
        description: '',
        image: null,
        venue: null,
        sequence_no: null,
        end: '',
        price_from: null,
      },
      read,
    ],
  ];
  for (const [title, event, expected] of cases) {
    it(title, async () => {
      await openShop({ 'GET event/select': { data: { events: [event] } } });
      expectState(valueOf(await send(eventList))).to.deep.equal([plain(expected)]);
    });
  }

  for (const field of ['name'] as const) {
    it(`are left out and reported without ${field}`, async () => {
      const { [field]: _missing, ...rest } = least;
      await openShop({
        'GET event/select': { data: { events: { 1: rest, 2: { ...least, id: '2' } } } },
      });
      const result = await send(eventList);
      expect(valueOf(result).map(({ id }) => id)).to.deep.equal(['2']);
      expect(result.ok && result.leftOut).to.deep.equal(['12']);
      expect(deviations).to.deep.equal([`event 12: ${field} is missing or wrong`]);
    });
  }
});

describe('the offer of an event on a day', () => {
  const ticket = { id: 1, name: 'Adult', price: '1200', vat_value: '7', mode: '1' };
  const read = {
    id: '1',
    name: 'Adult',
    price: 1200,
    vat_value: 7,
    mode: 1,
    family: false,
    subtickets: [],
    schedule: [],
  };

  const offered = async (data: object) => {
    const server = await openShop({
      'GET ticket/collect/event/a%2Fb/date/20270305': { data },
    });
    const offer = plain(valueOf(await send(dayOffer, 'a/b', day('2027-03-05'))));
    expect((await server.hits())[0]?.query).to.deep.equal({});
    return offer;
  };

  it('has tickets with schedule and sub-tickets, and slots', async () => {
    const entry = { datetime: '2027-03-05T10:00:00', max_tickets: '20' };
    const sub = {
      id: 7,
      name: 'Child',
      price: 0,
      vat_value: 7,
      min_quantity: '1',
      max_quantity: 3,
    };
    expect(
      await offered({
        tickets: [{ ...ticket, schedule: { 0: entry }, subtickets: [sub] }],
        timeslot: [entry],
      }),
    ).to.deep.equal({
      tickets: [
        {
          ...read,
          schedule: [{ datetime: '2027-03-05T10:00:00', max_tickets: 20 }],
          subtickets: [{ id: '7', name: 'Child', price: 0, min_quantity: 1, max_quantity: 3 }],
        },
      ],
      timeslots: [{ datetime: '2027-03-05T10:00:00', max_tickets: 20 }],
    });
  });

  it('keeps the original text of its moments to send it back', async () => {
    const came = { datetime: '2027-03-05T09:00:00Z', max_tickets: 20 };
    const entry = {
      datetime: '2027-03-05T10:00:00',
      wireDatetime: '2027-03-05T09:00:00Z',
      max_tickets: 20,
    };
    expect(
      await offered({ tickets: [{ ...ticket, schedule: [came] }], timeslot: [came] }),
    ).to.deep.equal({ tickets: [{ ...read, schedule: [entry] }], timeslots: [entry] });
    expect(deviations).to.deep.equal([]);
  });

  it('can be empty', async () => {
    const empty = { tickets: [], timeslots: [] };
    expect(await offered({ tickets: [], timeslot: null })).to.deep.equal(empty);
    expect(await offered({ tickets: false })).to.deep.equal(empty);
  });

  const unreadable: [title: string, data: object][] = [
    ['without its tickets', {}],
    ['if its timed tickets come without slots', { tickets: [ticket] }],
  ];
  for (const [title, data] of unreadable) {
    it(`cannot be read ${title}`, async () => {
      await openShop({ 'GET ticket/collect/event/12/date/20270305': { data } });
      const result = await send(dayOffer, '12', day('2027-03-05'));
      expect(!result.ok && result.error.is).to.equal('unreadable');
    });
  }

  it('has places if their number cannot be read', async () => {
    const entry = { datetime: '2027-03-05T10:00:00' };
    const slots = [entry, { ...entry, max_tickets: null }, { ...entry, max_tickets: 'many' }];
    const { timeslots } = await offered({ tickets: [], timeslot: slots });
    expect(timeslots.map(({ max_tickets }) => max_tickets)).to.deep.equal([PLENTY, PLENTY, PLENTY]);
    expect(deviations).to.deep.equal(['timeslot: max_tickets cannot be read']);
  });

  const part = { id: 7, name: 'Child', price: 0, min_quantity: 1, max_quantity: 3 };
  const parts: [title: string, subtickets: unknown][] = [
    ['has no price', [{ ...part, price: null }]],
    ['has no name', [{ ...part, name: '' }]],
    ['has no minimum', [{ ...part, min_quantity: undefined }]],
    ['has half a person', [{ ...part, max_quantity: 2.5 }]],
    ['has a minimum above its maximum', [{ ...part, min_quantity: 4 }]],
    ['is missing from a family', []],
  ];
  for (const [title, subtickets] of parts) {
    it(`leaves out and reports a ticket if a part ${title}`, async () => {
      const family = { ...ticket, id: 2, family: true, subtickets };
      const { tickets } = await offered({ tickets: [family, ticket], timeslot: [] });
      expect(tickets).to.deep.equal([read]);
      expect(deviations).to.have.length(1);
    });
  }

  const wrong: [field: string, value: unknown][] = [
    ['price', 12.5],
    ['price', -1],
    ['price', undefined],
    ['price', ''],
    ['price', false],
    ['mode', 2],
  ];
  for (const [field, value] of wrong) {
    it(`leaves out and reports a ticket whose ${field} is ${value}`, async () => {
      const broken = { ...ticket, id: 2, [field]: value };
      expect(await offered({ tickets: [broken, ticket], timeslot: [] })).to.deep.equal({
        tickets: [read],
        timeslots: [],
      });
      expect(deviations).to.deep.equal([`ticket 2: ${field} is missing or wrong`]);
    });
  }

  it('leaves out a slot without a moment', async () => {
    expect(await offered({ tickets: [], timeslot: [{ max_tickets: 5 }] })).to.deep.equal({
      tickets: [],
      timeslots: [],
    });
    expect(deviations).to.have.length(1);
  });
});

describe('the calendar of an event', () => {
  it('has a count for each day', async () => {
    const server = await openShop({
      'GET ticket/calendar/event/12/range/20270301;20270430': {
        data: { '2027-03-05': '4', '2027-03-06': 0, '2027-03-07': null },
      },
    });
    const days = await send(eventCalendar, '12', day('2027-03-01'), day('2027-04-30'));
    expect(valueOf(days)).to.deep.equal({
      '2027-03-05': 4,
      '2027-03-06': 0,
      '2027-03-07': PLENTY,
    });
    expect(deviations).to.deep.equal([]);
    expect((await server.hits())[0]?.query).to.deep.equal({ deep: '1' });
  });

  it('has a first and a last day', async () => {
    const lifetime = { first: '2027-03-05', last: '2027-06-30' };
    const server = await openShop({ 'GET ticket/lifetime': { data: lifetime } });
    expect(valueOf(await send(eventLifetime, '12'))).to.deep.equal(lifetime);
    expect((await server.hits())[0]?.query).to.deep.equal({ event: '12' });
  });
});

describe('customers', () => {
  const customer = {
    fname: 'Ada',
    lname: 'Lovelace',
    email: 'ada@example.org',
    isGuest: true,
    addrBilling: { street: 'A 1', zip: '10115', city: 'Berlin', country: 'DE' },
  };

  it('have attributes with keys and names', async () => {
    await openShop({
      'GET customer/attr': {
        data: {
          countries: { DE: 'Germany', AT: 'Austria' },
          salutations: [],
          required_fields: ['fname'],
        },
      },
    });
    expect(valueOf(await send(customerAttributes))).to.deep.equal({
      countries: [
        { key: 'DE', name: 'Germany' },
        { key: 'AT', name: 'Austria' },
      ],
      salutations: [],
      required_fields: ['fname'],
      visible_fields: ['fname'],
    });
  });

  it('have form fields in any kind of list, under any of their names', async () => {
    await openShop({
      'GET customer/attr': {
        data: {
          countries: { DE: 'Germany', AT: false },
          salutations: false,
          required_fields: { 2: 'lname', 5: 'addrBilling[zip]', 6: 'shoe_size' },
          visible_fields: { email: true, 'addrBilling.street': '1', phone: false },
        },
      },
    });
    expect(valueOf(await send(customerAttributes))).to.deep.equal({
      countries: [{ key: 'DE', name: 'Germany' }],
      salutations: [],
      required_fields: ['lname', 'zip'],
      visible_fields: ['email', 'street', 'lname', 'zip'],
    });
    expect(deviations).to.include('customer/attr: the form has no field shoe_size');
  });

  it('are validated, then registered as guests, without a token', async () => {
    session.token = 'old';
    const server = await openShop({
      'POST customer/validate': { data: {} },
      'POST auth/guest': { data: { token: 't', customer: { ...customer, isGuest: '1' } } },
    });
    expect((await send(validateCustomer, customer)).ok).to.equal(true);
    expectState(valueOf(await send(loginGuest, customer))).to.deep.equal({ token: 't', customer });
    expect((await server.hits()).map(({ query, body }) => [query, body])).to.deep.equal([
      [{}, { c: customer }],
      [{}, { c: customer }],
    ]);
  });

  it('are read by their token, with blanks for missing fields', async () => {
    session.token = 'secret';
    const server = await openShop({ 'GET customer': { data: { fname: 'Ada', phone: '' } } });
    expectState(valueOf(await send(currentCustomer))).to.deep.equal({
      fname: 'Ada',
      lname: '',
      email: '',
      isGuest: false,
      addrBilling: { street: '', zip: '', city: '', country: '' },
    });
    expect((await server.hits())[0]?.query).to.deep.equal({ token: 'secret' });
  });
});

describe('the checkout', () => {
  it('lists the payment types', async () => {
    session.token = 'secret';
    const server = await openShop({
      'GET checkout/payments': {
        data: [
          { payartId: '171', i18n: { de: 'Karte' } },
          { payartId: 12, i18n: null },
          { i18n: {} },
        ],
      },
    });
    expectState(valueOf(await send(paymentTypes, '1'))).to.deep.equal([
      { payartId: 171, i18n: { de: 'Karte' } },
      { payartId: 12, i18n: {} },
    ]);
    expect(deviations).to.deep.equal(['payment type: payartId is missing or wrong']);
    expect((await server.hits())[0]?.query).to.deep.equal({ shop: '1', token: 'secret' });
  });

  const byKey: [title: string, types: object, ids: number[]][] = [
    ['all keys are above 9', { 12: { i18n: {} }, 171: { i18n: {} } }, [12, 171]],
    ['a key may be a position', { 9: { i18n: {} }, 171: { i18n: {} } }, []],
    ['they have ids of their own', { 0: { payartId: 12 }, 2: { payartId: 171 } }, [12, 171]],
  ];
  for (const [title, types, ids] of byKey) {
    it(`lists the payment types ${JSON.stringify(ids)} of an object if ${title}`, async () => {
      await openShop({ 'GET checkout/payments': { data: types } });
      const read = valueOf(await send(paymentTypes, '1'));
      expect(read.map(({ payartId }) => payartId)).to.deep.equal(ids);
    });
  }

  it('starts a payment with the token and gets a URL', async () => {
    session.token = 'secret';
    const server = await openShop({
      'POST checkout/initPayment': { data: 'https://pay.example/1' },
    });
    const body = {
      payart: 171,
      aux: {},
      cart: { ver: 1 as const, items: [] },
      url: { continue: 'a', cancel: 'b' },
    };
    expect(valueOf(await send(initPayment, body))).to.equal('https://pay.example/1');
    const [hit] = await server.hits();
    expect([hit?.query, hit?.body]).to.deep.equal([{ token: 'secret' }, body]);
  });

  const orders: [title: string, given: object, read: object][] = [
    [
      'with a key',
      { booking_id: 'B1', has_tickets: true, review_id: 'k' },
      { booking_id: 'B1', has_tickets: true, review_id: 'k' },
    ],
    [
      'without a key',
      { booking_id: 4711, has_tickets: '0', review_id: '' },
      { booking_id: '4711', has_tickets: false },
    ],
  ];
  for (const [title, given, read] of orders) {
    it(`executes a payment by cart id and session key alone, for an order ${title}`, async () => {
      session.token = 'secret';
      const server = await openShop({ 'POST checkout/execPayment': { data: given } });
      const query = { us: 'A', sessionUs: 'B', srcURL: 'https://from.example/' };
      expect(valueOf(await send(execPayment, 'c1', query))).to.deep.equal(read);
      const [hit] = await server.hits();
      expect([hit?.query, hit?.body]).to.deep.equal([query, { cartId: 'c1' }]);
    });
  }

  it('cancels a payment without a redirect', async () => {
    const server = await openShop({ 'POST checkout/cancel': { body: {} } });
    expect((await send(cancelPayment, 'c1')).ok).to.equal(true);
    expect((await server.hits())[0]?.query).to.deep.equal({ noRedirect: '1', cartId: 'c1' });
  });
});

describe('a finished order', () => {
  const item = {
    type: 'ticket',
    id: 1,
    name: 'Adult',
    count: '2',
    price: 1200,
    totalPrice: '2400',
    vat_value: 7,
  };
  const order = { booking_id: 4711, status: 'paid', total: 2400 };

  it('is read by its key, without items that cannot be read', async () => {
    const server = await openShop({
      'GET order/review': { data: { ...order, items: [item, { ...item, price: null }] } },
    });
    expectState(valueOf(await send(orderReview, 'key'))).to.deep.equal({
      ...order,
      booking_id: '4711',
      payable: false,
      items: [{ ...item, id: '1', count: 2, totalPrice: 2400, barcodes: [], details: [] }],
      documents: [],
    });
    expect(deviations).to.deep.equal(['order item 1: price is missing or wrong']);
    expect((await server.hits())[0]?.query).to.deep.equal({ id: 'key' });
  });

  it('can have details, and documents at safe URLs only', async () => {
    const ticket = { name: 'Tickets', url: 'https://m.example/t.pdf' };
    const script = { name: 'Script', url: 'javascript:alert(1)' };
    const details = ['Dinosaurs', 'Hall 1'];
    await openShop({
      'GET order/review': {
        data: { ...order, items: [{ ...item, details }], documents: [ticket, script] },
      },
    });
    const review = valueOf(await send(orderReview, 'key'));
    expect(review.items[0]?.details).to.deep.equal(details);
    expect(review.documents).to.deep.equal([ticket]);
    expect(deviations).to.deep.equal(['document: url is missing or wrong']);
  });

  for (const [barcodes, read] of [
    [
      ['A1', 'A2'],
      ['A1', 'A2'],
    ],
    [null, []],
    [[5], ['5']],
    ['A1', []],
  ]) {
    it(`has barcodes ${JSON.stringify(read)} for ${JSON.stringify(barcodes)}`, async () => {
      await openShop({
        'GET order/review': { data: { ...order, items: [{ ...item, barcodes }] } },
      });
      const review = valueOf(await send(orderReview, 'key'));
      expect(review.items[0]?.barcodes).to.deep.equal(read);
    });
  }

  for (const [shippingCosts, read] of [
    ['490', 490],
    [0, 0],
    [null, undefined],
    [undefined, undefined],
  ] as const) {
    it(`has ${read} for shipping costs of ${shippingCosts}`, async () => {
      await openShop({ 'GET order/review': { data: { ...order, items: [], shippingCosts } } });
      expect(valueOf(await send(orderReview, 'key')).shippingCosts).to.equal(read);
    });
  }

  it('cannot be read with an unknown status', async () => {
    await openShop({ 'GET order/review': { data: { ...order, status: 'lost' } } });
    const result = await send(orderReview, 'key');
    expect(!result.ok && result.error.log).to.contain('(unreadable status)');
  });
});

it('a content page has a title and HTML', async () => {
  const page = { id: 'imprint', title: 'Imprint', html: '<p>We</p>' };
  const server = await openShop({ 'GET content/page': { data: page } });
  expectState(valueOf(await send(contentPage, 'imprint'))).to.deep.equal({
    title: 'Imprint',
    html: '<p>We</p>',
  });
  expect((await server.hits())[0]?.query).to.deep.equal({ id: 'imprint' });
});
