import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { importError, layerOf } from '../../tools/lint/layers.mjs';

const { dirname, join } = path.posix;

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file));

/** Returns the specifiers of all imports: static, dynamic, and of types only, which a bundler would leave out. */
const specifiersIn = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/^ *\*.*$/gm, '')
      .matchAll(/\b(?:from|import)\b\s*\(?\s*'([^']+)'/g),
  ].map(([, specifier]) => specifier!);

const IMPORTS = FILES.flatMap((file) =>
  specifiersIn(file).map((specifier) => ({ file, specifier })),
);
const ARROWS = IMPORTS.filter(({ specifier }) => /^\..+\.tsx?$/.test(specifier)).map(
  ({ file, specifier }) => [file, join(dirname(file), specifier)] as const,
);

/** Returns the cycles of a graph, one for each node at which a search finds its own path again. */
function cyclesIn(arrows: readonly (readonly [from: string, to: string])[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of arrows) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const [done, found] = [new Set<string>(), new Set<string>()];
  const visit = (node: string, way: readonly string[]): void => {
    const start = way.indexOf(node);
    if (start >= 0) found.add([...way.slice(start), node].join(' → '));
    if (start >= 0 || done.has(node)) return;
    for (const each of next.get(node) ?? []) visit(each, [...way, node]);
    done.add(node);
  };
  for (const node of next.keys()) visit(node, []);
  return [...found];
}

describe('the imports in src', () => {
  it('are all found by this test', () => {
    expect(ARROWS.length).to.be.above(FILES.length);
    expect(ARROWS.filter(([, to]) => !FILES.includes(to))).to.deep.equal([]);
  });

  it('have no cycle between files', () => void expect(cyclesIn(ARROWS)).to.deep.equal([]));

  it('have no cycle between folders', () => {
    const folders = ARROWS.map(([from, to]) => [dirname(from), dirname(to)] as const);
    expect(cyclesIn(folders)).to.deep.equal([]);
  });

  it('follow the layers', () => {
    const errors = IMPORTS.flatMap(({ file, specifier }) => importError(file, specifier) ?? []);
    expect(errors).to.deep.equal([]);
  });

  it('belong to files that each have a layer', () => {
    expect(FILES.filter((file) => !layerOf(file))).to.deep.equal([]);
  });

  it('are looked through for cycles of any length', () => {
    const cycle = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
    ] as const;
    expect(cyclesIn(cycle)).to.deep.equal(['a → b → c → a']);
  });
});
