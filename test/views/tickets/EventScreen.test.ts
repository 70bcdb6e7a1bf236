import type { Lang } from '../../../src/core/i18n/languages.ts';
import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import { dateText, dayText, shortDayText } from '../../support/dayText.ts';
import { ADULTS } from '../../support/basket.ts';
import { dataOf } from '../../support/museum.ts';
import { clockAt } from '../../support/shop.ts';
import { ofDemo, type Screen, untilLoaded, showScreen, startShop } from '../../support/screen.tsx';
import { moment } from '../../support/samples.ts';
import { say, sayIn } from '../../support/say.ts';

const SATURDAY = '/tickets/12?date=2027-03-06';
const CALENDAR = 'GET ticket/calendar/event/12/range/20270301;20270430';
const DAY = 'GET ticket/collect/event/12/date/20270306';
const SUNDAY = '/tickets/12?date=2027-03-07';

async function showDay(href: string, lang: Lang = 'en'): Promise<Screen> {
  const screen = await showScreen(href, lang);
  await screen.reads(sayIn(lang, 'chooseATime'));
  // the days come from another call than the times
  await untilLoaded(screen);
  return screen;
}

async function chooseNoon(): Promise<Screen> {
  const screen = await showDay(SATURDAY);
  await screen.press('radio', '12:00');
  await screen.reads(say('chooseTickets'));
  return screen;
}

