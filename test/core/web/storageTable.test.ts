import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ADDRESS_KEYS, KEYS } from '../../../src/core/web/storageKeys.ts';

const DOCUMENT = readFileSync('docs/browser-storage.md', 'utf8');

/** The keys in each table of the document: its rows begin with one. */
const tables = DOCUMENT.split(/^\| key .*$/m)
  .slice(1)
  .map((table) => [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, key]) => key));

const keysIn = (storage: 'local' | 'session'): string[] =>
  Object.entries(KEYS).flatMap(([key, each]) => (each === storage ? [key] : []));

describe('Security S4: the tables of docs/browser-storage.md', () => {
  it('have a row for each key in local and in session storage', () => {
    const [local = [], session = []] = tables;
    expect(local.toSorted()).to.deep.equal(keysIn('local').toSorted());
    expect(session.toSorted()).to.deep.equal(keysIn('session').toSorted());
  });

  it('have a row for each key that is written before the shop is known', () => {
    const written = Object.values(ADDRESS_KEYS).map((key) => key.replace('museum-shop/1/', ''));
    expect(tables[2]?.toSorted()).to.deep.equal(written.toSorted());
  });
});
