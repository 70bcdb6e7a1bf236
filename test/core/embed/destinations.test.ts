import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  type Destination,
  DESTINATIONS,
  needsHtml,
  type PasteForm,
  pasteFormOf,
} from '../../../src/core/embed/destinations.ts';

describe('the code that an editor pastes', () => {
  const forms: Partial<Record<Destination, PasteForm>> = {
    'wordpress-plugin': 'shortcode',
    html: 'html',
    npm: 'npm',
  };
  for (const to of DESTINATIONS) {
    const own = forms[to];
    it(`is the right form in ${to}, with and without the right to write HTML`, () => {
      expect(pasteFormOf({ to, html: '', element: 'tickets' })).to.equal(own ?? 'html');
      expect(pasteFormOf({ to, html: 'no', element: 'tickets' })).to.equal(own ?? 'link');
    });
  }

  it('is HTML for elements that have no link, also without the right to write it', () => {
    for (const element of ['shop', 'checkout', 'account', 'cart-button'] as const) {
      expect(pasteFormOf({ to: 'typo3', html: 'no', element })).to.equal('html');
      expect(needsHtml({ to: 'typo3', html: 'no', element })).to.equal(true);
      expect(needsHtml({ to: 'typo3', html: '', element })).to.equal(false);
    }
    expect(needsHtml({ to: 'typo3', html: 'no', element: 'tours' })).to.equal(false);
  });
});
