import { expect } from 'chai';
import { addDays } from '../../../../src/core/calendar/day.ts';
import type { Day } from '../../../../src/core/calendar/day.ts';
import {
  formatDate,
  formatDateLong,
  formatDayLong,
  formatDayShort,
  formatTime,
  unbroken,
  withTime,
} from '../../../../src/core/calendar/format.ts';
import { cents } from '../../../../src/core/money/cents.ts';
import { setMuseumCurrency } from '../../../../src/core/money/currency.ts';
import { formatMoney } from '../../../../src/core/money/format.ts';
import {
  FORMS_OF_LANGUAGES,
  FORMS_OF_REGIONS,
  withPlainSpaces,
  type WrittenForms,
} from '../../../support/writtenForms.ts';

type Describe = (title: string, body: () => void) => unknown;

const DAY = '2027-03-01' as Day;

/** Writes a form with plain spaces. In French Switzerland engines group by an apostrophe or a space; both are in use. */
const plain = (text: string, locale: string): string =>
  withPlainSpaces(locale === 'fr-CH' ? text.replace('’', ' ') : text);

function priceIn(currency: string, locale: string): string {
  setMuseumCurrency(currency);
  return formatMoney(cents(1234550), locale);
}

function formsIn(locale: string): WrittenForms {
  const date = formatDate(DAY, locale);
  const forms: WrittenForms = {
    date,
    long: formatDayLong(DAY, locale),
    short: formatDayShort(DAY, locale),
    morning: formatTime('09:30', locale),
    hour: formatTime('14:00', locale),
    moment: withTime(date, '14:30', locale),
    euros: priceIn('EUR', locale),
    francs: priceIn('CHF', locale),
  };
  const entries = Object.entries(forms).map(([name, text]) => [name, plain(text, locale)]);
  return Object.fromEntries(entries) as WrittenForms;
}

/** Compares dates, times and prices with the table, in Node and in each browser, whose Intl may differ. */
export function describeFormats(describe: Describe, it: Describe): void {
  describe('dates, times and prices', () => {
    for (const [locale, forms] of Object.entries({ ...FORMS_OF_LANGUAGES, ...FORMS_OF_REGIONS })) {
      it(`are written in the form of ${locale}`, () => {
        expect(formsIn(locale)).to.deep.equal(forms);
      });
    }

    it('have an ordinal on the first of a month only', () => {
      for (const day of ['2027-03-11', '2027-03-21', '2027-03-31'] as Day[]) {
        expect(formatDate(day, 'fr')).to.include(` ${day.slice(8)} mars 2027`);
        expect(formatDayLong(day, 'it')).to.match(/^[a-zì]+ \d\d marzo$/);
      }
    });

    it('have the Danish article with each weekday', () => {
      // two weeks, for numbers of one and two digits
      for (let number = 1; number <= 14; number++) {
        const day = addDays('2027-02-28' as Day, number);
        expect(formatDayLong(day, 'da')).to.match(RegExp(`^[a-zø]+dag den ${number}\\. marts$`));
        expect(formatDate(day, 'da')).to.match(RegExp(`^[a-zø]+\\. den ${number}\\. marts 2027$`));
      }
    });

    it('have no comma after an English weekday', () => {
      expect(formatDate('2027-03-05' as Day, 'en')).to.equal('Fri 5 March 2027');
      expect(formatDate('2027-03-11' as Day, 'en')).to.equal('Thu 11 March 2027');
    });

    it('have the whole name of the weekday in sentences', () => {
      expect(formatDateLong('2027-03-05' as Day, 'de')).to.equal('Freitag, 5. März 2027');
    });

    it('can be kept on one line', () => {
      expect(unbroken('5. März 2027')).to.equal('5.\u00a0März\u00a02027');
    });

    it('keep the day alone if there is no time', () => {
      expect(withTime('Montag, 1. März', undefined, 'de')).to.equal('Montag, 1. März');
    });

    it('show the French hour after midnight', () => {
      expect(withPlainSpaces(formatTime('00:05', 'fr'))).to.equal('0 h 05');
    });
  });
}
