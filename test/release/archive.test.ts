import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { releaseFiles, zipped } from '../../tools/release/archive.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-archive-'));
const dist = path.join(folder, 'dist');
const tarball = path.join(folder, 'museum-shop-0.2.0.tgz');
const COMMITTED = '2027-03-28T01:30:00.000Z';

for (const file of ['museum-shop.js', '0.2.0/museum-shop.js', '0.1.0/museum-shop.js']) {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), `// ${file}`);
}
writeFileSync(tarball, 'the npm package');

const files = () =>
  releaseFiles({
    dist,
    version: '0.2.0',
    tarball,
    bill: { bomFormat: 'CycloneDX' },
    provenance: { commit: '4'.repeat(40) },
  });

describe('The archive of a release', () => {
  after(() => rmSync(folder, { recursive: true }));

  test('contains the build without older releases, the npm package, documents, bill and provenance', () => {
    const paths = Object.keys(files());
    assert.deepEqual(
      paths.filter((file) => !/\.md$|LICENSE/.test(file)),
      [
        'dist/0.2.0/museum-shop.js',
        'dist/museum-shop.js',
        'museum-shop-0.2.0.tgz',
        'provenance.json',
        'sbom.cdx.json',
        'SHA256SUMS',
      ],
    );
    for (const document of ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE'])
      assert.ok(paths.includes(document), document);
  });

  test('has the SHA-256 of each file, as `sha256sum --check` reads it', () => {
    const { SHA256SUMS: sums, ...others } = files() as Record<string, Uint8Array>;
    const lines = Object.entries(others).map(
      ([file, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`,
    );
    assert.equal(strFromU8(sums!), lines.join(''));
  });

  test('has the same bytes at another time and in another time zone', () => {
    const { TZ } = process.env;
    const first = zipped('museum-shop-0.2.0', files(), COMMITTED);
    utimesSync(path.join(dist, 'museum-shop.js'), 0, 0);
    try {
      // in Paris, the clocks skip this hour of the commit
      for (const zone of ['Pacific/Kiritimati', 'America/New_York', 'Europe/Paris']) {
        process.env.TZ = zone;
        assert.deepEqual(zipped('museum-shop-0.2.0', files(), COMMITTED), first, zone);
      }
    } finally {
      if (TZ === undefined) delete process.env.TZ;
      else process.env.TZ = TZ;
    }
  });

  test('unpacks into one folder', () => {
    const unpacked = unzipSync(zipped('museum-shop-0.2.0', files(), COMMITTED));
    assert.equal(
      strFromU8(unpacked['museum-shop-0.2.0/dist/museum-shop.js']!),
      '// museum-shop.js',
    );
    assert.ok(Object.keys(unpacked).every((file) => file.startsWith('museum-shop-0.2.0/')));
  });
});
