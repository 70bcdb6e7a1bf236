import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ERROR_CODES, FINDING_CODES, SCRIPT_ERROR_CODES } from '../../support/promises.ts';

const README = readFileSync('README.md', 'utf8');

function sectionOf(heading: string): string {
  const [, rest = ''] = README.split(`\n### ${heading}\n`);
  return rest.split(/\n##/)[0]!;
}

/** Returns the first column of the section's table with the heading `code`. */
function tableIn(section: string): string[] {
  const [, rest = ''] = section.split(/\n\| code .*\n\|.*\n/);
  return [...rest.split('\n\n')[0]!.matchAll(/^\| `([^`]+)`/gm)].map(([, code]) => code!);
}

/** Returns the codes in the section's sentences that begin with `Codes:`. */
const sentencesIn = (section: string): string[] =>
  [...section.matchAll(/Codes:([^.]+)\./g)].flatMap(([, codes]) =>
    [...codes!.matchAll(/`([^`]+)`/g)].map(([, code]) => code!),
  );

const DOCTOR = 'Doctor: find out why something does not work';
const lists: [title: string, listed: string[], codes: string[]][] = [
  ['museum-error', tableIn(sectionOf('Error codes')), Object.keys(ERROR_CODES)],
  ['museumShop', tableIn(sectionOf('Script interface')), Object.keys(SCRIPT_ERROR_CODES)],
  ['the doctor', sentencesIn(sectionOf(DOCTOR)), Object.keys(FINDING_CODES)],
];

for (const [title, listed, codes] of lists) {
  describe(`Codes of ${title}`, () => {
    it('are all listed in the README, and no others', () => {
      expect(listed).to.have.members(codes);
    });

    it('are in kebab-case', () => {
      expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).to.deep.equal([]);
    });
  });
}
