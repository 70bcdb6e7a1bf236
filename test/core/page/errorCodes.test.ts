import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ERROR_CODES, SCRIPT_ERROR_CODES } from '../../support/promises.ts';

const README = readFileSync('README.md', 'utf8');

/** Returns the codes in the first column of the table with the heading `code`, in a section of the README. */
function documented(section: string): string[] {
  const [, rest = ''] = README.split(`\n### ${section}\n`);
  const [, table = ''] = rest.split(/\n## |\n### /)[0]!.split(/\n\| code .*\n\|.*\n/);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `([^`]+)`/gm)].map(([, code]) => code!);
}

const tables: [section: string, codes: string[]][] = [
  ['Error codes', Object.keys(ERROR_CODES)],
  ['Script interface', Object.keys(SCRIPT_ERROR_CODES)],
];

describe('Error codes', () => {
  for (const [section, codes] of tables) {
    it(`are all listed in the README under "${section}", and no others`, () => {
      expect(documented(section)).to.have.members(codes);
    });

    it(`are in kebab-case in the README under "${section}"`, () => {
      expect(documented(section).filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).to.deep.equal(
        [],
      );
    });
  }
});
