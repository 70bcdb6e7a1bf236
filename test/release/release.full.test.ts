import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { copyCheckout } from '../../tools/pack-checkout.mjs';
import { PLUGIN } from '../../tools/wordpress.mjs';
import { run } from '../consumers/support/project.ts';

const NEXT = '9.8.7';
const OUT = `.build/release/museum-shop-${NEXT}`;

describe('`npm run release`', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-release-'));
  const at = (file: string): string => path.join(folder, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  const edit = (file: string, from: RegExp, to: string): void =>
    writeFileSync(at(file), read(file).replace(from, to));
  const git = (...words: string[]): string => run(folder, 'git', ...words).trim();
  const release = (...words: string[]): string =>
    run(folder, process.execPath, 'tools/release.mjs', '--unchecked', ...words);
  const refusal = (...words: string[]): string => {
    const args = ['tools/release.mjs', '--unchecked', ...words];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    assert.equal(status, 1);
    return stderr;
  };

  before(() => {
    copyCheckout(folder);
    git('init', '--quiet');
    git('config', 'user.name', 'Release');
    git('config', 'user.email', 'release@example.org');
    git('config', 'commit.gpgsign', 'false');
    git('remote', 'add', 'origin', 'git@forge.example:museum/shop.git');
    // here it is a link, which .gitignore does not cover
    appendFileSync(at('.git/info/exclude'), 'node_modules\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'before');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('refuses changes that are not committed', () => {
    writeFileSync(at('new.txt'), '');
    assert.match(refusal(), /Commit or remove your changes/);
    rmSync(at('new.txt'));
  });

  test('refuses a version without a section in the changelog, and leaves no change', () => {
    assert.match(refusal(NEXT), /CHANGELOG\.md/);
    edit('CHANGELOG.md', /^## /m, `## ${NEXT} (unreleased)\n\n## `);
    git('commit', '--quiet', '--all', '--message', 'changelog');
    assert.match(refusal(NEXT), /readme\.txt/);
    assert.equal(git('status', '--porcelain'), '');
  });

  test('sets version and date, commits, and packs the same bytes each time', () => {
    edit(`${PLUGIN}/readme.txt`, /^== Changelog ==$/m, `== Changelog ==\n\n= ${NEXT} =\n* Next.`);
    git('commit', '--quiet', '--all', '--message', 'readme');
    const printed = release(NEXT);
    assert.match(printed, /NOT CHECKED/);
    assert.equal(git('log', '-1', '--format=%s'), `release: ${NEXT}`);
    assert.equal(git('status', '--porcelain'), '');
    assert.match(read('CHANGELOG.md'), /^## 9\.8\.7 \(\d{4}-\d\d-\d\d\)$/m);
    for (const file of ['package.json', 'package-lock.json', 'web-types.json'])
      assert.equal((JSON.parse(read(file)) as { version: string }).version, NEXT, file);
    const archives = [`${OUT}.zip`, `${OUT}.tgz`];
    const first = archives.map((file) => readFileSync(at(file)));
    const commit = git('rev-parse', 'HEAD');

    release();
    assert.equal(git('rev-parse', 'HEAD'), commit);
    for (const [index, file] of archives.entries())
      assert.ok(first[index]!.equals(readFileSync(at(file))), file);

    const files = unzipSync(new Uint8Array(first[0]!));
    const provenance = strFromU8(files[`museum-shop-${NEXT}/provenance.json`]!);
    assert.equal((JSON.parse(provenance) as { commit: string }).commit, commit);
    assert.ok(files[`museum-shop-${NEXT}/dist/${NEXT}/integrity.json`]);
    assert.ok(files[`museum-shop-${NEXT}/dist/wordpress/museum-shop.zip`]);
    assert.ok(files[`museum-shop-${NEXT}/sbom.cdx.json`]);
  });

  test('names the repository in the npm package', () => {
    const manifest = run(folder, 'tar', '-xzOf', `${OUT}.tgz`, 'package/package.json');
    const { repository } = JSON.parse(manifest) as { repository?: { url: string } };
    assert.equal(repository?.url, 'git+https://forge.example/museum/shop.git');
  });

  test('refuses a version that is tagged on another commit', () => {
    git('tag', `v${NEXT}`, 'HEAD~1');
    assert.match(refusal(NEXT), new RegExp(`v${NEXT}`));
  });
});
