import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { publicAddress } from '../../tools/public-address.mjs';
import { root } from './support/project.ts';

const MANIFEST = '{\n  "name": "museum-shop",\n  "version": "0.1.0"\n}\n';
const README = `![A shop](demo/shop.jpg) [How to help](CONTRIBUTING.md) [Hosting](#hosting)
[The standard](https://standard.example/)\n`;

const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-address-'));
after(() => rmSync(folder, { recursive: true }));

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const pack = (...flags: string[]) =>
  run(process.execPath, path.join(root, 'tools/public-address.mjs'), ...flags);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function setOrigin(address: string): void {
  rmSync(path.join(folder, '.git'), { recursive: true, force: true });
  run('git', 'init', '--quiet');
  run('git', 'remote', 'add', 'origin', address);
}

beforeEach(() => {
  writeFileSync(path.join(folder, 'package.json'), MANIFEST);
  writeFileSync(path.join(folder, 'README.md'), README);
});

test('Public address: the packed package names its repository, and the checkout stays as it was', () => {
  setOrigin('git@github.com:museum/shop.git');
  pack();
  const { name, repository, homepage, bugs } = JSON.parse(read('package.json')) as Record<
    string,
    unknown
  >;
  assert.equal(name, 'museum-shop');
  assert.deepEqual(repository, { type: 'git', url: 'git+https://github.com/museum/shop.git' });
  assert.equal(homepage, 'https://github.com/museum/shop#readme');
  assert.equal(bugs, 'https://github.com/museum/shop/issues');
  // a packing that failed has restored nothing
  pack();
  pack('--restore');
  assert.equal(read('package.json'), MANIFEST);
  assert.equal(read('README.md'), README);
});

for (const [host, picture, page] of [
  ['github.com', 'raw/v0.1.0', 'blob/v0.1.0'],
  ['gitlab.com', '-/raw/v0.1.0', '-/blob/v0.1.0'],
  ['forge.example', 'raw/tag/v0.1.0', 'src/tag/v0.1.0'],
] as const) {
  test(`Public address: the packed README has the addresses of pictures and files at its tag (${host})`, () => {
    const address = `https://${host}/museum/shop`;
    setOrigin(`${address}.git`);
    pack();
    const absolute = README.replace('demo/', `${address}/${picture}/demo/`).replace(
      'CONTRIBUTING',
      `${address}/${page}/CONTRIBUTING`,
    );
    assert.equal(read('README.md'), absolute);
    pack('--restore');
  });
}

test('Public address: a checkout without one, or with one of its own network, is packed as it is', () => {
  for (const remote of ['/srv/museum.git', 'https://forge/museum.git', 'http://forge.example/m']) {
    setOrigin(remote);
    pack();
    assert.equal(read('package.json'), MANIFEST);
  }
});

test('Public address: is the same for all forms in which Git knows it', () => {
  for (const remote of ['https://forge.example/m/s', 'ssh://git@forge.example/m/s.git']) {
    assert.equal(publicAddress(remote), 'https://forge.example/m/s');
  }
});
