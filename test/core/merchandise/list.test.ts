import { describe, it } from 'node:test';
import { expect } from 'chai';
import { inSequence } from '../../../src/core/api/wire/group.ts';
import { articlesOf, categoriesOf } from '../../../src/core/merchandise/list.ts';
import { article } from '../../support/goods.ts';

const books = { id: '43', name: 'Books', sequence_no: 2 };
const posters = { id: '41', name: 'Posters', sequence_no: 1 };
const maps = { id: '49', name: 'Maps', sequence_no: 3 };
const tides = article({ id: 'tides', sequence_no: 3, custom_groups: [books] });
const moon = article({ id: 'moon', sequence_no: 1, custom_groups: [posters, books] });
const loose = article({ id: 'loose', sequence_no: 2 });
const all = [tides, moon, loose];
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(' ');

describe('articles', () => {
  it('are sorted in the order of the museum', () => {
    expect(ids(inSequence(all))).to.equal('moon loose tides');
  });

  const rows: [category: string | undefined, shown: string][] = [
    [undefined, 'tides moon loose'],
    ['43', 'tides moon'],
    ['41', 'moon'],
    ['49', ''],
  ];
  for (const [category, shown] of rows) {
    it(`are ${shown || 'none'} in ${category ?? 'no'} category`, () => {
      expect(ids(articlesOf(all, category))).to.equal(shown);
    });
  }

  it('have sorted categories with counts, without empty ones', () => {
    expect(categoriesOf(all, [maps, books, posters])).to.deep.equal([
      { id: '41', name: 'Posters', count: 1 },
      { id: '43', name: 'Books', count: 2 },
    ]);
  });

  it('are counted once in a category that is listed twice', () => {
    const twice = article({ id: 'twice', custom_groups: [books, books] });
    expect(categoriesOf([twice], [books])).to.deep.equal([{ id: '43', name: 'Books', count: 1 }]);
  });
});
