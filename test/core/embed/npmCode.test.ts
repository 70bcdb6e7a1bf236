import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { choiceIn } from '../../../src/core/embed/choice.ts';
import { snippetsOf } from '../../../src/core/embed/snippets.ts';

// the tests run in the root of the repository
const root = process.cwd();
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

const chosen = [
  'item=12&date=2027-03-05&lang=en&theme=dark&heading-level=3&text={Tides}',
  'element=tours&category=33&tour-language=en&shop=2',
  'element=cart-button',
  'element=shop',
  'element=shop&routing=path&base=/shop&no-footer=true',
];

const config = {
  extends: path.join(root, 'tsconfig.json'),
  compilerOptions: {
    paths: {
      'museum-shop': [path.join(root, 'src/elements/public.ts')],
      'museum-shop/react': [path.join(root, 'src/elements/react.ts')],
    },
  },
  // the sources need the declarations of what the bundles share
  include: [
    '*.tsx',
    ...['src/*.d.ts', 'src/core/app/crossBundle.ts'].map((file) => path.join(root, file)),
  ],
};

/** Returns what the compiler reports about these files; empty if they have the right types. */
function compile(files: readonly string[]): string {
  // inside the repository, so that the types of React are found
  const build = path.join(root, '.build');
  mkdirSync(build, { recursive: true });
  const place = mkdtempSync(path.join(build, 'npm-code-'));
  try {
    writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify(config));
    files.forEach((text, index) => writeFileSync(path.join(place, `${index}.tsx`), text));
    execFileSync(process.execPath, [tsc, '-p', place], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** Returns the names of the files with errors in a report of the compiler, and its errors about no file. */
const filesIn = (report: string): string[] => [
  ...new Set([...report.matchAll(/^\S[^(\n]*/gm)].map(([file]) => path.basename(file))),
];

describe('the code for npm', () => {
  it('has the types of the elements in a component', () => {
    const codes = chosen.map((query) => {
      const choice = choiceIn(new URLSearchParams(`api=https://shop.example/api&${query}`));
      return snippetsOf(choice, { page: 'https://cdn.example/embed/', lang: 'en' }, 'Tickets').npm;
    });
    const files = codes.map((code) => {
      const [imports, markup] = code.split('\n\n');
      return `${imports}\nimport type {} from 'museum-shop/react';\nexport const Embed = () => (\n${markup}\n);\n`;
    });
    const misspelt = files[0]!.replace('item=', 'itm=');
    const report = compile([...files, misspelt]);
    expect(filesIn(report), report).to.deep.equal([`${files.length}.tsx`]);
    expect(report).to.contain('itm');
  });
});
