import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';

/** Returns the cells of the table of CONTRIBUTING.md whose first heading is `first`, by row. */
function tableOf(first: string): string[][] {
  const [table = ''] =
    new RegExp(`^\\| ${first} .*\n(?:\\|.*\n)+`, 'm').exec(
      readFileSync('CONTRIBUTING.md', 'utf8'),
    ) ?? [];
  const rows = table.trimEnd().split('\n');
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  );
}

const [[, ...files] = [], , ...areas] = tableOf('area');

describe('the table of sales areas in CONTRIBUTING.md', () => {
  it('has a row for each folder with choices', () => {
    const folders = readdirSync('src/core');
    expect(areas.map(([area]) => area)).to.have.members(
      folders.filter((folder) => existsSync(`src/core/${folder}/choices.ts`)),
    );
  });

  for (const [area, ...marks] of areas) {
    it(`has the files of ${area}`, () => {
      const marked = files.filter((_, index) => marks[index]);
      expect(marked.map((file) => `${file}.ts`)).to.have.members(readdirSync(`src/core/${area}`));
    });
  }
});
