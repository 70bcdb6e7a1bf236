import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { TourLine } from '../../../src/core/cart/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import type { Departure } from '../../../src/core/tours/availability.ts';
import {
  type BookingRoom,
  renewedBooking,
  roomOfBooking,
} from '../../../src/core/tours/revalidate.ts';
import type { TourDetail } from '../../../src/core/tours/types.ts';
import { place, taker, tourLine } from '../../support/samples.ts';
import {
  AT_ELEVEN,
  departure,
  entry,
  placePrice,
  question,
  scheduleOf,
  tourDetail,
  tourTicket,
} from '../../support/tours.ts';

const at = (places: number, more: Partial<TourDetail> = {}): Departure =>
  departure(places, { tour: tourDetail(more) });
const line = tourLine(2);

describe('a booking in the cart', () => {
  const rows: [title: string, at: Departure | undefined, room: BookingRoom['is']][] = [
    ['is open while there are places', at(2), 'open'],
    ['is unknown before its tour is loaded', undefined, 'unknown'],
    ['is refused with fewer places', at(1), 'refused'],
    ['is refused without places', at(0), 'refused'],
    ['is gone if its price is gone', at(9, { priceList: [placePrice({ id: 'other' })] }), 'gone'],
    ['is gone if its ticket is gone', at(9, { tickets: [tourTicket({ id: 'other' })] }), 'gone'],
    [
      'is gone if its time is gone',
      departure(undefined, {
        tour: tourDetail({ schedule: scheduleOf({ [AT_ELEVEN]: entry(1) }) }),
      }),
      'gone',
    ],
    [
      'is refused if the museum requires another answer',
      at(9, { questions: [question({ required: true })] }),
      'refused',
    ],
  ];
  for (const [title, departed, room] of rows) {
    it(title, () => void expect(roomOfBooking(line, departed, false).is).to.equal(room));
  }

  it('is open while a payment under way holds its places', () => {
    expect(roomOfBooking(line, at(0), true)).to.deep.equal({ is: 'open' });
  });

  it('reports how many places are left', () => {
    const room = roomOfBooking(line, at(1), false);
    expect(room.is === 'refused' && room.problem).to.deep.equal({
      is: 'tooMany',
      wanted: 2,
      left: 1,
    });
  });
});

describe('revalidating a booking', () => {
  const now = (more: Partial<TourDetail>) => renewedBooking(line, at(9, more));

  it('changes nothing if the offer is the same', () => {
    expect(now({})).to.deep.equal({ line, changes: [] });
  });

  it('takes a new price and lists the new total', () => {
    const { line: dearer, changes } = now({ priceList: [placePrice({ price: cents(700) })] });
    expect(dearer).to.deep.equal(
      tourLine(2, [taker(2)], { prices: [place(2, { price: cents(700) })] }),
    );
    expect(changes).to.deep.equal([
      { is: 'price', name: line.name, before: cents(2600), now: cents(3000) },
    ]);
  });

  it('takes a new name and lists it', () => {
    const { line: renamed, changes } = now({ name: 'By night' });
    expect((renamed as TourLine).name).to.equal('By night');
    expect(changes).to.deep.equal([{ is: 'renamed', before: line.name, name: 'By night' }]);
  });

  it('changes nothing if the booking is no longer sold', () => {
    expect(now({ tickets: [] })).to.deep.equal({ line, changes: [] });
  });
});
