import { expect } from 'chai';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { clearFocusRequests } from '../../../src/core/navigation/outlets.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { resetAll } from '../../support/resetAll.ts';
import {
  TICKETS,
  EVENT,
  CHECKOUT,
  open,
  reload,
  hrefs,
  go,
  follow,
  setHash,
} from '../../support/outlets.ts';
import { eventually } from '../../support/eventually.ts';
import { watchSteps } from '../../support/steps.ts';

beforeEach(resetAll);

describe('the history', () => {
  it('grows by one entry per navigation, but not for the same route or a replacement', () => {
    open(TICKETS);
    const steps = watchSteps();
    navigate('/tickets/12', { from: 'tickets' });
    expect(steps.count).to.equal(1);
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/13', { from: 'tickets', replace: true });
    expect(steps.count).to.equal(1);
    expect([location.hash, hrefs().tickets]).to.deep.equal(['#/tickets/13', '/tickets/13']);
  });

  it('counts navigations to an outlet until its heading has the focus', () => {
    open(TICKETS);
    navigate('/tickets/13', { from: 'tickets' });
    navigate('/tickets/13', { from: 'tickets' });
    expect(navigation.outlets.tickets?.focusRequests).to.equal(2);
    clearFocusRequests('tickets');
    clearFocusRequests('gone');
    expect(navigation.outlets.tickets?.focusRequests).to.equal(0);
  });

  it('leaves the focus to the last navigation, even if another outlet is still loading', () => {
    open(TICKETS, CHECKOUT);
    navigate('/tickets/13', { from: 'tickets' });
    navigate('/checkout', { from: 'tickets' });
    expect(navigation.outlets.tickets?.focusRequests).to.equal(0);
    expect(navigation.outlets.basket?.focusRequests).to.equal(1);
  });

  it('grows by an entry without moving the focus when only a setting changes', () => {
    open(TICKETS);
    const steps = watchSteps();
    navigate('/tickets?group=3', { from: 'tickets', movesFocus: false });
    expect(steps.count).to.equal(1);
    expect(navigation.outlets.tickets).to.include({ href: '/tickets?group=3', focusRequests: 0 });
  });

  it('restores each embed on Back and Forward', async () => {
    open(TICKETS, EVENT, CHECKOUT);
    setHash('');
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/8', { from: 'event' });
    navigate('/checkout', { from: 'event' });
    const atCheckout = { tickets: '/tickets/12', event: '/tickets/8', basket: '/checkout' };
    await go(-1, '#/tickets/8');
    expect(hrefs()).to.deep.equal({ ...atCheckout, basket: '/checkout' });
    expect(navigation.active).to.equal('event');
    await go(-1, '#/tickets/12');
    expect(hrefs()).to.deep.equal({ ...atCheckout, event: '/tickets/7' });
    expect(navigation.active).to.equal('tickets');
    await go(-1, '');
    expect(hrefs()).to.deep.equal({
      tickets: '/tickets',
      event: '/tickets/7',
      basket: '/checkout',
    });
    await go(1, '#/tickets/12');
    expect(hrefs()).to.deep.equal({ ...atCheckout, event: '/tickets/7' });
  });

  it('restores each embed after a reload', () => {
    open(TICKETS, EVENT, CHECKOUT);
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/8', { from: 'event' });
    const before = hrefs();
    reload(TICKETS, EVENT, CHECKOUT);
    expect(hrefs()).to.deep.equal(before);
    expect(navigation.active).to.equal('event');
  });

  it('restores the embed used last of two at the same route', () => {
    const second = { ...TICKETS, key: 'second' };
    open(TICKETS, second);
    navigate('/tickets/12', { from: 'second' });
    navigate('/tickets/12', { from: 'tickets' });
    reload(TICKETS, second);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12', second: '/tickets/12' });
    expect(navigation.active).to.equal('tickets');
    expect(navigation.outlets.second?.focusRequests).to.equal(0);
  });

  it('does not block navigation when the browser takes no more entries, as Safari does', () => {
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

  it('keeps the previous entry as it was when the browser takes no new one', () => {
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
    history.replaceState(null, ''); // a script of the page drops the state, so that only the copy outside of it is left
    reload(TICKETS);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
  });

  it('identifies entries by URL without the Navigation API, as in older Safari', async () => {
    const named = Object.getOwnPropertyDescriptor(globalThis, 'navigation');
    Object.defineProperty(globalThis, 'navigation', { configurable: true, value: undefined });
    try {
      const still = { ...TICKETS, routing: 'memory' } as const;
      setHash('page');
      open(still);
      navigate('/tickets/12', { from: 'tickets' });
      history.replaceState({ htmx: true }, ''); // scripts of the page go to another page of their own
      history.pushState({ htmx: true }, '', '#next');
      await go(-1, '#page');
      reload(still);
      expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
      history.pushState({ htmx: true }, '', '#new');
      reload(still);
      expect(hrefs()).to.deep.equal({ tickets: '/tickets' });
      navigate('/tickets/7', { from: 'tickets' });
      await follow('#page');
      expect(hrefs()).to.deep.equal({ tickets: '/tickets/7' });
    } finally {
      if (named) Object.defineProperty(globalThis, 'navigation', named);
    }
  });

  it('follows a hash that is typed by hand', async () => {
    open(TICKETS, CHECKOUT);
    location.hash = '/tickets/12';
    await eventually('the embed follows', () => hrefs().tickets === '/tickets/12');
    expect(navigation.active).to.equal('tickets');
    expect(navigation.outlets.tickets?.focusRequests).to.equal(1);
  });

  it('leaves anchors of the page to the browser', async () => {
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

  it('leads back to the anchor at which the visit began', async () => {
    setHash('opening-hours');
    open(TICKETS, EVENT);
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/8', { from: 'event' });
    await go(-1, '#/tickets/12');
    await go(-1, '#opening-hours');
    expect(hrefs()).to.deep.equal({ tickets: '/tickets', event: '/tickets/7' });
  });

  it('moves the focus to the outlet that Back changes', async () => {
    open(TICKETS, EVENT);
    setHash('');
    navigate('/tickets/12', { from: 'tickets' });
    navigate('/tickets/8', { from: 'event' });
    clearFocusRequests('tickets');
    clearFocusRequests('event');
    await go(-1, '#/tickets/12');
    const focusRequests = () => Object.values(navigation.outlets).map((each) => each.focusRequests);
    expect(focusRequests()).to.deep.equal([0, 1]);
    clearFocusRequests('event');
    await go(-1, '');
    expect(focusRequests()).to.deep.equal([1, 0]);
  });
});
