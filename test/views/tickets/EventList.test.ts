import { expect } from 'chai';
import { traffic } from '../../../src/core/async/traffic.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { seenText } from '../../support/composed.ts';
import { dateText } from '../../support/dayText.ts';
import { eventually } from '../../support/eventually.ts';
import { ofDemo, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';
import { untilIdle } from '../../support/untilIdle.ts';

const DATE = dateText('2027-03-09');
const untilAnswered = () => eventually('nothing is asked', () => traffic.underWay === 0);
const dateCount = (text: string): number => text.split(DATE).length - 1;

describe('the list of events', () => {
  it('shows each event as a heading link', async () => {
    await startShop();
    const screen = await showScreen('/tickets');
    await eventually('all cards are there', () => screen.all('heading').length === 14);
    expect(screen.names('heading')[0]).to.equal(say('tickets'));
    expect(screen.root.querySelectorAll('.card a')).to.have.length(13);
    expect(screen.text()).to.include('Great Hall, first floor');
    expect(screen.text()).to.match(/€5\.00/);
    expect(screen.text().indexOf(say('pricesIncludeVat'))).to.be.below(screen.text().indexOf('€'));
    await screen.isSound();
  });

  it('shows the cards in the window before the others', async () => {
    const events = Array.from({ length: 60 }, (_, index) => ({
      id: `${index}`,
      name: `Tides ${index}`,
      custom_groups: [],
      sequence_no: index,
    }));
    const server = await startShop({ 'GET event/select': { data: { events }, hold: 'events' } });
    const screen = await showScreen('/tickets');
    const counts: number[] = [];
    const count = () => counts.push(screen.root.querySelectorAll('.card a').length);
    new MutationObserver(count).observe(screen.root, { childList: true, subtree: true });
    await server.release('events');
    await eventually('all cards are there', () => counts.at(-1) === 60);
    const first = counts.find(Boolean)!;
    expect(first).to.be.within(1, 59);
    const below = screen.root.querySelectorAll('.card')[first - 1]!.getBoundingClientRect();
    expect(below.bottom).to.be.above(innerHeight);
  });

  for (const lang of ['en', 'de'] as const) {
    it(`shows the next date of an event in words, in ${lang}`, async () => {
      const events = [
        { id: '12', name: 'Tides', custom_groups: [], sequence_no: 1 },
        { id: '13', name: 'Ebb', custom_groups: [], sequence_no: 2 },
      ].map((event) => ({ ...event, sorting_datetime: '2027-03-27T12:00:00' }));
      await startShop({ 'GET event/select': { data: { events } } });
      const screen = await showScreen('/tickets', lang);
      await screen.reads('Ebb');
      expect(screen.text()).to.include(dateText('2027-03-27', lang === 'en' ? 'en-GB' : lang));
      expect(screen.text()).not.to.include('27.03.2027');
    });
  }

  it('shows a busy state without links while it loads', async () => {
    await startShop({ 'GET event/select': { ...(await ofDemo('event/select')), hold: 'events' } });
    const screen = await showScreen('/tickets');
    expect(screen.root.querySelectorAll('[aria-busy=true]')).to.have.length(1);
    expect(screen.all('link')).to.have.length(0);
    await screen.isSound();
  });

  it('shows that nothing is on sale', async () => {
    await startShop({ 'GET event/select': { data: [] } });
    const screen = await showScreen('/tickets');
    await screen.reads(say('thereAreNoTicketsOn'));
    await screen.isSound();
  });

  it('shows an error if its events are unreadable, and tries again', async () => {
    const server = await startShop({ 'GET event/select': { data: { events: [{ id: 12 }] } } });
    const screen = await showScreen('/tickets');
    await screen.reads(say('somethingWentWrongOn'));
    expect(screen.text()).not.to.include(say('thereAreNoTicketsOn'));
    await screen.isSound();
    await server.answer({ 'GET event/select': await ofDemo('event/select') });
    await screen.press('button', say('tryAgain'));
    await screen.reads('Tides');
  });

  for (const [title, others, href] of [
    ['opens the only event', [], '/tickets/12'],
    ['stays open if it may not be the only event', [{ name: 'without an id' }], '/tickets'],
  ] as const) {
    it(title, async () => {
      const events = [{ id: '12', name: 'Tides', sequence_no: 1 }, ...others];
      await startShop({ 'GET event/select': { data: { events } } });
      const screen = await showScreen('/tickets');
      await screen.reads('Tides');
      await untilIdle();
      expect(navigation.outlets.screen!.href).to.equal(href);
    });
  }

  it('accepts times with a space instead of a T', async () => {
    const event = { id: 12, name: 'Tides', sorting_datetime: '2027-03-06 10:00:00', end: 'soon' };
    await startShop({ 'GET event/select': { data: { events: [event, { ...event, id: 13 }] } } });
    const screen = await showScreen('/tickets');
    await screen.reads(say('nextDate0', { 0: dateText('2027-03-06') }));
  });

  it('shows the dates and prices that the back end sends, and asks for no calendar', async () => {
    const events = [
      { next: '2027-03-02T16:30:00', price_from: 500 },
      { next: '2027-03-09T10:00:00', is_free: true, price_from: 0 },
      { next: '2027-03-03T00:00:00', is_daily: true },
      { next: '2027-03-20T10:00:00', sold_out_until: '2027-03-20' },
      { sold_out_until: null },
      { is_daily: false, sorting_datetime: '2027-03-27T12:00:00' },
    ].map((more, index) => ({ id: index + 1, name: `E${index + 1}`, sequence_no: index, ...more }));
    const server = await startShop({ 'GET event/select': { data: { events } } });
    const screen = await showScreen('/tickets');
    await screen.reads('E6');
    const cards = [...screen.root.querySelectorAll('.card')].map((card) =>
      seenText(card).replace(/^E\d (E\d ?)?/, ''),
    );
    expect(cards).to.have.members([
      `${say('todayFrom', { 0: '16:30' })} · ${say('from', { '<0/>': '€5.00' })}`,
      `${say('nextDate0', { 0: dateText('2027-03-09') })} · ${say('free')}`,
      say('daily'),
      say('soldOutUntil', { 0: dateText('2027-03-20') }),
      say('soldOut'),
      say('nextDate0', { 0: dateText('2027-03-27') }),
    ]);
    await screen.isSound();
    await untilIdle();
    expect((await server.hits()).map(({ endpoint }) => endpoint)).to.deep.equal(['event/select']);
  });

  describe('without dates from the back end', () => {
    const calendarOf = (id: number) => `ticket/calendar/event/${id}/range/20270302;20270502`;
    const events = [1, 2, 3, 4].map((id) => ({ id, name: `E${id}`, sequence_no: id }));
    const LIST = { 'GET event/select': { data: { events } } };

    it('shows those of the calendars', async () => {
      await startShop({
        ...LIST,
        [`GET ${calendarOf(1)}`]: { data: { '2027-03-02': 5 } },
        [`GET ${calendarOf(2)}`]: { data: { '2027-03-03': 0, '2027-03-09': 4 } },
        [`GET ${calendarOf(3)}`]: { status: 404 },
        [`GET ${calendarOf(4)}`]: { data: { '2027-03-09': 0 } },
      });
      const screen = await showScreen('/tickets');
      await screen.reads(say('today'));
      await screen.reads(say('soldOutUntil', { 0: dateText('2027-03-09') }));
      await untilAnswered();
      await untilIdle();
      const dates = [...screen.root.querySelectorAll('.card > :last-child')].map(seenText);
      expect(dates).to.deep.equal([
        say('today'),
        say('soldOutUntil', { 0: dateText('2027-03-09') }),
        '',
        '',
      ]);
      await screen.isSound();
    });

    it('asks for two calendars at a time, and keeps the height of the cards', async () => {
      const answer = { data: { '2027-03-09': 4 }, hold: 'calendars' };
      const server = await startShop({
        ...LIST,
        ...Object.fromEntries(events.map(({ id }) => [`GET ${calendarOf(id)}`, answer])),
      });
      const asked = async () =>
        (await server.hits()).filter(({ endpoint }) => endpoint.startsWith('ticket/')).length;
      const screen = await showScreen('/tickets');
      await screen.reads('E4');
      const height = screen.root.querySelector('.cards')!.clientHeight;
      await eventually('two calendars are asked for', async () => (await asked()) === 2);
      await untilIdle();
      expect(await asked()).to.equal(2);
      await server.release('calendars');
      await eventually('all have a date', () => dateCount(screen.text()) === 4);
      expect(await asked()).to.equal(4);
      expect(screen.root.querySelector('.cards')!.clientHeight).to.equal(height);
    });

    it('asks for the calendar of a card once it is in view', async () => {
      const many = Array.from({ length: 200 }, (_, index) => ({ id: index, name: `E${index}` }));
      const server = await startShop({ 'GET event/select': { data: { events: many } } });
      const screen = await showScreen('/tickets');
      await screen.reads('E199');
      const asked = async () =>
        (await server.hits()).flatMap(
          ({ endpoint }) => /calendar\/event\/(\d+)/.exec(endpoint)?.[1] ?? [],
        );
      await eventually('the first is asked for', async () => (await asked()).includes('0'));
      await untilAnswered();
      await untilIdle();
      expect(await asked()).not.to.include('199');
      screen.one('link', 'E199').scrollIntoView();
      await eventually('the last is asked for', async () => (await asked()).includes('199'));
    });
  });

  it('shows an event without a sorting date', async () => {
    const events = [
      { id: 12, name: 'Tides' },
      { id: 13, name: 'Ships' },
    ];
    await startShop({ 'GET event/select': { data: { events } } });
    const screen = await showScreen('/tickets');
    await screen.reads('Tides');
    expect(screen.text()).not.to.include(say('nextDate0', { 0: '' }).trim());
  });

  it('shows an error if it cannot be loaded, and tries again', async () => {
    const server = await startShop({ 'GET event/select': { status: 500 } });
    const screen = await showScreen('/tickets');
    await screen.reads(say('somethingWentWrongOn'));
    expect(screen.all('alert')).to.have.length(1);
    await screen.isSound();
    await server.answer({ 'GET event/select': await ofDemo('event/select') });
    screen.one('button', say('tryAgain')).click();
    await screen.reads('Tides');
  });

  it('reports a dropped connection', async () => {
    await startShop({ 'GET event/select': { drop: true } });
    const screen = await showScreen('/tickets');
    await screen.reads(say('weCannotReachThe'));
  });

  it('lists its categories, each with its number of events', async () => {
    await startShop();
    const screen = await showScreen('/tickets');
    await screen.reads('Tides');
    const categories = screen.root.querySelectorAll('nav li');
    expect([...categories].map(({ textContent }) => textContent)).to.deep.equal([
      `${say('all')} 13`,
      'Special exhibitions 5',
      'Permanent collection 2',
      'Families 6',
      'Evenings 4',
    ]);
    expect(screen.root.querySelector('[aria-current]')?.textContent).to.equal(`${say('all')} 13`);
  });

  it('shows only the category that the page names, without a choice', async () => {
    await startShop();
    const screen = await showScreen('/tickets?category=4');
    await screen.reads('Eight Bells');
    expect(screen.root.querySelectorAll('.card a')).to.have.length(4);
    expect(screen.root.querySelectorAll('nav')).to.have.length(0);
    await screen.isSound();
  });

  it('is available in German', async () => {
    await startShop();
    const screen = await showScreen('/tickets', 'de');
    await screen.reads('Gezeiten');
    expect(screen.text()).to.match(/ab 5,00\s€/);
    await screen.isSound();
  });
});
