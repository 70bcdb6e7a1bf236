import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { serveStatic } from '@hono/node-server/serve-static';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { packageProblems } from '../../tools/check-package.mjs';
import { type Journey, startJourney } from '../journeys/support/shop.ts';
import { installPackage, root, run } from './support/install.ts';

const MAX_BYTES = 1_000_000;

type Target = string | Record<string, string>;

let npm: ReturnType<typeof installPackage>;
let journey: Journey;
let files: string[];
let targets: Record<string, Target>;

before(async () => {
  npm = installPackage();
  files = readdirSync(npm.installed, { recursive: true, encoding: 'utf8' });
  const manifest = readFileSync(path.join(npm.installed, 'package.json'), 'utf8');
  targets = (JSON.parse(manifest) as { exports: Record<string, Target> }).exports;
  journey = await startJourney({
    extraOfPartner: (app) => {
      const site = serveStatic({ root: path.relative(process.cwd(), npm.project) });
      app.use('/built-by-*', site);
    },
  });
});
after(async () => {
  await journey?.end();
  npm?.remove();
});

/** Names under which code imports the package: `museum-shop`, `museum-shop/tickets` … */
const entries = (): string[] =>
  Object.keys(targets)
    .filter((name) => typeof targets[name] === 'object')
    .map((name) => `museum-shop${name.slice(1)}`);

/** Opens a page of the project and waits until the list of tickets shows an event. */
async function showsTickets(page: string): Promise<void> {
  const visitor = await journey.visit({ locale: 'en-GB' });
  await visitor.page.goto(`${journey.addresses.partner}${page}`);
  await visitor.page
    .getByRole('link', { name: /^Tides/ })
    .first()
    .waitFor();
  assert.deepEqual(visitor.noise, []);
  assert.deepEqual(await visitor.violations(), []);
  await visitor.page.context().close();
}

test('npm package: is built by `npm pack` and is at most 1 MB', () => {
  assert.ok(files.includes(path.normalize('dist/museum-shop.js')));
  const { size } = statSync(npm.tarball);
  assert.ok(size <= MAX_BYTES, `${size} bytes`);
});

test('npm package: publint and Are the types wrong? find no problem', async () => {
  assert.deepEqual(await packageProblems(npm.tarball), []);
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
  const api = `${journey.addresses.shop}/api`;
  const { stdout } = await promisify(execFile)(command, [api, '--json', '-']);
  const { counts, findings } = JSON.parse(stdout) as {
    counts: Record<string, number>;
    findings: { contract: { pointer: string } }[];
  };
  assert.deepEqual([counts.violation, counts.deviation], [0, 0]);
  const contract = readFileSync(path.join(npm.installed, 'dist/openapi.yaml'), 'utf8');
  const named = findings.map(({ contract: { pointer } }) => pointer.split('/').at(2)!);
  for (const key of named) assert.ok(contract.includes(key.replaceAll('~1', '/')), key);
});

test('npm package: every entry can be imported in Node without side effects', () => {
  assert.ok(entries().includes('museum-shop/tickets'));
  const code = `for (const name of ${JSON.stringify(entries())})
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
  try {
    run(npm.project, process.execPath, tsc, ...options.split(' '), file);
  } catch (error) {
    assert.fail((error as { stdout: string }).stdout);
  }
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
    `import type {} from 'museum-shop/react';
     export const App = () => <museum-tickets key={1} item="12" onmuseum-ready={({ detail }) => detail.area} />;`,
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
    const links = packages.map((name) => path.join(npm.project, 'node_modules', name));
    try {
      for (const [index, link] of links.entries()) {
        mkdirSync(path.dirname(link), { recursive: true });
        symlinkSync(path.join(root, 'node_modules', packages[index]!), link, 'junction');
      }
      compile(file, code);
    } finally {
      for (const link of links) rmSync(link, { force: true });
    }
  });
}

test('npm package: an app built by Vite shows the list of tickets', async () => {
  writeFileSync(path.join(npm.project, 'main.js'), "import 'museum-shop';\n");
  writeFileSync(
    path.join(npm.project, 'index.html'),
    `<!doctype html>
<html lang="en">
  <title>An app built by Vite</title>
  <museum-tickets api="${journey.addresses.shop}/api"><a href="/tickets">Tickets</a></museum-tickets>
  <script type="module" src="./main.js"></script>
</html>`,
  );
  await vite({
    root: npm.project,
    base: '/built-by-vite/',
    build: { outDir: 'built-by-vite' },
    logLevel: 'silent',
  });
  await showsTickets('/built-by-vite/index.html');
});

for (const [entry, title] of [
  ['museum-shop', 'the loader'],
  ['museum-shop/tickets', 'one embed'],
] as const) {
  test(`npm package: an app built by esbuild with ${title} shows the list of tickets of the configured back end`, async () => {
    const outdir = path.join(npm.project, `built-by-esbuild-${path.basename(entry)}`);
    const api = `${journey.addresses.shop}/api`;
    await esbuild({
      stdin: {
        contents: `import '${entry}'; museumShop.configure({ api: '${api}' });`,
        resolveDir: npm.project,
        sourcefile: 'app.js',
      },
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      outdir,
      logLevel: 'silent',
    });
    writeFileSync(
      path.join(outdir, 'index.html'),
      `<!doctype html>
<html lang="en">
  <title>An app built by esbuild</title>
  <museum-tickets><a href="/tickets">Tickets</a></museum-tickets>
  <script type="module" src="./stdin.js"></script>
</html>`,
    );
    await showsTickets(`/${path.basename(outdir)}/index.html`);
  });
}
