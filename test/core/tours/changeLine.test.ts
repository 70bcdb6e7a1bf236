import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type BookingRoom, roomOfBooking } from '../../../src/core/tours/changeLine.ts';
import type { TourDetail, Departure } from '../../../src/core/tours/types.ts';
import { tourLine } from '../../support/samples.ts';
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
