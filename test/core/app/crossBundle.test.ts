import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { declarations } from './support/declarations.ts';

const LIST = 'src/core/app/crossBundle.ts';
const FROZEN = 'test/core/app/crossBundle.snapshot.txt';
const CURRENT = '.build/crossBundle.snapshot.txt';

const ADVICE = `What bundles share on a page has changed. If the released versions still work with it on one page, accept it:
  cp ${CURRENT} ${FROZEN}
Otherwise keep what they use, or raise the version in the key of src/core/page/shared.ts. See docs/decisions/0003-shared-singleton.md.`;

const [stores, data, functions, duties, ...types] = declarations(
  ['SharedStores', 'SharedData', 'SharedFunctions', 'SharedDuties'],
  LIST,
) as [string, string, string, string, ...string[]];

/** Returns the key on the page, and the declarations of all that is shared under it. */
function contract(): string {
  const [, key] = /Symbol\.for\('(.+)'\)/.exec(readFileSync('src/core/page/shared.ts', 'utf8'))!;
  return `${[`key: ${key}`, stores, data, functions, duties, ...types].join('\n\n')}\n`;
}

/** Returns the lines of the contract, each with the declaration that it is part of. */
const linesOf = (text: string): string[] =>
  text.split('\n\n').flatMap((declaration) => {
    const [head = '', ...rest] = declaration.split('\n');
    return [head, ...rest.map((line) => `${head} … ${line.trim()}`)];
  });

const without = (lines: readonly string[], others: readonly string[], sign: string): string[] =>
  lines.filter((line) => !others.includes(line)).map((line) => sign + line);

/** Returns the names of an interface's members; `twice …` for all names that begin with `twice`. */
const membersOf = (declaration: string): string[] =>
  [...declaration.matchAll(/^ {2}(?:'(.+)'|(\w+)|\[\w+: `(\w+) .*\]): /gm)].map(
    ([, quoted, name, start]) => quoted ?? name ?? `${start} …`,
  );

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

/** Returns the names in all calls of a function; `twice …` for a template that begins with `twice`. */
const namesIn = (call: 'shared' | 'claim'): string[] =>
  [...code.matchAll(new RegExp(`\\b${call}\\(\\s*(?:'(.+?)'|\`(\\w+) \\$)`, 'g'))].map(
    ([, name, start]) => name ?? `${start} …`,
  );

const notOnce = (listed: readonly string[], used: readonly string[]): string[] =>
  listed.filter((name) => used.filter((each) => each === name).length !== 1);

describe('the contract between bundles on a page', () => {
  it('has the names and types of the snapshot', () => {
    const [now, frozen] = [contract(), readFileSync(FROZEN, 'utf8')];
    if (now === frozen) return;
    mkdirSync('.build', { recursive: true });
    writeFileSync(CURRENT, now);
    const [lines, old] = [linesOf(now), linesOf(frozen)];
    const changes = [...without(old, lines, '- '), ...without(lines, old, '+ ')];
    expect.fail([ADVICE, ...changes].join('\n'));
  });

  it('has each shared value made in one place of the source', () => {
    expect(notOnce([stores, data, functions].flatMap(membersOf), namesIn('shared'))).to.deep.equal(
      [],
    );
  });

  it('has each duty claimed in one place of the source', () => {
    expect(notOnce(membersOf(duties), namesIn('claim'))).to.deep.equal([]);
  });
});
