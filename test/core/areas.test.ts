import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';

/** Returns the cells of the table below a heading of CONTRIBUTING.md, by row. */
function tableBelow(heading: string): string[][] {
  const [, text = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(
    new RegExp(`^#+ ${heading}\n`, 'm'),
  );
  const [, table = ''] = /((?:^\|.*\n)+)/m.exec(text) ?? [];
  const rows = table.trimEnd().split('\n');
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const [[, , ...areas] = [], , ...rows] = tableBelow('Sales areas');

describe('the table of sales areas in CONTRIBUTING.md', () => {
  it('has a column for each folder with choices', () => {
    const folders = readdirSync('src/core');
    expect(areas).to.have.members(
      folders.filter((folder) => existsSync(`src/core/${folder}/choices.ts`)),
    );
  });

  for (const [index, area] of areas.entries()) {
    it(`has the files of ${area}`, () => {
      const named = rows.filter(([, , ...marks]) => marks[index]);
      const files = named.map(([file = '']) => `${file.replaceAll('`', '')}.ts`);
      expect(files).to.have.members(readdirSync(`src/core/${area}`));
    });
  }
});
