import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import { dateInWords, inWords, shortInWords } from '../../support/inWords.ts';
import { ADULTS } from '../../support/basket.ts';
import { ofDemo, type Screen, settled, showScreen, startShop } from '../../support/screen.tsx';
import { moment } from '../../support/samples.ts';
import { say, sayIn } from '../../support/say.ts';

const SATURDAY = '/tickets/12?date=2027-03-06';
const CALENDAR = 'GET ticket/calendar/event/12/range/20270301;20270430';
const DAY = 'GET ticket/collect/event/12/date/20270306';
const SUNDAY = '/tickets/12?date=2027-03-07';

async function showDay(href: string, lang: 'en' | 'de' = 'en'): Promise<Screen> {
  const screen = await showScreen(href, lang);
  await screen.reads(sayIn(lang, 'chooseATime'));
  // its days are another call's answer than its times
  await settled(screen);
  return screen;
}

async function chooseNoon(): Promise<Screen> {
  const screen = await showDay(SATURDAY);
  await screen.press('radio', '12:00');
  await screen.reads(say('chooseTickets'));
  return screen;
}

describe('an event', () => {
  it('has a heading, then those of its day', async () => {
    await startShop();
    const screen = await showDay(SATURDAY);
    expect(screen.names('heading')).to.deep.equal([
      'Tides: The Sea Keeps Time',
      say('chooseADay'),
      inWords('2027-03-06'),
    ]);
    await screen.isSound();
  });

  it('has a grid named by its month, whose days say in words how they stand', async () => {
    await startShop();
    const screen = await showDay(SATURDAY);
    const grid = screen.one('grid', 'March 2027');
    expect(grid.querySelectorAll('[role=gridcell]')).to.have.length(31);
    expect(screen.one('gridcell', inWords('2027-03-06')).ariaSelected).to.equal('true');
    expect(
      screen.one('gridcell', `${inWords('2027-03-05')}, ${say('soldOut')}`).ariaDisabled,
    ).to.equal('true');
    expect(
      screen.one('gridcell', `${inWords('2027-03-08')}, ${say('notAvailable')}`).ariaDisabled,
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
    expect(names).to.include(`Samstag ${shortInWords('2027-03-06', 'de')}`);
    expect(names).to.include(`Sonntag ${shortInWords('2027-03-07', 'de')}`);
  });

  it('says which times are sold out and where few places are left', async () => {
    await startShop();
    const screen = await showDay(SUNDAY);
    expect((screen.one('radio', `11:00 ${say('soldOut')}`) as HTMLInputElement).disabled).to.equal(
      true,
    );
    screen.one('radio', `14:30 ${say('leftLeft', { left: 4 })}`);
    await screen.isSound();
  });

  it('says that all places of a time are in the basket', async () => {
    await startShop();
    const datetime = moment('2027-03-07T14:30:00');
    cart.form.push({ ...ADULTS, datetime, totalCount: 4 });
    const screen = await showDay(SUNDAY);
    const slot = screen.one('radio', `14:30 ${say('allInYourBasket')}`) as HTMLInputElement;
    expect(slot.disabled).to.equal(true);
  });

  it('that is sold out on a day offers the next one', async () => {
    await startShop();
    const screen = await showScreen('/tickets/12?date=2027-03-05');
    await screen.reads(say('thereAreNoTickets'));
    await screen.isSound();
    await screen.press('button', say('nextAvailableDay0', { 0: dateInWords('2027-03-06') }));
    await screen.reads(inWords('2027-03-06'));
  });

  it('that is closed on a day says so', async () => {
    await startShop();
    const screen = await showScreen('/tickets/12?date=2027-03-08');
    await screen.reads(say('thereIsNothingTo'));
    await screen.isSound();
  });

  it('that is no longer on sale leads to the others', async () => {
    await startShop();
    const screen = await showScreen('/tickets/99');
    await screen.reads(say('thisEventIsNo'));
    screen.one('link', say('toAllTickets'));
    await screen.isSound();
  });

  it('that could not be read says that something went wrong, and tries again', async () => {
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

  it('that is missing from a list with other unreadable events is no longer on sale', async () => {
    await startShop({ 'GET event/select': { data: { events: [{ id: 12 }] } } });
    const screen = await showScreen('/tickets/99');
    await screen.reads(say('thisEventIsNo'));
  });

  it('whose tickets cannot be read is not told to be sold out', async () => {
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

  it('whose calendar cannot be read is not told to be sold out', async () => {
    const server = await startShop({
      'GET event/select': await ofDemo('event/select'),
      [CALENDAR]: { data: { '2027-03-06': 'many' } },
    });
    const screen = await showScreen('/tickets/12');
    await screen.reads(say('somethingWentWrongOn'));
    expect(screen.text()).not.to.include(say('thereAreNoPlaces'));
    await screen.isSound();
    await server.answer({ [CALENDAR]: { data: { '2027-03-06': 60 } } });
    await screen.press('button', say('tryAgain'));
    await screen.reads(inWords('2027-03-06'));
  });

  it('keeps its room while it waits', async () => {
    await startShop({ 'GET event/select': { data: [], hold: 'events' } });
    const screen = await showScreen('/tickets/12');
    expect(screen.root.querySelectorAll('[aria-busy=true]')).to.have.length(1);
  });

  it('says when its days cannot be had, waits for nothing else, and tries again', async () => {
    const server = await startShop({
      'GET event/select': await ofDemo('event/select'),
      [CALENDAR]: { status: 500 },
    });
    const screen = await showScreen('/tickets/12');
    await screen.reads(say('somethingWentWrongOn'));
    await settled(screen);
    await screen.isSound();
    await server.answer({ [CALENDAR]: { data: { '2027-03-06': 60 } } });
    await screen.press('button', say('tryAgain'));
    await screen.reads(inWords('2027-03-06'));
  });

  it('says when what a day offers cannot be had, and tries again', async () => {
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

  it('removes the error of a day in the same task in which the visitor retries', async () => {
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

  it('without any free day for two months says so', async () => {
    await startShop({
      'GET event/select': await ofDemo('event/select'),
      [CALENDAR]: { data: { '2027-03-06': 0 } },
    });
    const screen = await showScreen('/tickets/12');
    await screen.reads(say('thereAreNoPlaces'));
    await screen.isSound();
  });

  it('speaks German', async () => {
    await startShop();
    const screen = await showDay(SATURDAY, 'de');
    screen.one('grid', 'März 2027');
    screen.one('gridcell', `Freitag, 5. März, ${sayIn('de', 'soldOut')}`);
    await screen.press('radio', '12:00');
    await screen.reads(sayIn('de', 'chooseTickets'));
    await screen.press('button', sayIn('de', 'increaseName', { name: 'Erwachsene' }));
    screen.one('button', sayIn('de', 'decreaseName', { name: 'Erwachsene' }));
    screen.one('button', sayIn('de', 'addToBasket'));
    await screen.reads(RegExp(`${sayIn('de', 'total')} 14,00\\s€`));
    await screen.isSound();
  });
});
