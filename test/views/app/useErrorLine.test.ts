import { expect } from 'chai';
import { afterColon } from '../../../src/views/app/useErrorLine.ts';

describe('a sentence after a colon', () => {
  for (const [locale, text] of [
    ['fr-CH', 'ce champ est obligatoire'],
    ['it', 'ce champ est obligatoire'],
    ['nl', 'ce champ est obligatoire'],
    ['es', 'ce champ est obligatoire'],
    ['de', 'Ce champ est obligatoire'],
    ['en', 'Ce champ est obligatoire'],
  ] as const) {
    it(`begins as ${locale} writes it`, () => {
      expect(afterColon('Ce champ est obligatoire', locale)).to.equal(text);
    });
  }

  it('keeps the capitals of an abbreviation', () => {
    expect(afterColon('IBAN ongeldig', 'nl')).to.equal('IBAN ongeldig');
  });
});
