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

describe('a booking in the basket', () => {
  const rows: [title: string, at: Departure | undefined, room: BookingRoom['is']][] = [
    ['can be had while there are places', at(2), 'open'],
    ['is not judged before its tour is known', undefined, 'unknown'],
    ['is refused when there are fewer places', at(1), 'refused'],
    ['is refused when there are none', at(0), 'refused'],
    ['is gone with its price', at(9, { priceList: [placePrice({ id: 'other' })] }), 'gone'],
    ['is gone with its ticket', at(9, { tickets: [tourTicket({ id: 'other' })] }), 'gone'],
    [
      'is gone with its time',
      departure(undefined, {
        tour: tourDetail({ schedule: scheduleOf({ [AT_ELEVEN]: entry(1) }) }),
      }),
      'gone',
    ],
    [
      'is refused when the museum asks something more',
      at(9, { questions: [question({ required: true })] }),
      'refused',
    ],
  ];
  for (const [title, departed, room] of rows) {
    it(title, () => void expect(roomOfBooking(line, departed, false).is).to.equal(room));
  }

  it('has its places where a payment under way holds them', () => {
    expect(roomOfBooking(line, at(0), true)).to.deep.equal({ is: 'open' });
  });

  it('says how many are left', () => {
    const room = roomOfBooking(line, at(1), false);
    expect(room.is === 'refused' && room.problem).to.deep.equal({
      is: 'tooMany',
      wanted: 2,
      left: 1,
    });
  });
});

describe('a booking compared with what the museum offers now', () => {
  const now = (more: Partial<TourDetail>) => renewedBooking(line, at(9, more));

  it('stays as it is where nothing has changed', () => {
    expect(now({})).to.deep.equal({ line, changes: [] });
  });

  it('follows a price, and tells what it costs in all', () => {
    const { line: dearer, changes } = now({ priceList: [placePrice({ price: cents(700) })] });
    expect(dearer).to.deep.equal(
      tourLine(2, [taker(2)], { prices: [place(2, { price: cents(700) })] }),
    );
    expect(changes).to.deep.equal([
      { is: 'price', name: line.name, before: cents(2600), now: cents(3000) },
    ]);
  });

  it('follows a name, and tells of it', () => {
    const { line: renamed, changes } = now({ name: 'By night' });
    expect((renamed as TourLine).name).to.equal('By night');
    expect(changes).to.deep.equal([{ is: 'renamed', before: line.name, name: 'By night' }]);
  });

  it('stays as it was where it is not sold any more', () => {
    expect(now({ tickets: [] })).to.deep.equal({ line, changes: [] });
  });
});
