import { expect } from 'chai';
import { config } from '../../../src/core/config/store.ts';
import { language } from '../../../src/core/page/language.ts';
import { linkTo, navigate, rememberInAddress } from '../../../src/core/navigation/navigate.ts';
import { navigation as places } from '../../../src/core/navigation/store.ts';
import { watchDepartures } from '../../support/departures.ts';
import { fresh } from '../../support/fresh.ts';
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
} from '../../support/places.ts';
import { until } from '../../support/server.ts';
import { watchSteps } from '../../support/steps.ts';

beforeEach(fresh);

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
