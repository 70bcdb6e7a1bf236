import { expect } from 'chai';
import { config } from '../../../src/core/config/store.ts';
import { linkTo, navigate } from '../../../src/core/navigation/navigate.ts';
import {
  registerOutlet,
  setActiveOutlet,
  unregisterOutlet,
} from '../../../src/core/navigation/outlets.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { readStored } from '../../../src/core/web/storage.ts';
import { watchDepartures } from '../../support/departures.ts';
import { resetAll } from '../../support/resetAll.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import {
  type Wanted,
  TICKETS,
  EVENT,
  CHECKOUT,
  TOURS,
  BUTTON,
  open,
  hrefs,
  setHash,
} from '../../support/outlets.ts';
import { eventually } from '../../support/eventually.ts';
import { watchSteps } from '../../support/steps.ts';

beforeEach(resetAll);

describe('an embed', () => {
  it('starts at its home route', () => {
    open(TICKETS, EVENT, CHECKOUT);
    expect(hrefs()).to.deep.equal({
      tickets: '/tickets',
      event: '/tickets/7',
      basket: '/checkout',
    });
    expect(navigation.active).to.equal(undefined);
    expect(navigation.outlets.tickets?.focusRequests).to.equal(0);
  });

  it('starts at the route in the URL if it is the first of the area', () => {
    setHash('/tickets/12?date=2027-03-05');
    open(CHECKOUT, TICKETS, EVENT);
    expect(hrefs()).to.deep.equal({
      basket: '/checkout',
      tickets: '/tickets/12?date=2027-03-05',
      event: '/tickets/7',
    });
    expect(navigation.active).to.equal('tickets');
    expect(navigation.outlets.tickets?.focusRequests).to.equal(1);
    expect(navigation.outlets.event?.focusRequests).to.equal(0);
  });

  it('starts at a route of another area if that has no embed on the page', () => {
    setHash('/checkout/success');
    open(TICKETS, EVENT);
    expect(hrefs()).to.deep.equal({ tickets: '/checkout/success', event: '/tickets/7' });
  });

  it('leaves the route of another area to its embed, even if that loads later', () => {
    setHash('/checkout/success');
    registerOutlet(TICKETS, ['tickets', 'checkout']);
    registerOutlet(CHECKOUT, ['tickets', 'checkout']);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets', basket: '/checkout/success' });
  });

  it('never takes the route in the URL if it cannot show routes', () => {
    setHash('/checkout');
    open({ ...BUTTON, home: '/tickets' });
    expect(hrefs()).to.deep.equal({ button: '/tickets' });
  });

  for (const hash of ['opening-hours', '/opening-hours', '!/tickets', '/tickets/1/2']) {
    it(`leaves the hash #${hash} of the page alone`, () => {
      setHash(hash, { turbo: 1 });
      open(TICKETS);
      expect(hrefs()).to.deep.equal({ tickets: '/tickets' });
      expect([location.hash, history.state]).to.deep.equal([`#${hash}`, { turbo: 1 }]);
    });
  }

  it('is no longer an outlet after it leaves the page', () => {
    open(TICKETS, CHECKOUT);
    navigate('/tickets/12', { from: 'tickets' });
    unregisterOutlet('tickets');
    expect(hrefs()).to.deep.equal({ basket: '/checkout' });
    expect(navigation.active).to.equal(undefined);
  });
});

