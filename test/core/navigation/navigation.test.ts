import { expect } from '@esm-bundle/chai';
import { config } from '../../../src/core/config/store.ts';
import {
  haveArrived,
  leavePlace,
  linkTo,
  navigate,
  rememberInAddress,
  takePlace,
  takeUp,
} from '../../../src/core/navigation/actions.ts';
import { navigation as places } from '../../../src/core/navigation/store.ts';
import type { Area } from '../../../src/core/routes/routes.ts';
import { language } from '../../../src/core/i18n/language.ts';
import type { Lang } from '../../../src/core/i18n/languages.ts';
import { readStored } from '../../../src/core/storage/storage.ts';
import { watchDepartures } from '../../support/departures.ts';
import { fresh } from '../../support/fresh.ts';
import { hear } from '../../support/hear.ts';
import { until } from '../../support/server.ts';
import { SHOP_CONFIG } from '../../support/shop.ts';
import { watchSteps } from '../../support/steps.ts';

type Wanted = Parameters<typeof takePlace>[0];

const place = (key: string, area: Area, more: Partial<Wanted> = {}): Wanted => ({
  key,
  area,
  home: area === 'checkout' ? '/checkout' : '/tickets',
  routing: 'hash',
  isStage: true,
  ...more,
});

const TICKETS = place('tickets', 'tickets');
const EVENT = place('event', 'tickets', { home: '/tickets/7' });
const TOURS = place('tours', 'tours', { home: '/guided-tours' });
const CHECKOUT = place('basket', 'checkout');
const BUTTON = place('button', 'checkout', { isStage: false });

function open(...wanted: Wanted[]): void {
  const areas = [...new Set(wanted.filter(({ isStage }) => isStage).map(({ area }) => area))];
  for (const each of wanted) takePlace(each, areas);
}

function shopSpeaks(languages: readonly Lang[]): void {
  const info = { site_name: 'Museum', email: 'help@museum.example' };
  config.shop = { is: 'ready', value: { info, config: { ...SHOP_CONFIG, languages } } };
}

/** The page is loaded anew: the history is all that is left. */
function reload(...wanted: Wanted[]): void {
  places.places = {};
  places.active = undefined;
  open(...wanted);
}

const hrefs = () =>
  Object.fromEntries(Object.values(places.places).map(({ key, href }) => [key, href]));

async function go(step: -1 | 1, hash: string): Promise<void> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  if (step < 0) history.back();
  else history.forward();
  await moved;
  await until(`the address is at ${hash}`, () => location.hash === hash);
}

/** A link of the page's own. */
async function follow(hash: string): Promise<void> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  location.hash = hash;
  await moved;
}

const setHash = (hash: string, state: unknown = null): void => {
  const address = new URL(location.href);
  address.hash = hash;
  history.replaceState(state, '', address);
};

beforeEach(fresh);

