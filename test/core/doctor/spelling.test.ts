import { describe, it } from 'node:test';
import { expect } from 'chai';
import { meantBy } from '../../../src/core/doctor/spelling.ts';

const WORDS = ['item', 'category', 'museum-tickets', 'museum-tours'];

const table: [word: string, meant: string | undefined][] = [
  ['item', undefined],
  ['itm', 'item'],
  ['items', 'item'],
  ['itme', undefined],
  ['catgory', 'category'],
  ['categorie', 'category'],
  ['museum-tours', undefined],
  ['museum-tour', 'museum-tours'],
  ['musuem-tickets', 'museum-tickets'],
  ['museum-map', undefined],
  ['', undefined],
];

describe('meantBy', () => {
  for (const [word, meant] of table) {
    it(`takes “${word}” for ${meant ?? 'no misspelt word'}`, () => {
      expect(meantBy(word, WORDS)).to.equal(meant);
    });
  }
});