describe('a route', () => {
  const cases: [
    title: string,
    open: Wanted[],
    href: string,
    from: string | undefined,
    shownIn: string,
  ][] = [
    [
      'is shown in the current embed if that is of its area',
      [TICKETS, EVENT],
      '/tickets/12',
      'event',
      'event',
    ],
    ['is shown in the embed of its area', [TICKETS, CHECKOUT], '/checkout', 'tickets', 'basket'],
    [
      'is shown in the first embed of its area',
      [CHECKOUT, TICKETS, EVENT],
      '/tickets/12',
      'basket',
      'tickets',
    ],
    [
      'is shown in the current embed if its area has none',
      [TICKETS, EVENT],
      '/checkout',
      'event',
      'event',
    ],
    [
      'is shown in the first embed if none is current',
      [TICKETS, EVENT],
      '/checkout',
      undefined,
      'tickets',
    ],
    ['is never shown in the cart button', [BUTTON, TICKETS], '/checkout', 'button', 'tickets'],
  ];
  for (const [title, wanted, href, from, shownIn] of cases) {
    it(title, () => {
      open(...wanted);
      const before = hrefs();
      navigate(href, from ? { from } : {});
      expect(hrefs()).to.deep.equal({ ...before, [shownIn]: href });
      expect(navigation.active).to.equal(shownIn);
      expect(navigation.outlets[shownIn]?.focusRequests).to.equal(1);
      expect(location.hash).to.equal(`#${href}`);
    });
  }

  it('is shown in the embed used last when opened from the cart button', () => {
    open(BUTTON, TICKETS, EVENT);
    setActiveOutlet('event');
    navigate('/checkout', { from: 'button' });
    expect(hrefs()).to.deep.equal({
      button: '/checkout',
      tickets: '/tickets',
      event: '/checkout',
    });
  });

  it('is shown in the first embed of the page if none was used, in any load order', () => {
    registerOutlet(BUTTON, ['tours', 'tickets']);
    registerOutlet(TICKETS, ['tours', 'tickets']);
    registerOutlet(TOURS, ['tours', 'tickets']);
    navigate('/checkout', { from: 'button' });
    expect(hrefs()).to.deep.equal({ button: '/checkout', tickets: '/tickets', tours: '/checkout' });
  });

  it('is not shown if there is only a cart button, and museum-error is emitted', () => {
    open(BUTTON);
    const errors = recordEvents('museum-error');
    navigate('/checkout', { from: 'button' });
    expect(hrefs()).to.deep.equal({ button: '/checkout' });
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['missing-embed']);
  });

  it('is ignored if it is unknown', () => {
    open(TICKETS);
    const steps = watchSteps();
    navigate('/nowhere', { from: 'tickets' });
    expect([hrefs(), steps.count]).to.deep.equal([{ tickets: '/tickets' }, 0]);
  });

  it('is announced once and stored as the last visited', () => {
    open(TICKETS);
    const events = recordEvents('museum-navigate');
    navigate('/de/tickets/12?date=2027-03-05', { from: 'tickets' });
    expect(events).to.deep.equal([
      {
        name: 'museum-navigate',
        detail: { area: 'tickets', name: 'ticket', path: '/tickets/12?date=2027-03-05' },
        outlet: 'tickets',
      },
    ]);
    expect(readStored('last-visited')).to.equal('/tickets/12?date=2027-03-05');
  });
});

describe('the page configured for an area', () => {
  const pages = { api: 'x', shop: '1' };
  const cases: [
    title: string,
    pages: object,
    open: Wanted[],
    href: string,
    to: string | undefined,
  ][] = [
    [
      'shows a route of the area',
      { checkoutUrl: '/basket.html' },
      [TICKETS],
      '/checkout',
      '/basket.html#/checkout',
    ],
    [
      'keeps its own query',
      { checkoutUrl: '/basket.html?a=1#top' },
      [TICKETS],
      '/checkout',
      '/basket.html?a=1#/checkout',
    ],
    [
      'is not needed with an embed of the area',
      { checkoutUrl: '/basket.html' },
      [TICKETS, CHECKOUT],
      '/checkout',
      undefined,
    ],
    [
      'is not left if it is the current page',
      { checkoutUrl: location.pathname },
      [TICKETS],
      '/checkout',
      undefined,
    ],
    [
      'shows a route of the account',
      { accountUrl: '/account.html' },
      [TICKETS],
      '/login',
      '/account.html#/login',
    ],
    [
      'shows areas without a page if it is that of the shop',
      { shopUrl: '/shop.html' },
      [TICKETS],
      '/vouchers',
      '/shop.html#/de/vouchers',
    ],
    [
      'does not show other areas if it is that of the checkout',
      { checkoutUrl: '/basket.html' },
      [TICKETS],
      '/vouchers',
      undefined,
    ],
  ];
  for (const [title, named, wanted, href, to] of cases) {
    it(title, async () => {
      open(...wanted);
      config.page = { ...pages, ...named };
      const departures = watchDepartures();
      const link = linkTo(href, 'tickets');
      navigate(href, { from: 'tickets' });
      if (to) {
        await eventually('the page leaves', () => departures.length > 0);
        expect(departures).to.deep.equal([{ kind: 'push', url: location.origin + to }]);
        expect(link).to.equal(location.origin + to);
        expect(hrefs().tickets).to.equal('/tickets');
      } else {
        expect(departures).to.deep.equal([]);
        expect(link).to.equal(`${location.href.split('#')[0]}#${href}`);
        expect(Object.values(hrefs())).to.include(href);
      }
    });
  }
});
