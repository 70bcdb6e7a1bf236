import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  type FilterOption,
  filterOfQuery,
  filterOptions,
  queryOfFilter,
  scopeOfQuery,
  type TourDays,
  type TourFilter,
  toursOf,
} from '../../../src/core/tours/list.ts';
import type { Tour } from '../../../src/core/tours/types.ts';
import { day } from '../../support/samples.ts';
import { tour } from '../../support/tours.ts';

const TODAY = day('2027-02-27');
const kids = { id: 'k', name: 'Kids', sequence_no: 2 };
const groups = { id: 'g', name: 'Groups', sequence_no: 1 };
const nobody = { id: 'n', name: 'Nobody', sequence_no: 0 };

const german = { langIdentifier: 'de', langName: 'Deutsch' };
const harbour = { museumId: 'A', venue: 'Harbour' };
const tours = [
  tour({ id: '1', custom_groups: [kids], ...harbour }),
  tour({ id: '2', custom_groups: [kids, groups], museumId: 'B', venue: 'Tower', ...german }),
  tour({ id: '3', ...harbour, ...german }),
];
const held: Record<string, string[]> = {
  '2027-02-27': ['1', '2'],
  '2027-02-28': [],
  '2027-03-01': ['3'],
};
const days: TourDays = held;
const idsOf = (list: readonly Tour[]) => list.map(({ id }) => id).join('');

describe('the filtered tours', () => {
  const cases: [title: string, filter: TourFilter, ids: string][] = [
    ['are all without a filter', {}, '123'],
    ['are those of a day', { day: TODAY }, '12'],
    ['are none for a day without tours', { day: day('2027-02-28') }, ''],
    ['are none for an unknown day', { day: day('2027-05-01') }, ''],
    ['are those of a category', { category: 'k' }, '12'],
    ['are those of a language', { language: 'de' }, '23'],
    ['are those of a venue', { venue: 'A' }, '13'],
    [
      'are those of all filters together',
      { day: TODAY, category: 'k', language: 'de', venue: 'B' },
      '2',
    ],
    ['are none if nothing matches', { category: 'g', venue: 'A' }, ''],
  ];
  for (const [title, filter, ids] of cases) {
    it(title, () => void expect(idsOf(toursOf(tours, filter, days))).to.equal(ids));
  }
});

describe('the filter options', () => {
  const options = (filter: TourFilter = {}, given: Tour[] = tours) =>
    filterOptions(given, [kids, nobody, groups], filter, { days, today: TODAY });
  const labelsOf = (list: readonly FilterOption[]) =>
    list.map(({ name, count }) => `${name} ${count}`);

  it('include today and the next four days, across the end of the month', () => {
    expect(options().days).to.deep.equal([
      { is: 'today', day: '2027-02-27', count: 2 },
      { is: 'tomorrow', day: '2027-02-28', count: 0 },
      { is: 'inTwoDays', day: '2027-03-01', count: 1 },
      { is: 'inThreeDays', day: '2027-03-02', count: undefined },
      { is: 'inFourDays', day: '2027-03-03', count: undefined },
    ]);
  });

  for (const filter of [{ day: TODAY }, { category: 'k' }, { language: 'de' }, { venue: 'A' }]) {
    const [field] = Object.keys(filter) as (keyof TourFilter)[];
    it(`count all tours without a choice of the ${field}`, () => {
      expect(options(filter).any[field!]).to.equal(3);
    });
  }

  it('include the sorted categories that have tours', () => {
    expect(labelsOf(options().categories)).to.deep.equal(['Groups 1', 'Kids 2']);
  });

  it('include each language once', () => {
    expect(labelsOf(options().languages)).to.deep.equal(['English 1', 'Deutsch 2']);
  });

  it('include the venues if there are several', () => {
    expect(labelsOf(options().venues)).to.deep.equal(['Harbour 2', 'Tower 1']);
    expect(options({}, [tours[0]!, tours[2]!]).venues).to.deep.equal([]);
    expect(options({}, [tour()]).venues).to.deep.equal([]);
  });

  it('identify a venue by its name if it has no id', () => {
    const named = [tour({ id: '1', venue: 'East' }), tour({ id: '2', venue: 'West' })];
    expect(labelsOf(options({}, named).venues)).to.deep.equal(['East 1', 'West 1']);
    expect(idsOf(toursOf(named, { venue: 'West' }, {}))).to.equal('2');
  });

  it('count the tours that match the other filters, including 0', () => {
    const offered = options({ day: TODAY, language: 'de' });
    expect(labelsOf(offered.categories)).to.deep.equal(['Groups 1', 'Kids 1']);
    expect(labelsOf(offered.languages)).to.deep.equal(['English 1', 'Deutsch 1']);
    expect(labelsOf(offered.venues)).to.deep.equal(['Harbour 0', 'Tower 1']);
    expect(offered.days.map(({ count }) => count)).to.deep.equal([1, 0, 1, undefined, undefined]);
    expect(offered.any.day).to.equal(2);
  });

  it('have no counts while the tours of the day are not loaded', () => {
    const offered = options({ day: day('2027-03-02') });
    const counts = [...offered.categories, ...offered.venues].map(({ count }) => count);
    expect(new Set(counts)).to.deep.equal(new Set([undefined]));
    expect(offered.any).to.include({ day: 3, venue: undefined });
  });
});

describe('a filter in the URL', () => {
  const filter = { day: TODAY, category: 'k', language: 'de', venue: 'A' };

  it('is read back unchanged', () => {
    const query = queryOfFilter(filter);
    expect(query).to.deep.equal({
      category: undefined,
      'tour-language': undefined,
      date: TODAY,
      group: 'k',
      language: 'de',
      venue: 'A',
    });
    const address = new URLSearchParams(query as Record<string, string>);
    expect(filterOfQuery(address)).to.deep.equal(filter);
  });

  it('is independent of the scope that the editor sets', () => {
    const query = queryOfFilter({ day: TODAY }, { category: 'k', language: 'de' });
    const address = new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    );
    expect(address.toString()).to.equal(`category=k&tour-language=de&date=${TODAY}`);
    expect(scopeOfQuery(address)).to.deep.equal({ category: 'k', language: 'de' });
    expect(filterOfQuery(address).category).to.equal(undefined);
  });

  for (const query of ['', 'date=tomorrow&category=&venue=', 'date=2027-02-30']) {
    it(`is empty for “${query}”`, () => {
      const any = { day: undefined, category: undefined, language: undefined, venue: undefined };
      expect(filterOfQuery(new URLSearchParams(query))).to.deep.equal(any);
    });
  }
});
