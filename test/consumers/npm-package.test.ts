import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { packageProblems } from '../../tools/check-package.mjs';
import { startDemo } from '../journeys/support/demo.ts';
import { installPackage, link, root, run, tarball } from './support/project.ts';

const MAX_BYTES = 1_000_000;

type Target = string | Record<string, string>;

let npm: ReturnType<typeof installPackage>;
let files: string[];
let targets: Record<string, Target>;

before(() => {
  npm = installPackage();
  files = readdirSync(npm.installed, { recursive: true, encoding: 'utf8' });
  const manifest = readFileSync(path.join(npm.installed, 'package.json'), 'utf8');
  targets = (JSON.parse(manifest) as { exports: Record<string, Target> }).exports;
});
after(() => npm?.remove());

/** Names under which code imports the package: `museum-shop`, `museum-shop/tickets` … */
const entries = (): string[] =>
  Object.keys(targets)
    .filter((name) => typeof targets[name] === 'object')
    .map((name) => `museum-shop${name.slice(1)}`);

test('npm package: is built by `npm pack` and is at most 1 MB', () => {
  assert.ok(files.includes(path.normalize('dist/museum-shop.js')));
  const { size } = statSync(tarball);
  assert.ok(size <= MAX_BYTES, `${size} bytes`);
});

test('npm package: publint and Are the types wrong? find no problem', async () => {
  assert.deepEqual(await packageProblems(tarball), []);
});

test('npm package: contains no source maps, no folders of releases and no pages for hosting', () => {
  const unwanted = /\.(map|html|zip)$|^dist[\\/]\d/;
  assert.deepEqual(
    files.filter((file) => unwanted.test(file)),
    [],
  );
});

test('npm package: contains every file that its package.json names, and the licences', () => {
  const named = Object.values(targets)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .filter((file) => !file.includes('*'));
  const others = [
    'LICENSE',
    'README.md',
    'dist/THIRD-PARTY.txt',
    'dist/conformance-THIRD-PARTY.txt',
    'dist/themes/classical.css',
  ];
  const missing = [...named, ...others].filter(
    (file) => !existsSync(path.join(npm.installed, file)),
  );
  assert.deepEqual(missing, []);
});

test('npm package: installs no other package', () => {
  const installed = readdirSync(path.dirname(npm.installed)).filter((name) => name[0] !== '.');
  assert.deepEqual(installed, ['museum-shop']);
});

test('npm package: its command checks a back end', async () => {
  const command = path.join(npm.project, 'node_modules/.bin/museum-shop-conformance');
  const demo = await startDemo();
  const api = `${demo.addresses.shop}/api`;
  const { stdout } = await promisify(execFile)(command, [api, '--json', '-']).finally(demo.close);
  const { counts, findings } = JSON.parse(stdout) as {
    counts: Record<string, number>;
    findings: { contract: { pointer: string } }[];
  };
  assert.deepEqual([counts.violation, counts.deviation], [0, 0]);
  const contract = readFileSync(path.join(npm.installed, 'dist/openapi.yaml'), 'utf8');
  const named = findings.map(({ contract: { pointer } }) => pointer.split('/').at(2)!);
  for (const key of named) assert.ok(contract.includes(key.replaceAll('~1', '/')), key);
});

test('npm package: every entry but the components for React can be imported in Node without side effects', () => {
  assert.ok(entries().includes('museum-shop/tickets'));
  const others = entries().filter((name) => name !== 'museum-shop/react');
  const code = `for (const name of ${JSON.stringify(others)})
    console.log(Object.keys(await import(name)).length, typeof museumShop);`;
  const printed = run(npm.project, process.execPath, '--input-type=module', '--eval', code);
  assert.deepEqual(new Set(printed.trim().split('\n')), new Set(['0 undefined']));
});

/** Compiles a file of the project, whose errors it throws. */
function compile(file: string, code: string): void {
  writeFileSync(path.join(npm.project, file), code);
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const options =
    '--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --lib es2023,dom';
  run(npm.project, process.execPath, tsc, ...options.split(' '), file);
}

test('npm package: its types compile without another package, except those for frameworks', () => {
  const imports = entries()
    .filter((name) => !/react|vue/.test(name))
    .map((name) => `import type {} from '${name}';\n`);
  const call = "museumShop.configure({ api: 'https://shop.example/api' });\n";
  compile('types.ts', imports.join('') + call);
});

for (const [framework, packages, file, code] of [
  [
    'React',
    ['react', '@types/react', 'csstype'],
    'app.tsx',
    `import { MuseumShop, MuseumTickets } from 'museum-shop/react';
     export const App = () => (
       <>
         <MuseumTickets key={1} item="12" checkoutUrl="/basket" onMuseumReady={({ detail }) => detail.area}>Tickets</MuseumTickets>
         <MuseumShop noHeader ref={(shop) => void shop?.base} />
         <museum-tickets key={2} item="12" onmuseum-ready={({ detail }) => detail.area} />
       </>
     );`,
  ],
  [
    'Vue',
    ['vue', '@vue', 'csstype'],
    'app.ts',
    `import type { GlobalComponents } from 'vue';
     import type {} from 'museum-shop/vue';
     ({ item: '12', onMuseumReady: ({ detail }) => detail.area }) satisfies InstanceType<GlobalComponents['museum-tickets']>['$props'];`,
  ],
] as const) {
  test(`npm package: the types for ${framework} compile next to it`, () => {
    const unlink = link(npm.project, packages);
    try {
      compile(file, code);
    } finally {
      unlink();
    }
  });
}
