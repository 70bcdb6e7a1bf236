import { expect } from 'chai';
import type { Day } from '../../../src/core/calendar/day.ts';
import { QuickDays, type QuickDaysProps } from '../../../src/views/parts/QuickDays.tsx';
import { shortDayText } from '../../support/dayText.ts';
import { render } from '../../support/render.tsx';
import { say } from '../../support/say.ts';

/** Returns the names of the offered days on Tuesday, 2 March 2027. */
function offered(states: Record<string, string>): (string | null)[] {
  const { root } = render(
    <QuickDays
      today={'2027-03-02' as Day}
      states={states as QuickDaysProps['states']}
      onSelect={() => undefined}
    />,
  );
  return [...root.querySelectorAll('label')].map(({ textContent }) => textContent);
}

describe('the quick choice of a day', () => {
  it('offers today, tomorrow and the weekend, as far as they are on offer', () => {
    const days = { '2027-03-02': 'soldOut', '2027-03-06': 'available', '2027-03-11': 'available' };
    expect(offered(days)).to.deep.equal([
      `${say('today')} ${say('soldOut')}`,
      `${say('saturday')} ${shortDayText('2027-03-06')}`,
    ]);
  });

  it('offers the next days if none of these is on offer', () => {
    const days = {
      '2027-03-11': 'few',
      '2027-03-09': 'soldOut',
      '2027-03-18': 'available',
      '2027-03-10': 'available',
      '2027-03-25': 'available',
    };
    expect(offered(days)).to.deep.equal([
      `Wednesday ${shortDayText('2027-03-10')}`,
      `Thursday ${shortDayText('2027-03-11')}`,
      `Thursday ${shortDayText('2027-03-18')}`,
    ]);
  });

  it('offers nothing if nothing is left', () => {
    expect(offered({ '2027-03-09': 'soldOut' })).to.deep.equal([]);
  });
});
