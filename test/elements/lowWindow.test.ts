import { expect } from 'chai';
import { chooseAdults } from '../support/choose.ts';
import { openPage } from '../support/page.ts';

const EVENT = '<museum-tickets item="12" date="2027-03-06"></museum-tickets>';

describe('a window lower than 480 px', () => {
  it('has no sticky bar and no sticky column, which would cover most of it', async () => {
    const page = await openPage(EVENT);
    await chooseAdults(page);
    const positions = () =>
      ['.total-bar', '.offer-booking'].map((each) => getComputedStyle(page.one(each)).position);
    expect(positions()).to.deep.equal(['sticky', 'sticky']);
    page.frame.style.blockSize = '479px';
    expect(positions()).to.deep.equal(['static', 'static']);
  });
});
