import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import { dateText, dayText } from '../../support/dayText.ts';
import { eventually } from '../../support/eventually.ts';
import { fill as typeInto } from '../../support/fill.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { type Screen, ofDemo, showScreen, startShop } from '../../support/screen.tsx';
import { clockAt } from '../../support/shop.ts';
import { say, sayIn } from '../../support/say.ts';

const SATURDAY = '/guided-tours/102?date=2027-03-06';
const GROUP = '/guided-tours/106?date=2027-03-09';
const TOUR = 'GET tour';
const LIFETIME = 'GET tour/lifetime/tour/102';
const MARCH = 'GET tour/calendar/tour/102/range/20270301;20270331';

async function showTour(href = SATURDAY, reads = say('howManyPeople')): Promise<Screen> {
  await startShop();
  const screen = await showScreen(href);
  await screen.reads(reads);
  return screen;
}

const FEWER = say('thereAreFewerTickets', { 0: 1, 1: 2 });
const more = (name: string) => say('increaseName', { name });
const fill = (screen: Screen, label: string | RegExp, value: string): void =>
  typeInto(screen.one('textbox', label) as HTMLInputElement, value);

describe('a guided tour', () => {
  it('opens on the next day with places after its last time of today', async () => {
    await startShop();
    clockAt('2027-03-06T09:00:00Z');
    const before = await showScreen('/guided-tours/102');
    await before.reads(say('howManyPeople'));
    expect(before.names('heading')).to.include(dayText('2027-03-06'));
    before.unmount();
    await startShop(undefined, { timezone: 'America/New_York' });
    clockAt('2027-03-07T03:00:00Z');
    const after = await showScreen('/guided-tours/102');
    await after.reads(say('howManyPeople'));
    expect(after.names('heading')).not.to.include(dayText('2027-03-06'));
    await after.isSound();
  });

  it('shows its language, duration, place and calendar', async () => {
    const screen = await showTour();
    expect(screen.names('heading')).to.deep.equal([
      'Highlights: Nine Centuries in an Hour',
      say('chooseADay'),
      dayText('2027-03-06'),
      say('howManyPeople'),
    ]);
    expect(screen.text()).to.include(
      `English · ${say('durationMinutes', { duration: 60 })} · Alte Seewarte, Am Pegelhaus`,
    );
    screen.one('grid', 'March 2027');
    await screen.isSound();
  });

  it('shows an error instead of "sold out" if its calendar is unreadable, and tries again', async () => {
    const server = await startShop({
      [TOUR]: await ofDemo('tour?tour=102'),
      [LIFETIME]: { data: { first: '2027-03-01', last: '2027-03-31' } },
      [MARCH]: { data: { '2027-03-06': { noon: { timeslotId: '1', tickets: 5 } } } },
    });
    const screen = await showScreen('/guided-tours/102');
    await screen.reads(say('somethingWentWrongOn'));
    for (const name of ['allDatesOfThis', 'thereAreNoDates', 'thisTourIsNo'] as const) {
      expect(screen.text()).not.to.include(say(name));
    }
    await screen.isSound();
    await server.answer({
      [MARCH]: { data: { '2027-03-06': { '10:00': { timeslotId: '1', tickets: 5 } } } },
    });
    await screen.press('button', say('tryAgain'));
    await screen.reads(dayText('2027-03-06'));
  });

  it('shows an error instead of "not bookable" if its prices are unreadable, and tries again', async () => {
    const whole = (await ofDemo('tour?tour=102')).body as { data: { priceList: object[] } };
    const unpriced = whole.data.priceList.map((price) => ({ ...price, price: 'cheap' }));
    const answers = {
      [LIFETIME]: { data: { first: '2027-03-01', last: '2027-03-31' } },
      [MARCH]: { data: { '2027-03-06': { '10:00': { timeslotId: '1', tickets: 5 } } } },
    };
    const data = { ...whole.data, priceList: unpriced, schedule: {} };
    const server = await startShop({ ...answers, [TOUR]: { data } });
    const screen = await showScreen('/guided-tours/102');
    await screen.reads(say('somethingWentWrongOn'));
    expect(screen.text()).not.to.include(say('thisTourCannotBe'));
    await server.answer({ [TOUR]: { body: whole } });
    await screen.press('button', say('tryAgain'));
    await screen.reads(dayText('2027-03-06'));
  });

  it('opens on its first available day and time by default', async () => {
    const screen = await showTour('/guided-tours/102');
    await screen.reads(dayText('2027-03-05'));
    expect((screen.one('radio', '12:30') as HTMLInputElement).checked).to.equal(true);
  });

  it('names the requested day if another one had to be taken, and offers the next', async () => {
    const screen = await showTour(
      '/guided-tours/101?date=2027-03-04',
      say('thereAreNoPlacesLeft', { 0: dayText('2027-03-04') }),
    );
    await screen.reads(dayText('2027-03-02'));
    await screen.reads(say('howManyPeople'));
    await screen.isSound();
    await screen.press('button', say('nextAvailableDay0', { 0: dateText('2027-03-05') }));
    await screen.reads(dayText('2027-03-05'));
  });

  it('keeps the time on another day that offers it', async () => {
    const screen = await showTour();
    await screen.press('radio', '15:00');
    await screen.press('gridcell', dayText('2027-03-07'));
    await screen.reads('15:00');
    await eventually('there are times', () => screen.all('radio', '15:00').length === 1);
    expect((screen.one('radio', '15:00') as HTMLInputElement).checked).to.equal(true);
    expect(navigation.outlets.screen!.href).to.equal('/guided-tours/102?date=2027-03-07');
  });

  it('marks sold-out times and times with few places left', async () => {
    const screen = await showTour('/guided-tours/101?date=2027-03-03');
    expect((screen.one('radio', `14:00 ${say('soldOut')}`) as HTMLInputElement).disabled).to.equal(
      true,
    );
    await screen.press('gridcell', dayText('2027-03-05'));
    await screen.reads(dayText('2027-03-05'));
    await screen.reads(say('leftLeft', { left: 3 }));
  });

  it('asks for tickets after the number of people, and shows how many are missing', async () => {
    const screen = await showTour();
    expect(screen.text()).to.not.include(
      say('everybodyNeedsATicketTickets', { tickets: '0', most: '2' }),
    );
    await screen.press('button', more('Place on the tour'));
    await screen.press('button', more('Place on the tour'));
    await screen.reads(say('everybodyNeedsATicketTickets', { tickets: '0', most: '2' }));
    await screen.press('button', more('Adult'));
    await screen.reads(say('everybodyNeedsATicketTickets', { tickets: '1', most: '2' }));
    await screen.press('button', say('addToBasket'));
    await screen.reads(FEWER);
    expect(cart.lines).to.have.length(0);
    await screen.isSound();
    await screen.press('button', FEWER);
    expect(screen.root.activeElement?.textContent).to.equal(say('tickets'));
    await screen.press('button', more('Child 6–17'));
    await screen.press('button', say('addToBasket'));
    await screen.reads(say('theTourHasBeen'));
    await screen.isSound();
    expect(cart.lines.map(({ name, totalPrice }) => [name, totalPrice])).to.deep.equal([
      ['Highlights: Nine Centuries in an Hour', 2000],
    ]);
    await screen.press('radio', '15:00');
    await screen.reads(say('howManyPeople'));
    expect(screen.text()).to.not.include(say('theTourHasBeen'));
  });

  it('asks for the number of people before anything else, and can be added only then', async () => {
    const screen = await showTour();
    const bar = screen.root.querySelector('.total-bar output')!;
    expect(bar.textContent).to.equal(say('howManyPeople'));
    const add = screen.one('button', say('addToBasket'));
    expect(add.ariaDisabled).to.equal('true');
    await screen.press('button', say('addToBasket'));
    expect(screen.text()).not.to.include(say('pleaseChooseHowMany'));
    await screen.press('button', more('Place on the tour'));
    await screen.reads(`${say('countPeople', { count: 1 })} · €`);
    expect(add.ariaDisabled).to.equal(null);
    await screen.isSound();
  });

  it('asks each question with a suitable control', async () => {
    const screen = await showTour(GROUP, say('howManyTours'));
    await screen.press('button', more('Tour for a primary school class'));
    await screen.reads(say('whatWeWouldLike'));
    await screen.reads('Name of the school');
    expect(screen.names('textbox').length).to.be.greaterThan(2);
    expect(screen.all('combobox')).to.have.length(1);
    expect(screen.all('radio', /By coach|On foot/)).to.have.length(2);
    expect(screen.all('checkbox').length).to.be.greaterThan(1);
    await screen.isSound();
    await screen.press('button', say('addToBasket'));
    await screen.reads(say('pleaseCorrectTheErrors'));
    await screen.reads(say('thisTourIsFor', { 0: '10', 1: '0' }));
    const [first] = screen.all('button', say('answerNeeded', { label: 'Name of the school' }));
    first!.element.click();
    expect(screen.root.activeElement?.localName).to.equal('input');
    await screen.isSound();
    fill(screen, /^Name of the school/, 'School by the Sea');
    await screen.press('button', say('addToBasket'));
    await eventually(
      'the school has its name',
      () => screen.all('button', say('answerNeeded', { label: 'Name of the school' })).length === 0,
    );
  });

  const CLOSED: [title: string, href: string, reads: string][] = [
    ['is sold out', '/guided-tours/116', say('allDatesOfThis')],
    ['has no dates', '/guided-tours/117', say('thereAreNoDates')],
    ['has no price', '/guided-tours/118', say('thisTourCannotBe')],
    ['is unknown', '/guided-tours/999', say('thisTourIsNo')],
  ];
  for (const [title, href, reads] of CLOSED) {
    it(`shows a message and leads to all tours if it ${title}`, async () => {
      const screen = await showTour(href, reads);
      expect(screen.names('link')).to.deep.equal([say('toAllGuidedTours')]);
      await screen.isSound();
    });
  }

  it('reports a dropped connection, and tries again', async () => {
    const server = await startShop({ [TOUR]: { drop: true }, [LIFETIME]: { drop: true } });
    const screen = await showScreen(SATURDAY);
    await screen.reads(say('weCannotReachThe'));
    await screen.isSound();
    await server.answer({
      [TOUR]: await ofDemo('tour?tour=102&date=20270306'),
      [LIFETIME]: await ofDemo('tour/lifetime/tour/102'),
      [MARCH]: await ofDemo('tour/calendar/tour/102/range/20270301;20270331'),
    });
    await screen.press('button', say('tryAgain'));
    await screen.reads(say('howManyPeople'));
  });

  it('is not found if its calendar is missing', async () => {
    await startShop({
      [TOUR]: await ofDemo('tour?tour=102'),
      [LIFETIME]: await ofDemo('tour/lifetime/tour/102'),
      [MARCH]: { status: 404 },
    });
    const screen = await showScreen(SATURDAY);
    await screen.reads(say('thisTourIsNo'));
  });

  it('shows the month that was requested last, whichever answer comes first', async () => {
    const april = 'GET tour/calendar/tour/102/range/20270401;20270430';
    const server = await startShop({
      [TOUR]: await ofDemo('tour?tour=102&date=20270306'),
      [LIFETIME]: await ofDemo('tour/lifetime/tour/102'),
      [MARCH]: [
        await ofDemo('tour/calendar/tour/102/range/20270301;20270331'),
        { ...(await ofDemo('tour/calendar/tour/102/range/20270301;20270331')), hold: 'march' },
      ],
      [april]: await ofDemo('tour/calendar/tour/102/range/20270401;20270430'),
    });
    const screen = await showScreen(SATURDAY);
    await screen.reads(say('howManyPeople'));
    await screen.press('button', say('nextMonth'));
    await server.arrived(april);
    await screen.press('button', say('previousMonth'));
    await server.arrived(MARCH, 2);
    await screen.press('button', say('nextMonth'));
    await screen.reads('April 2027');
    await server.release('march');
    screen.one('grid', 'April 2027');
    await screen.press('gridcell', dayText('2027-04-03'));
    await screen.reads(dayText('2027-04-03'));
  });

  it('is available in German', async () => {
    await startShop();
    const screen = await showScreen(SATURDAY, 'de');
    await screen.reads(sayIn('de', 'howManyPeople'));
    await screen.reads(`Englisch · ${sayIn('de', 'durationMinutes', { duration: 60 })}`);
    await screen.isSound();
  });
});
