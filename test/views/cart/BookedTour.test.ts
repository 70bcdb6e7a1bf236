import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import type { TourLine } from '../../../src/core/cart/types.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { tours } from '../../../src/core/tours/store.ts';
import { dayText } from '../../support/dayText.ts';
import { taker, tourLine } from '../../support/samples.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import {
  entry,
  familyTicket,
  question,
  scheduleOf,
  slot,
  tourDetail,
  tourTicket,
} from '../../support/tours.ts';
import { order } from '../../support/order.ts';
import { say } from '../../support/say.ts';

const TOUR = 'GET tour';
const CALENDAR = 'GET tour/calendar/tour/harbour/range/20270301;20270331';
const HARBOUR = 'The harbour at dusk';

const line: TourLine = tourLine(
  2,
  [
    taker(1),
    taker(1, {
      id: 'f',
      name: 'Family',
      price: familyTicket.price,
      subtickets: familyTicket.subtickets.map((part) => ({
        ...part,
        count: part.id === 'adult' ? 2 : 0,
      })),
    }),
  ],
  { answers: [{ qId: 'q', type: 'text', value: '4b', label: 'Class', shown: '4b' }] },
);
const offered = tourDetail({
  schedule: scheduleOf({ '10:00': entry(9) }),
  tickets: [tourTicket(), { ...familyTicket, id: 'f' }],
  questions: [question()],
});

async function basketWith(places: number, more = {}): Promise<Screen> {
  await startShop({
    [TOUR]: { data: { ...offered, ...more } },
    [CALENDAR]: { data: { '2027-03-05': { '10:00': slot(places) } } },
    'GET tour/lifetime/tour/harbour': { data: { first: '2027-03-01', last: '2027-03-31' } },
  });
  cart.lines.push(line);
  const screen = await showScreen('/checkout');
  await screen.reads(say('checkout'));
  return screen;
}

describe('a tour in the basket', () => {
  it('shows its time, language, places and answers', async () => {
    const screen = await basketWith(9);
    await screen.reads(`${dayText('2027-03-05')}, 10:00`);
    for (const text of ['English', '2 × Place', '1 × Family', '2 × Adult', 'Class', '4b']) {
      expect(screen.text(), text).to.include(text);
    }
    expect(screen.text()).to.not.include('0 ×');
    await screen.isSound();
  });

  it('can be removed and restored', async () => {
    const screen = await basketWith(9);
    await screen.press('button', say('removeName', { name: HARBOUR }));
    await screen.reads(say('nameHasBeenRemoved', { name: HARBOUR }));
    await screen.press('button', say('undo'));
    await screen.reads('2 × Place');
    expect(screen.root.activeElement?.textContent).to.include(HARBOUR);
  });

  it('can be changed on its screen, with everything that was filled in', async () => {
    const screen = await basketWith(9);
    await screen.press('button', say('changeName', { name: HARBOUR }));
    await screen.reads(say('youAreChangingA'));
    expect(navigation.outlets.screen!.href).to.equal('/guided-tours/harbour?date=2027-03-05');
    expect(tours.bookings.harbour).to.deep.include({ bookingId: 'b1', answers: { q: '4b' } });
    await screen.press('button', say('keepItAsIt'));
    await screen.reads(say('addToBasket'));
    expect(cart.lines).to.have.length(1);
  });

  it('blocks the checkout if it has sold out', async () => {
    const screen = await basketWith(0);
    await screen.reads(say('thisTourHasSoldOut'));
    await order(screen);
    await screen.reads(say('somethingInYourBasket'));
    await screen.isSound();
  });

  it('can be changed if there are too few places', async () => {
    const screen = await basketWith(1);
    await screen.reads(say('thisCannotBeBooked'));
    screen.one('button', say('changeName', { name: HARBOUR }));
    await screen.isSound();
  });

  it('can only be removed if it is no longer sold', async () => {
    const screen = await basketWith(9, { tickets: [tourTicket()] });
    await screen.reads(say('thisTourIsNoLonger'));
    expect(screen.all('button', say('changeName', { name: HARBOUR }))).to.have.length(0);
    await screen.isSound();
  });
});
