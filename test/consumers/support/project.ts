import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The packed package (tools/test-consumers.mjs). */
export const tarball = process.env.TARBALL ?? '';

/** Settings of the test run, which a new shell does not have. */
const {
  DIST: _dist,
  NODE_ENV: _env,
  NODE_TEST_CONTEXT: _context,
  TARBALL: _,
  ...shell
} = process.env;
const env = { ...shell, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

/** Runs a program in a folder and returns its output. Throws an error with all its output if it fails. */
export function run(cwd: string, program: string, ...words: string[]): string {
  try {
    return execFileSync(program, words, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error([program, ...words].join(' '), { cause: `${stdout}${stderr}` });
  }
}

/** Makes a new folder for a project; `remove` deletes it. */
export function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-consumer-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Installs the package in a new, empty project, offline. */
export function installPackage() {
  const { folder, remove } = newFolder();
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  run(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball);
  return { project: folder, installed: path.join(folder, 'node_modules/museum-shop'), remove };
}

/** Links packages of the checkout into a project. Returns a function that removes the links. */
export function link(project: string, packages: readonly string[]): () => void {
  const links = packages.map((name) => path.join(project, 'node_modules', name));
  for (const [index, place] of links.entries()) {
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', packages[index]!), place, 'junction');
  }
  return () => {
    for (const place of links) rmSync(place, { force: true });
  };
}
