import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isUnfinished, suggestedEmail } from '../../../src/core/account/suggestedEmail.ts';

/** Mistyped domains, and the domains that were meant. */
const MISTYPED: [typed: string, meant: string][] = [
  // the provider's name: two letters swapped, one missing, one too many, one replaced, and two errors
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['hotmal.nl', 'hotmail.nl'],
  ['hotmial.de', 'hotmail.de'],
  ['outllok.de', 'outlook.de'],
  ['t-onlne.de', 't-online.de'],
  ['goglemial.com', 'googlemail.com'],
  ['gxm.de', 'gmx.de'],
  ['wbe.de', 'web.de'],
  ['GMIAL.COM', 'gmail.com'],
  // the ending of a provider
  ['gmail.con', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.de', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmx.d', 'gmx.de'],
  ['web.ed', 'web.de'],
  ['yahoo.co', 'yahoo.com'],
  ['t-online', 't-online.de'],
  // both
  ['gmial.con', 'gmail.com'],
  ['hotmial.de1', 'hotmail.de'],
  // the ending of any other domain
  ['museum.con', 'museum.com'],
  ['museum.cmo', 'museum.com'],
  ['museum.de1', 'museum.de'],
  ['museum.ed', 'museum.de'],
  ['museum.ner', 'museum.net'],
  ['museum.ogr', 'museum.org'],
  ['mail.museum.con', 'mail.museum.com'],
  // punctuation
  ['museum,de', 'museum.de'],
  ['museum..de', 'museum.de'],
  ['museum.de.', 'museum.de'],
  ['gmail .com', 'gmail.com'],
];

/** Domains that are right, or may be: a letter away from a provider, or with another ending. */
const RIGHT = [
  'gmail.com',
  'GMAIL.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'hotmail.nl',
  'yahoo.co.uk',
  'live.de',
  'orange.fr',
  'mail.com',
  'email.com',
  'ymail.com',
  'libera.it',
  'orange.com',
  'web.com',
  'weg.de',
  'love.com',
  'mail.museum.de',
  'museum.example',
  'stud.uni-bonn.de',
  'company.co',
  'a.cm',
  '163.com',
  'xn--mnchen-3ya.de',
];

describe('the suggestion for an email address', () => {
  for (const [typed, meant] of MISTYPED) {
    it(`is ${meant} for ${typed}`, () => {
      expect(suggestedEmail(` Ada.L@${typed} `)).to.equal(`Ada.L@${meant}`);
    });
  }

  for (const domain of RIGHT) {
    it(`does not exist for ${domain}`, () => {
      expect(suggestedEmail(`ada@${domain}`)).to.equal(undefined);
    });
  }

  for (const text of ['', 'ada', '@gmial.com', 'ada@', 'ada@museum', 'ada@@gmial.com']) {
    it(`does not exist for “${text}”, which is no address`, () => {
      expect(suggestedEmail(text)).to.equal(undefined);
    });
  }
});

describe('an unfinished email address', () => {
  for (const domain of ['g', 'gmail', 'gmail.co', 'GMX.d', 'yahoo.co.u']) {
    it(`ends with ${domain}`, () => void expect(isUnfinished(`ada@${domain}`)).to.equal(true));
  }
  for (const domain of ['gmial', 'gmail.con', 'museum.de']) {
    it(`does not end with ${domain}`, () => {
      expect(isUnfinished(`ada@${domain}`)).to.equal(false);
    });
  }
});