describe('EventScreen', () => {
  it('shows its heading, then those of the day', async () => {
    await startShop();
    const screen = await showDay(SATURDAY);
    expect(screen.names('heading')).to.deep.equal([
      'Tides: The Sea Keeps Time',
      say('chooseADay'),
      dayText('2027-03-06'),
    ]);
    await screen.isSound();
  });

  /** The evening of Saturday, 6 March 2027, after the last time of the event. */
  const EVENING = '2027-03-06T22:00:00Z';

  it('opens on the next day with places after the last time of today', async () => {
    await startShop();
    clockAt(EVENING);
    const screen = await showDay('/tickets/12');
    await screen.reads(dayText('2027-03-07'));
    expect(screen.one('gridcell', RegExp(dayText('2027-03-06'))).ariaDisabled).to.equal('true');
    await screen.isSound();
  });

  it('opens on today before its last time', async () => {
    await startShop();
    clockAt('2027-03-06T10:30:00Z');
    const screen = await showDay('/tickets/12');
    expect(screen.names('heading')).to.include(dayText('2027-03-06'));
  });

  it('knows that the last time of today has passed by the clock of the museum', async () => {
    await startShop(undefined, { timezone: 'America/New_York' });
    clockAt('2027-03-07T02:00:00Z');
    const screen = await showDay('/tickets/12');
    await screen.reads(dayText('2027-03-07'));
    screen.unmount();
    await startShop(undefined, { timezone: 'America/New_York' });
    clockAt('2027-03-06T16:30:00Z');
    expect((await showDay('/tickets/12')).names('heading')).to.include(dayText('2027-03-06'));
  });

  it('stays on today in the evening if there are tickets for the whole day', async () => {
    const offer = await dataOf('ticket/collect/event/12/date/20270306');
    const [ticket] = offer.tickets as object[];
    const ofDay = { ...ticket, id: '1299', name: 'Whole day', mode: 3, schedule: [] };
    await startShop({
      'GET event/select': await ofDemo('event/select'),
      'GET ticket/lifetime': await ofDemo('ticket/lifetime?event=12'),
      [CALENDAR]: await ofDemo('ticket/calendar/event/12/range/20270301;20270430?deep=1'),
      [DAY]: { data: { ...offer, tickets: [ticket, ofDay] } },
    });
    clockAt(EVENING);
    const screen = await showScreen('/tickets/12');
    await screen.reads('Whole day');
    expect(screen.names('heading')).to.include(dayText('2027-03-06'));
  });

  it('answers for a day in the address that is today and over, and offers the next one', async () => {
    await startShop();
    clockAt(EVENING);
    const screen = await showScreen(SATURDAY);
    await screen.reads(say('thereIsNothingTo'));
    await screen.press('button', say('nextAvailableDay0', { 0: dateText('2027-03-07') }));
    await screen.reads(say('chooseATime'));
  });

  it('shows a grid named by its month, whose days give their availability in words', async () => {
    await startShop();
    const screen = await showDay(SATURDAY);
    const grid = screen.one('grid', 'March 2027');
    expect(grid.querySelectorAll('[role=gridcell]')).to.have.length(31);
    expect(screen.one('gridcell', dayText('2027-03-06')).ariaSelected).to.equal('true');
    expect(
      screen.one('gridcell', `${dayText('2027-03-05')}, ${say('soldOut')}`).ariaDisabled,
    ).to.equal('true');
    expect(
      screen.one('gridcell', `${dayText('2027-03-08')}, ${say('notAvailable')}`).ariaDisabled,
    ).to.equal('true');
  });

  it('names its groups: the next days, the times, the tickets', async () => {
    await startShop();
    const screen = await chooseNoon();
    expect(screen.names('group')).to.deep.equal([
      say('nextDays'),
      say('chooseATime'),
      say('chooseTickets'),
    ]);
    expect(screen.all('radio', /^\d\d:\d\d/)).to.have.length(14);
  });

  it('shows the date of each of the next days in words', async () => {
    await startShop();
    const screen = await showDay(SATURDAY, 'de');
    const names = screen.names('radio');
    expect(names).to.include(`Samstag ${shortDayText('2027-03-06', 'de')}`);
    expect(names).to.include(`Sonntag ${shortDayText('2027-03-07', 'de')}`);
  });

  it('shows the times in the form of the language', async () => {
    await startShop();
    const screen = await showDay(SATURDAY, 'da');
    expect(screen.all('radio', /^\d\d\.\d\d/)).to.have.length(14);
  });

  it('marks sold-out times and times with few places left', async () => {
    await startShop();
    const screen = await showDay(SUNDAY);
    expect((screen.one('radio', `11:00 ${say('soldOut')}`) as HTMLInputElement).disabled).to.equal(
      true,
    );
    screen.one('radio', `14:30 ${say('leftLeft', { left: 4 })}`);
    await screen.isSound();
  });

  it('shows that all places of a time are in the basket', async () => {
    await startShop();
    const datetime = moment('2027-03-07T14:30:00');
    cart.lines.push({ ...ADULTS, datetime, totalCount: 4 });
    const screen = await showDay(SUNDAY);
    const slot = screen.one('radio', `14:30 ${say('allInYourBasket')}`) as HTMLInputElement;
    expect(slot.disabled).to.equal(true);
  });

  it('offers the next day if the event is sold out on this one', async () => {
    await startShop();
    const screen = await showScreen('/tickets/12?date=2027-03-05');
    await screen.reads(say('thereAreNoTickets'));
    await screen.isSound();
    await screen.press('button', say('nextAvailableDay0', { 0: dateText('2027-03-06') }));
    await screen.reads(dayText('2027-03-06'));
  });

  it('shows that the event is closed on a day', async () => {
    await startShop();
    const screen = await showScreen('/tickets/12?date=2027-03-08');
    await screen.reads(say('thereIsNothingTo'));
    await screen.isSound();
  });

  it('leads to the other events if this one is no longer on sale', async () => {
    await startShop();
    const screen = await showScreen('/tickets/99');
    await screen.reads(say('thisEventIsNo'));
    screen.one('link', say('toAllTickets'));
    await screen.isSound();
  });

  it('shows an error if the event is unreadable, and tries again', async () => {
    const server = await startShop({
      'GET event/select': { data: { events: [{ id: 12 }, { id: 7, name: 'Ships' }] } },
      [CALENDAR]: { data: { '2027-03-06': 60 } },
      [DAY]: await ofDemo('ticket/collect/event/12/date/20270306'),
    });
    const screen = await showScreen('/tickets/12');
    await screen.reads(say('somethingWentWrongOn'));
    expect(screen.text()).not.to.include(say('thisEventIsNo'));
    await screen.isSound();
    await server.answer({ 'GET event/select': await ofDemo('event/select') });
    await screen.press('button', say('tryAgain'));
    await screen.reads('Tides');
  });

  it('shows "no longer on sale" for a missing event, even if others are unreadable', async () => {
    await startShop({ 'GET event/select': { data: { events: [{ id: 12 }] } } });
    const screen = await showScreen('/tickets/99');
    await screen.reads(say('thisEventIsNo'));
  });

  it('shows an error instead of "sold out" if the tickets are unreadable', async () => {
    const server = await startShop({
      'GET event/select': await ofDemo('event/select'),
      [CALENDAR]: { data: { '2027-03-06': 60 } },
      [DAY]: { data: { tickets: [{ id: 1, name: 'Adult' }], timeslot: [] } },
    });
    const screen = await showScreen(SATURDAY);
    await screen.reads(say('somethingWentWrongOn'));
    expect(screen.text()).not.to.include(say('thereAreNoTickets'));
    expect(screen.text()).not.to.include(say('thereIsNothingTo'));
    await screen.isSound();
    await server.answer({ [DAY]: await ofDemo('ticket/collect/event/12/date/20270306') });
    await screen.press('button', say('tryAgain'));
    await screen.reads(say('chooseATime'));
  });

  it('shows an error instead of "sold out" if the calendar is unreadable', async () => {
    const server = await startShop({
      'GET event/select': await ofDemo('event/select'),
      [CALENDAR]: { data: { someday: 60 } },
    });
    const screen = await showScreen('/tickets/12');
    await screen.reads(say('somethingWentWrongOn'));
    expect(screen.text()).not.to.include(say('thereAreNoPlaces'));
    await screen.isSound();
    await server.answer({ [CALENDAR]: { data: { '2027-03-06': 60 } } });
    await screen.press('button', say('tryAgain'));
    await screen.reads(dayText('2027-03-06'));
  });

  it('shows a busy state while it loads', async () => {
    await startShop({ 'GET event/select': { data: [], hold: 'events' } });
    const screen = await showScreen('/tickets/12');
    expect(screen.root.querySelectorAll('[aria-busy=true]')).to.have.length(1);
  });

  it('shows an error if its days cannot be loaded, without loading more, and tries again', async () => {
    const server = await startShop({
      'GET event/select': await ofDemo('event/select'),
      [CALENDAR]: { status: 500 },
    });
    const screen = await showScreen('/tickets/12');
    await screen.reads(say('somethingWentWrongOn'));
    await untilLoaded(screen);
    await screen.isSound();
    await server.answer({ [CALENDAR]: { data: { '2027-03-06': 60 } } });
    await screen.press('button', say('tryAgain'));
    await screen.reads(dayText('2027-03-06'));
  });

  it('shows an error if the offer of a day cannot be loaded, and tries again', async () => {
    const server = await startShop({
      'GET event/select': await ofDemo('event/select'),
      [CALENDAR]: { data: { '2027-03-06': 60 } },
      [DAY]: { status: 500 },
    });
    const screen = await showScreen(SATURDAY);
    await screen.reads(say('somethingWentWrongOn'));
    await screen.isSound();
    await server.answer({
      [DAY]: await ofDemo('ticket/collect/event/12/date/20270306'),
    });
    await screen.press('button', say('tryAgain'));
    await screen.reads(say('chooseATime'));
  });

  it('removes the error of a day in the same task as the retry', async () => {
    await startShop({
      'GET event/select': await ofDemo('event/select'),
      [CALENDAR]: { data: { '2027-03-06': 60 } },
      [DAY]: { status: 500 },
    });
    const screen = await showScreen(SATURDAY);
    await screen.reads(say('somethingWentWrongOn'));
    const nextTask = new Promise<string>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(screen.text());
      port2.postMessage(null);
    });
    screen.one('button', say('tryAgain')).click();
    expect(await nextTask).not.to.include(say('somethingWentWrongOn'));
  });

  it('shows that no day of two months has places left', async () => {
    await startShop({
      'GET event/select': await ofDemo('event/select'),
      [CALENDAR]: { data: { '2027-03-06': 0 } },
    });
    const screen = await showScreen('/tickets/12');
    await screen.reads(say('thereAreNoPlaces'));
    await screen.isSound();
  });

  it('is available in German', async () => {
    await startShop();
    const screen = await showDay(SATURDAY, 'de');
    screen.one('grid', 'März 2027');
    screen.one('gridcell', `Freitag, 5. März, ${sayIn('de', 'soldOut')}`);
    await screen.press('radio', '12:00');
    await screen.reads(sayIn('de', 'chooseTickets'));
    screen.one('button', sayIn('de', 'decreaseName', { name: 'Erwachsene' }));
    screen.one('button', sayIn('de', 'addToBasket'));
    await screen.reads(RegExp(`${sayIn('de', 'countTickets', { count: 1 })} · 14,00\\s€`));
    await screen.isSound();
  });
});
