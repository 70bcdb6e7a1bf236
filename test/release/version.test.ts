import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { datedChangelog, versionedPlugin, versionedReadMe } from '../../tools/release/version.mjs';
import { PLUGIN } from '../../tools/wordpress.mjs';

const CHANGELOG = '# Changelog\n\n## 0.2.0 (unreleased)\n\n- New.\n\n## 0.1.0 (2026-12-01)\n';

describe('The version of a release', () => {
  test('gets its date in the changelog, and keeps it when the release is made again', () => {
    const dated = datedChangelog(CHANGELOG, '0.2.0', '2027-01-15');
    assert.equal(dated, CHANGELOG.replace('unreleased', '2027-01-15'));
    assert.equal(datedChangelog(dated, '0.2.0', '2027-02-01'), dated);
  });

  test('is refused without a section in both changelogs', () => {
    assert.throws(
      () => datedChangelog(CHANGELOG, '0.3.0', '2027-01-15'),
      /CHANGELOG\.md .*0\.3\.0/,
    );
    assert.throws(() => versionedReadMe('Stable tag: 0.1.0\n', '0.3.0'), /readme\.txt .*0\.3\.0/);
  });

  test('is set in all places of the WordPress plugin, and nothing else changes', () => {
    const php = readFileSync(`${PLUGIN}/museum-shop.php`, 'utf8');
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const changed = versionedPlugin(php, '9.8.7');
    assert.equal(changed.split('9.8.7').length - 1, 2);
    assert.equal(versionedPlugin(changed, version), php);
    const about = readFileSync(`${PLUGIN}/readme.txt`, 'utf8');
    const next = versionedReadMe(about.replace(`= ${version} =`, '= 9.8.7 ='), '9.8.7');
    assert.match(next, /^Stable tag: 9\.8\.7$/m);
  });

  test('is refused if a file no longer has the place for it', () => {
    assert.throws(() => versionedPlugin('<?php\n', '9.8.7'), /museum-shop\.php/);
  });
});