describe('an element', () => {
  it('begins at its home', () => {
    open(TICKETS, EVENT, CHECKOUT);
    expect(hrefs()).to.deep.equal({
      tickets: '/tickets',
      event: '/tickets/7',
      basket: '/checkout',
    });
    expect(places.active).to.equal(undefined);
    expect(places.places.tickets?.arrivals).to.equal(0);
  });

  it('begins at the route in the address: the first one of its area', () => {
    setHash('/tickets/12?date=2027-03-05');
    open(CHECKOUT, TICKETS, EVENT);
    expect(hrefs()).to.deep.equal({
      basket: '/checkout',
      tickets: '/tickets/12?date=2027-03-05',
      event: '/tickets/7',
    });
    expect(places.active).to.equal('tickets');
    expect(places.places.tickets?.arrivals).to.equal(1);
    expect(places.places.event?.arrivals).to.equal(0);
  });

  it('begins at a route of another area where no element of that is on the page', () => {
    setHash('/checkout/success');
    open(TICKETS, EVENT);
    expect(hrefs()).to.deep.equal({ tickets: '/checkout/success', event: '/tickets/7' });
  });

  it('of an area leaves its route to it, even if that one comes alive later', () => {
    setHash('/checkout/success');
    takePlace(TICKETS, ['tickets', 'checkout']);
    takePlace(CHECKOUT, ['tickets', 'checkout']);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets', basket: '/checkout/success' });
  });

  it('that is no stage never takes the route in the address', () => {
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

  it('that leaves the page is no place any more', () => {
    open(TICKETS, CHECKOUT);
    navigate('/tickets/12', { from: 'tickets' });
    leavePlace('tickets');
    expect(hrefs()).to.deep.equal({ basket: '/checkout' });
    expect(places.active).to.equal(undefined);
  });
});

describe('a route is shown', () => {
  const cases: [
    title: string,
    open: Wanted[],
    href: string,
    from: string | undefined,
    shownIn: string,
  ][] = [
    [
      'where the visitor is, if it is of that area',
      [TICKETS, EVENT],
      '/tickets/12',
      'event',
      'event',
    ],
    ['in the element of its area', [TICKETS, CHECKOUT], '/checkout', 'tickets', 'basket'],
    [
      'in the first element of its area',
      [CHECKOUT, TICKETS, EVENT],
      '/tickets/12',
      'basket',
      'tickets',
    ],
    [
      'where the visitor is, if its area has no element',
      [TICKETS, EVENT],
      '/checkout',
      'event',
      'event',
    ],
    [
      'in the first element, if nobody is anywhere',
      [TICKETS, EVENT],
      '/checkout',
      undefined,
      'tickets',
    ],
    ['never in the cart button', [BUTTON, TICKETS], '/checkout', 'button', 'tickets'],
  ];
  for (const [title, wanted, href, from, shownIn] of cases) {
    it(title, () => {
      open(...wanted);
      const before = hrefs();
      navigate(href, from ? { from } : {});
      expect(hrefs()).to.deep.equal({ ...before, [shownIn]: href });
      expect(places.active).to.equal(shownIn);
      expect(places.places[shownIn]?.arrivals).to.equal(1);
      expect(location.hash).to.equal(`#${href}`);
    });
  }

  it('where the visitor was before, if he comes from the cart button', () => {
    open(BUTTON, TICKETS, EVENT);
    takeUp('event');
    navigate('/checkout', { from: 'button' });
    expect(hrefs()).to.deep.equal({
      button: '/checkout',
      tickets: '/tickets',
      event: '/checkout',
    });
  });

  it('in the first element of the page, if the visitor has used none, whichever came alive first', () => {
    takePlace(BUTTON, ['tours', 'tickets']);
    takePlace(TICKETS, ['tours', 'tickets']);
    takePlace(TOURS, ['tours', 'tickets']);
    navigate('/checkout', { from: 'button' });
    expect(hrefs()).to.deep.equal({ button: '/checkout', tickets: '/tickets', tours: '/checkout' });
  });

  it('nowhere, if only a cart button is there, and the editor is told', () => {
    open(BUTTON);
    const errors = hear('museum-error');
    navigate('/checkout', { from: 'button' });
    expect(hrefs()).to.deep.equal({ button: '/checkout' });
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['no-place']);
  });

  it('and what is no route does nothing', () => {
    open(TICKETS);
    const steps = watchSteps();
    navigate('/nowhere', { from: 'tickets' });
    expect([hrefs(), steps.count]).to.deep.equal([{ tickets: '/tickets' }, 0]);
  });

  it('and told to the page, once, and remembered as the last one visited', () => {
    open(TICKETS);
    const told = hear('museum-navigate');
    navigate('/de/tickets/12?date=2027-03-05', { from: 'tickets' });
    expect(told).to.deep.equal([
      {
        name: 'museum-navigate',
        detail: { area: 'tickets', name: 'ticket', path: '/tickets/12?date=2027-03-05' },
        place: 'tickets',
      },
    ]);
    expect(readStored('last-visited')).to.equal('/tickets/12?date=2027-03-05');
  });
});

describe('the page of the site that is named for an area', () => {
  const pages = { api: 'x', shop: '1' };
  const cases: [
    title: string,
    pages: object,
    open: Wanted[],
    href: string,
    to: string | undefined,
  ][] = [
    ['shows it', { checkoutUrl: '/basket.html' }, [TICKETS], '/checkout', '/basket.html#/checkout'],
    [
      'keeps its own query',
      { checkoutUrl: '/basket.html?a=1#top' },
      [TICKETS],
      '/checkout',
      '/basket.html?a=1#/checkout',
    ],
    [
      'is not needed with an element of the area',
      { checkoutUrl: '/basket.html' },
      [TICKETS, CHECKOUT],
      '/checkout',
      undefined,
    ],
    [
      'is not left when the visitor is on it',
      { checkoutUrl: location.pathname },
      [TICKETS],
      '/checkout',
      undefined,
    ],
    [
      'for the account shows it',
      { accountUrl: '/account.html' },
      [TICKETS],
      '/login',
      '/account.html#/login',
    ],
    [
      'for the shop shows what else has none',
      { shopUrl: '/shop.html' },
      [TICKETS],
      '/vouchers',
      '/shop.html#/de/vouchers',
    ],
    [
      'for the checkout does not show other areas',
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
        await until('the page leaves', () => departures.length > 0);
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

describe('the history', () => {
  it('grows by one entry for a click, and by none for the same place or a replacement', () => {
    open(TICKETS);
    const steps = watchSteps();
    navigate('/tickets/12', { from: 'tickets' });
    expect(steps.count).to.equal(1);
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/13', { from: 'tickets', replace: true });
    expect(steps.count).to.equal(1);
    expect([location.hash, hrefs().tickets]).to.deep.equal(['#/tickets/13', '/tickets/13']);
  });

  it('counts how often the visitor is led to a place, until its heading has the focus', () => {
    open(TICKETS);
    navigate('/tickets/13', { from: 'tickets' });
    navigate('/tickets/13', { from: 'tickets' });
    expect(places.places.tickets?.arrivals).to.equal(2);
    haveArrived('tickets');
    haveArrived('gone');
    expect(places.places.tickets?.arrivals).to.equal(0);
  });

  it('grows by an entry, without the focus, where the visitor stays in what he is setting', () => {
    open(TICKETS);
    const steps = watchSteps();
    navigate('/tickets?group=3', { from: 'tickets', isArrival: false });
    expect(steps.count).to.equal(1);
    expect(places.places.tickets).to.include({ href: '/tickets?group=3', arrivals: 0 });
  });

  it('brings each element to where it was, Back and Forward', async () => {
    open(TICKETS, EVENT, CHECKOUT);
    setHash('');
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/8', { from: 'event' });
    navigate('/checkout', { from: 'event' });
    const atCheckout = { tickets: '/tickets/12', event: '/tickets/8', basket: '/checkout' };
    await go(-1, '#/tickets/8');
    expect(hrefs()).to.deep.equal({ ...atCheckout, basket: '/checkout' });
    expect(places.active).to.equal('event');
    await go(-1, '#/tickets/12');
    expect(hrefs()).to.deep.equal({ ...atCheckout, event: '/tickets/7' });
    expect(places.active).to.equal('tickets');
    await go(-1, '');
    expect(hrefs()).to.deep.equal({
      tickets: '/tickets',
      event: '/tickets/7',
      basket: '/checkout',
    });
    await go(1, '#/tickets/12');
    expect(hrefs()).to.deep.equal({ ...atCheckout, event: '/tickets/7' });
  });

  it('brings each element to where it was after a reload', () => {
    open(TICKETS, EVENT, CHECKOUT);
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/8', { from: 'event' });
    const before = hrefs();
    reload(TICKETS, EVENT, CHECKOUT);
    expect(hrefs()).to.deep.equal(before);
    expect(places.active).to.equal('event');
  });

  it('leads after a reload to the one that was used last, of two at the same route', () => {
    const second = { ...TICKETS, key: 'second' };
    open(TICKETS, second);
    navigate('/tickets/12', { from: 'second' });
    navigate('/tickets/12', { from: 'tickets' });
    reload(TICKETS, second);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12', second: '/tickets/12' });
    expect(places.active).to.equal('tickets');
    expect(places.places.second?.arrivals).to.equal(0);
  });

  it('keeps what the page has in its state', () => {
    history.replaceState({ turbo: { restorationIdentifier: 'x' } }, '');
    open(TICKETS);
    navigate('/tickets/12', { from: 'tickets' });
    expect(history.state).to.deep.include({ turbo: { restorationIdentifier: 'x' } });
    navigate('/tickets', { from: 'tickets', replace: true });
    expect(history.state).to.deep.include({ turbo: { restorationIdentifier: 'x' } });
  });

  it('that takes no more entries for a while, as Safari’s, keeps nobody from going on', () => {
    open(TICKETS);
    const { pushState, replaceState } = History.prototype;
    const refuse = (): never => {
      throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
    };
    Object.assign(History.prototype, { pushState: refuse, replaceState: refuse });
    try {
      navigate('/tickets/12', { from: 'tickets' });
      navigate('/tickets/7', { from: 'tickets', replace: true });
    } finally {
      Object.assign(History.prototype, { pushState, replaceState });
    }
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/7' });
  });

  it('that takes no new entry leaves the one before as it was', () => {
    open(TICKETS);
    navigate('/tickets/12', { from: 'tickets' });
    const { pushState } = History.prototype;
    History.prototype.pushState = () => {
      throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
    };
    try {
      navigate('/tickets/7', { from: 'tickets' });
    } finally {
      History.prototype.pushState = pushState;
    }
    history.replaceState(null, ''); // a script of the page's own, after which only what is kept beside the state is left
    reload(TICKETS);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
  });

  it('does not grow by elements that a page names anew each time', () => {
    open(TICKETS);
    for (let turn = 0; turn < 80; turn += 1) {
      const key = `named-${turn}`;
      open(place(key, 'tours', { home: '/guided-tours' }));
      navigate(`/tickets/${(turn % 2) + 7}`, { from: 'tickets', replace: true });
      leavePlace(key);
    }
    const { places: kept } = (history.state as Record<string, { places: object }>)['museum-shop']!;
    expect(Object.keys(kept).length).to.be.below(60);
    expect(kept).to.include.keys('tickets', 'named-78');
  });

  const strange = [
    5,
    'text',
    { 'museum-shop': 5 },
    { 'museum-shop': {} },
    { 'museum-shop': { places: 5 } },
    { 'museum-shop': { places: { tickets: 5, other: '/nowhere' } } },
  ];
  for (const state of strange) {
    it(`with the state ${JSON.stringify(state)} of somebody else does no harm`, () => {
      history.replaceState(state, '');
      open(TICKETS);
      expect(hrefs()).to.deep.equal({ tickets: '/tickets' });
      navigate('/tickets/12', { from: 'tickets' });
      expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
    });
  }

  it('follows a hash that is typed by hand', async () => {
    open(TICKETS, CHECKOUT);
    location.hash = '/tickets/12';
    await until('the element is there', () => hrefs().tickets === '/tickets/12');
    expect(places.active).to.equal('tickets');
    expect(places.places.tickets?.arrivals).to.equal(1);
  });

  it('lets the visitor jump to an anchor of the page', async () => {
    open(TICKETS);
    navigate('/tickets/12', { from: 'tickets' });
    const moved = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = 'opening-hours';
    await moved;
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
    reload(TICKETS);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
    await go(-1, '#/tickets/12');
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
  });

  it('leads back to the anchor of the page where the visitor began', async () => {
    setHash('opening-hours');
    open(TICKETS, EVENT);
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/8', { from: 'event' });
    await go(-1, '#/tickets/12');
    await go(-1, '#opening-hours');
    expect(hrefs()).to.deep.equal({ tickets: '/tickets', event: '/tickets/7' });
  });

  it('leads the visitor to what he comes back to, or else to what he takes back', async () => {
    open(TICKETS, EVENT);
    setHash('');
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/8', { from: 'event' });
    haveArrived('tickets');
    haveArrived('event');
    await go(-1, '#/tickets/12');
    const arrivals = () => Object.values(places.places).map((each) => each.arrivals);
    expect(arrivals()).to.deep.equal([0, 1]);
    haveArrived('event');
    await go(-1, '');
    expect(arrivals()).to.deep.equal([1, 0]);
  });

  it('writes nothing into an entry of another page that is swapped in', async () => {
    history.replaceState({ turbo: 1 }, '');
    history.pushState({ turbo: 2 }, '', '#top');
    open(TICKETS);
    await go(-1, '');
    expect(history.state).to.deep.equal({ turbo: 1 });
  });

  it('remembers the elements that have not come alive yet', () => {
    open(TICKETS, CHECKOUT);
    navigate('/register-guest', { from: 'basket' });
    reload(TICKETS);
    rememberInAddress('tickets', '/tickets?group=4');
    open(CHECKOUT);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets?group=4', basket: '/register-guest' });
  });
});

describe('the address', () => {
  it('does not depend on the base of the page', () => {
    const page = location.pathname;
    const base = document.head.appendChild(document.createElement('base'));
    base.href = '/elsewhere/';
    open(TICKETS);
    navigate('/tickets/12', { from: 'tickets' });
    expect([location.pathname, location.hash]).to.deep.equal([page, '#/tickets/12']);
    expect(linkTo('/tickets/13')).to.equal(`${location.href.split('#')[0]}#/tickets/13`);
  });

  it('stays as it is for an element that must not touch it, and Back works all the same', async () => {
    setHash('opening-hours');
    open({ ...TICKETS, routing: 'memory' });
    const steps = watchSteps();
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/13', { from: 'tickets' });
    expect([location.hash, steps.count]).to.deep.equal(['#opening-hours', 2]);
    await go(-1, '#opening-hours');
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
    reload({ ...TICKETS, routing: 'memory' });
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
  });

  it('keeps what a screen has been told, without a step in the history', () => {
    open(TICKETS, EVENT);
    navigate('/tickets/12', { from: 'tickets' });
    const steps = watchSteps();
    rememberInAddress('tickets', '/tickets/12?date=2027-03-05');
    expect([location.hash, steps.count]).to.deep.equal(['#/tickets/12?date=2027-03-05', 0]);
    expect(places.places.tickets?.arrivals).to.equal(1);
    reload(TICKETS, EVENT);
    expect(hrefs().tickets).to.equal('/tickets/12?date=2027-03-05');
  });

  it('shows the element used last, and choosing a day is using it; the other one still remembers its own', () => {
    open(TICKETS, EVENT);
    navigate('/tickets/12', { from: 'tickets' });
    rememberInAddress('event', '/tickets/7?date=2027-03-05');
    expect(location.hash).to.equal('#/tickets/7?date=2027-03-05');
    reload(TICKETS, EVENT);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12', event: '/tickets/7?date=2027-03-05' });
  });
});

describe('a language that is not the page’s own', () => {
  beforeEach(() => {
    shopSpeaks(['de', 'en']);
    Object.assign(language, { own: 'de', lang: 'en' });
  });

  it('stands in every address of the shop', () => {
    config.page = { api: 'x', shop: '1', checkoutUrl: '/basket.html' };
    open(TICKETS);
    expect(linkTo('/tickets/12', 'tickets')).to.match(/#\/en\/tickets\/12$/);
    expect(linkTo('/checkout', 'tickets')).to.match(/\/basket\.html#\/en\/checkout$/);
    navigate('/tickets/12', { from: 'tickets' });
    expect(location.hash).to.equal('#/en/tickets/12');
    rememberInAddress('tickets', '/tickets/12?date=2027-03-05');
    expect(location.hash).to.equal('#/en/tickets/12?date=2027-03-05');
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12?date=2027-03-05' });
  });

  it('is kept by a link of the page’s own that names none', async () => {
    open(TICKETS);
    await follow('#/tickets/12');
    expect(location.hash).to.equal('#/en/tickets/12');
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
  });

  it('is left by Back to an entry that names none: the page is loaded anew', async () => {
    language.lang = 'de';
    open(TICKETS);
    navigate('/tickets/12', { from: 'tickets' });
    language.lang = 'en';
    navigate('/tickets/13', { from: 'tickets' });
    const departures = watchDepartures();
    await go(-1, '#/tickets/12');
    await until('it is loaded anew', () => departures.length > 0);
    expect(departures[0]?.kind).to.equal('reload');
  });

  it('is spoken after a link that names it: the page is loaded anew, and each element stays where it is', async () => {
    language.lang = 'de';
    open(TICKETS, EVENT);
    const departures = watchDepartures();
    await follow('#/en/tickets/12');
    await until('it is loaded anew', () => departures.length > 0);
    expect(departures.map(({ kind }) => kind)).to.deep.equal(['reload']);
    expect(location.hash).to.equal('#/en/tickets/12');
    reload(TICKETS, EVENT);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12', event: '/tickets/7' });
  });

  for (const [title, hash] of [
    ['that the shop does not speak', '#/sv/tickets/12'],
    ['that is spoken already', '#/de/tickets/12'],
  ] as const) {
    it(`${title} is no reason to load the page anew`, async () => {
      language.lang = 'de';
      open(TICKETS);
      const departures = watchDepartures();
      await follow(hash);
      expect(departures).to.deep.equal([]);
      expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
    });
  }
});
