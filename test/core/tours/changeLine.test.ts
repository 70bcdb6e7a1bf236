import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  type BookingAvailability,
  bookingAvailability,
} from '../../../src/core/tours/changeLine.ts';
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
  const rows: [
    title: string,
    at: Departure | undefined,
    availability: BookingAvailability['is'],
  ][] = [
    ['is available while there are places', at(2), 'available'],
    ['is unknown before its tour is loaded', undefined, 'unknown'],
    ['is refused with fewer places', at(1), 'refused'],
    ['is refused without places', at(0), 'refused'],
    [
      'is discontinued if its price is gone',
      at(9, { priceList: [placePrice({ id: 'other' })] }),
      'discontinued',
    ],
    [
      'is discontinued if its ticket is gone',
      at(9, { tickets: [tourTicket({ id: 'other' })] }),
      'discontinued',
    ],
    [
      'is discontinued if its time is gone',
      departure(undefined, {
        tour: tourDetail({ schedule: scheduleOf({ [AT_ELEVEN]: entry(1) }) }),
      }),
      'discontinued',
    ],
    [
      'is refused if the museum requires another answer',
      at(9, { questions: [question({ required: true })] }),
      'refused',
    ],
  ];
  for (const [title, departed, availability] of rows) {
    it(
      title,
      () => void expect(bookingAvailability(line, departed, false).is).to.equal(availability),
    );
  }

  it('is available while a payment under way holds its places', () => {
    expect(bookingAvailability(line, at(0), true)).to.deep.equal({ is: 'available' });
  });

  it('reports how many places are left', () => {
    const availability = bookingAvailability(line, at(1), false);
    expect(availability.is === 'refused' && availability.problem).to.deep.equal({
      is: 'tooMany',
      wanted: 2,
      remaining: 1,
    });
  });
});
