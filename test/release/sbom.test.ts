import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { billOfMaterials, bundledPackages } from '../../tools/release/sbom.mjs';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string; content: string }[];
  licenses: { license?: { id: string }; expression?: string }[];
}

const dist = path.resolve(process.env.DIST ?? 'dist');
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Component;
const COMMIT = { commit: '4'.repeat(40), committed: '2026-12-01T09:30:00.000Z' };

/** Returns the packages whose code is in the scripts, from their source maps. */
function packagesInMaps(): Set<string> {
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  );
  const sources = maps.flatMap((file) => {
    const map = JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as { sources: string[] };
    return map.sources;
  });
  const named = sources.map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);
  return new Set(named.filter((each) => each !== undefined));
}

describe('The software bill of materials', () => {
  let bill: ReturnType<typeof billOfMaterials>;
  let components: Component[];
  before(() => {
    bill = billOfMaterials(dist, COMMIT);
    components = bill.components as Component[];
  });

  test('lists every package in the scripts for visitors, editors and React, and in the command', () => {
    const listed = new Set(components.map((component) => component.name));
    const inMaps = packagesInMaps();
    assert.ok(inMaps.has('react-dom') && inMaps.has('valtio'));
    assert.deepEqual(
      [...inMaps].filter((each) => !listed.has(each)),
      [],
    );
    assert.ok(listed.has('ajv'), 'the conformance suite brings it');
  });

  test('lists no package that only builds and tests', () => {
    const refs = components.map((component) => component['bom-ref']).toSorted();
    assert.deepEqual(refs, bundledPackages(dist));
    for (const tool of ['rollup', 'playwright-core', 'typescript'])
      assert.ok(
        refs.every((ref) => !ref.startsWith(`${tool}@`)),
        tool,
      );
  });

  test('is made of lists that have the same order in each build', () => {
    for (const file of ['THIRD-PARTY.txt', 'conformance-THIRD-PARTY.txt']) {
      const text = readFileSync(path.join(dist, file), 'utf8');
      const names = [...text.matchAll(/^Name: (.+)\nVersion: /gm)].map(([, each = '']) => each);
      assert.ok(names.length > 5, file);
      assert.deepEqual(names, names.toSorted(), file);
    }
  });

  test('has address, licence and the hash of the lock file for each package', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { integrity: string }>;
    };
    for (const { name: of, version: at, purl, hashes, licenses } of components) {
      assert.equal(purl, `pkg:npm/${of.replace('@', '%40')}@${at}`);
      const { integrity } = lock.packages[`node_modules/${of}`]!;
      const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
      assert.deepEqual(hashes, [{ alg: 'SHA-512', content: hash }]);
      assert.ok(licenses[0]?.license?.id ?? licenses[0]?.expression, of);
    }
  });

  test('describes the shop, and is the same for the same commit', () => {
    const { component, timestamp } = bill.metadata;
    assert.deepEqual(
      [bill.bomFormat, component.name, component.version],
      ['CycloneDX', name, version],
    );
    assert.equal(timestamp, COMMIT.committed);
    assert.match(
      bill.serialNumber,
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    assert.deepEqual(billOfMaterials(dist, COMMIT), bill);
  });
});
