import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { TourLine } from '../../../src/core/cart/types.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { revalidatedBooking } from '../../../src/core/tours/revalidate.ts';
import type { TourDetail, Departure } from '../../../src/core/tours/types.ts';
import { place, taker, tourLine } from '../../support/samples.ts';
import { departure, placePrice, tourDetail } from '../../support/tours.ts';

const at = (places: number, more: Partial<TourDetail> = {}): Departure =>
  departure(places, { tour: tourDetail(more) });
const line = tourLine(2);

describe('revalidating a booking', () => {
  const now = (more: Partial<TourDetail>) => revalidatedBooking(line, at(9, more));

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
