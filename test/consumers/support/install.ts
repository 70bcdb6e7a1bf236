import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { dist } from '../../journeys/support/demo.ts';
import { isFull } from '../../support/tier.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

type Manifest = { name: string; version: string; scripts: { build: string } };

/** The environment of a new shell, without the settings of the test run. */
const { DIST: _dist, NODE_ENV: _env, NODE_TEST_CONTEXT: _context, ...others } = process.env;
const env = { ...others, BUILT: dist };

/** Runs a program in a folder and returns its output. */
export const run = (cwd: string, program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Copies the checkout without the files that git ignores, and links `node_modules`. */
function copyCheckout(to: string): void {
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const left = new Set(['.git', ...ignored].map((name) => path.resolve(root, name)));
  cpSync(root, to, { recursive: true, filter: (file) => !left.has(path.resolve(file)) });
  symlinkSync(path.join(root, 'node_modules'), path.join(to, 'node_modules'), 'junction');
}

/** Packs the package in a clean checkout and installs it in a new project, offline. */
function packAndInstall(folder: string) {
  const [checkout, project] = [path.join(folder, 'checkout'), path.join(folder, 'project')];
  copyCheckout(checkout);
  // the build keeps the folders of older releases
  mkdirSync(path.join(checkout, 'dist/0.0.9'), { recursive: true });
  writeFileSync(path.join(checkout, 'dist/0.0.9/museum-shop.js'), 'export {};\n');
  const manifest = path.join(checkout, 'package.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  if (!isFull) {
    // the fast tier packs the bundle that `npm test` has just built instead of building it again
    content.scripts.build = `node --eval "fs.cpSync(process.env.BUILT, 'dist', { recursive: true })"`;
    writeFileSync(manifest, JSON.stringify(content));
  }
  run(checkout, 'npm', 'pack', '--silent', '--pack-destination', folder);
  const { name, version } = content;
  const tarball = path.join(folder, `${name}-${version}.tgz`);
  mkdirSync(project);
  writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball);
  return { tarball, project, installed: path.join(project, 'node_modules', name) };
}

/** Installs the package in a new project; `remove` deletes everything. */
export function installPackage() {
  const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-consumer-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    return { ...packAndInstall(folder), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
