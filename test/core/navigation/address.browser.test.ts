import { expect } from 'chai';
import { config } from '../../../src/core/config/store.ts';
import { language } from '../../../src/core/page/language.ts';
import { linkTo, navigate, rememberInAddress } from '../../../src/core/navigation/navigate.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { watchDepartures } from '../../support/departures.ts';
import { resetAll } from '../../support/resetAll.ts';
import {
  TICKETS,
  EVENT,
  open,
  reload,
  hrefs,
  go,
  follow,
  setHash,
  shopSpeaks,
} from '../../support/outlets.ts';
import { eventually } from '../../support/eventually.ts';
import { watchSteps } from '../../support/steps.ts';

beforeEach(resetAll);

describe('the URL', () => {
  it('ignores the base URL of the page', () => {
    const page = location.pathname;
    const base = document.head.appendChild(document.createElement('base'));
    base.href = '/elsewhere/';
    open(TICKETS);
    navigate('/tickets/12', { from: 'tickets' });
    expect([location.pathname, location.hash]).to.deep.equal([page, '#/tickets/12']);
    expect(linkTo('/tickets/13')).to.equal(`${location.href.split('#')[0]}#/tickets/13`);
  });

  it('is not changed by an embed with memory routing, and Back still works', async () => {
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

  it('takes the state of a screen without a new history entry', () => {
    open(TICKETS, EVENT);
    navigate('/tickets/12', { from: 'tickets' });
    const steps = watchSteps();
    rememberInAddress('tickets', '/tickets/12?date=2027-03-05');
    expect([location.hash, steps.count]).to.deep.equal(['#/tickets/12?date=2027-03-05', 0]);
    expect(navigation.outlets.tickets?.focusRequests).to.equal(1);
    reload(TICKETS, EVENT);
    expect(hrefs().tickets).to.equal('/tickets/12?date=2027-03-05');
  });

  it('shows the embed used last, also by choosing a day, and the other embed keeps its route', () => {
    open(TICKETS, EVENT);
    navigate('/tickets/12', { from: 'tickets' });
    rememberInAddress('event', '/tickets/7?date=2027-03-05');
    expect(location.hash).to.equal('#/tickets/7?date=2027-03-05');
    reload(TICKETS, EVENT);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12', event: '/tickets/7?date=2027-03-05' });
  });
});

describe('a language other than that of the page', () => {
  beforeEach(() => {
    shopSpeaks(['de', 'en']);
    Object.assign(language, { own: 'de', lang: 'en' });
  });

  it('is in every URL of the shop', () => {
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

  it('is kept by a link of the page that names no language', async () => {
    open(TICKETS);
    await follow('#/tickets/12');
    expect(location.hash).to.equal('#/en/tickets/12');
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
  });

  it('is dropped by Back to an entry without a language, which reloads the page', async () => {
    language.lang = 'de';
    open(TICKETS);
    navigate('/tickets/12', { from: 'tickets' });
    language.lang = 'en';
    navigate('/tickets/13', { from: 'tickets' });
    const departures = watchDepartures();
    await go(-1, '#/tickets/12');
    await eventually('the page reloads', () => departures.length > 0);
    expect(departures[0]?.kind).to.equal('reload');
  });

  it('is applied by a link that names it, which reloads the page and keeps each route', async () => {
    language.lang = 'de';
    open(TICKETS, EVENT);
    const departures = watchDepartures();
    await follow('#/en/tickets/12');
    await eventually('the page reloads', () => departures.length > 0);
    expect(departures.map(({ kind }) => kind)).to.deep.equal(['reload']);
    expect(location.hash).to.equal('#/en/tickets/12');
    reload(TICKETS, EVENT);
    expect(hrefs()).to.deep.equal({ tickets: '/tickets/12', event: '/tickets/7' });
  });

  for (const [title, hash] of [
    ['for a language that the shop does not have', '#/sv/tickets/12'],
    ['for the current language', '#/de/tickets/12'],
  ] as const) {
    it(`does not reload the page ${title}`, async () => {
      language.lang = 'de';
      open(TICKETS);
      const departures = watchDepartures();
      await follow(hash);
      expect(departures).to.deep.equal([]);
      expect(hrefs()).to.deep.equal({ tickets: '/tickets/12' });
    });
  }
});
