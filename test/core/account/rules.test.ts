import { describe, it } from 'node:test';
import { expect } from 'chai';
import { backlinkAt } from '../../../src/core/account/rules.ts';
import { passwordHash } from '../../../src/core/account/hash.ts';

describe('the backlink of a password reset', () => {
  const ROUTE = '#/recover/{token}';
  const pages: [title: string, page: string, address: string][] = [
    [
      'is the page with its route and a placeholder for the key',
      `https://m.example/account.html${ROUTE}`,
      `https://m.example/account.html${ROUTE}`,
    ],
    [
      'keeps the query of the page unchanged',
      `https://m.example/a?q=a%20b&flag&x=%2B${ROUTE}`,
      `https://m.example/a?q=a%20b&flag&x=%2B${ROUTE}`,
    ],
    [
      'keeps the language',
      'https://m.example/a#/en/recover/{token}',
      'https://m.example/a#/en/recover/{token}',
    ],
    [
      'drops the parameters of a payment return',
      `https://m.example/a?museum-return=failed&us=B&sessionUs=B&cartId=c0&a=1${ROUTE}`,
      `https://m.example/a?a=1${ROUTE}`,
    ],
    [
      'has no question mark without a query',
      `https://m.example/a?cartId=c0${ROUTE}`,
      `https://m.example/a${ROUTE}`,
    ],
  ];
  for (const [title, page, address] of pages) {
    it(title, () => void expect(backlinkAt(page)).to.equal(address));
  }
});

describe('the password hash', () => {
  const passwords: [plain: string, wire: string][] = [
    ['password', '5f4dcc3b5aa765d61d8327deb882cf99'],
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['Ebbe und Flut', '35a1c84aef7da7665dd7c8946883e302'],
    ['Küste 🌊', 'db04212488b522ffbc55d4cb13890d0f'],
  ];
  for (const [plain, wire] of passwords) {
    it(`of “${plain}” is lower-case MD5`, () => void expect(passwordHash(plain)).to.equal(wire));
  }
});
