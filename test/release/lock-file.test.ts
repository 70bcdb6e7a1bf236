import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { lockFileProblems } from '../../tools/lock-file.mjs';

interface Entry {
  version: string;
  integrity?: string;
  resolved?: string;
  os?: string[];
}

const text = readFileSync('package-lock.json', 'utf8');

/** Returns the lock file after a change to one of its packages. */
function changed(folder: string, change: (entry: Entry) => void): string {
  const lock = JSON.parse(text) as { packages: Record<string, Entry> };
  change(lock.packages[folder]!);
  return JSON.stringify(lock);
}

describe('Security S17: the lock file', () => {
  test('has a SHA-512 hash of every package, including the binaries of all platforms', () => {
    const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
    const platforms = new Set(Object.values(packages).flatMap(({ os = [] }) => os));
    for (const platform of ['darwin', 'win32', 'linux']) assert.ok(platforms.has(platform));
    assert.deepEqual(lockFileProblems(text), []);
  });

  test('is refused if a package has no hash, or a weak one', () => {
    const folder = 'node_modules/@rollup/rollup-darwin-arm64';
    for (const integrity of [undefined, 'sha1-L7DGMvYzAuhWBpqjk7cPAtJZcWo=', 'sha512-']) {
      const problems = lockFileProblems(changed(folder, (entry) => (entry.integrity = integrity)));
      assert.deepEqual(problems, [`${folder} has no SHA-512 hash`]);
    }
  });

  test('is refused if a package comes from an address of its own', () => {
    const resolved = 'https://mirror.example/react.tgz';
    const problems = lockFileProblems(
      changed('node_modules/react', (entry) => (entry.resolved = resolved)),
    );
    assert.deepEqual(problems, [`node_modules/react has an address: ${resolved}`]);
  });
});
