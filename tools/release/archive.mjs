import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { filesBelow } from '../wordpress.mjs';

/** Documents of the repository that belong to a release. */
const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'SECURITY.md',
  'docs/threat-model.md',
  'docs/accessibility-conformance.md',
];

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

const json = (value) => strToU8(`${JSON.stringify(value, null, 2)}\n`);

/** Returns the files of a build below `dist/`, without the folders of other releases. */
function builtFiles(dist, version) {
  const isOlder = (file) => /^\d+\.\d+\.\d+/.test(file) && !file.startsWith(`${version}/`);
  return filesBelow(dist)
    .filter((file) => !isOlder(file))
    .map((file) => [`dist/${file}`, readFileSync(path.join(dist, file))]);
}

/** Returns the files of the release archive by path: build, npm package, documents, bill of materials, provenance and hashes. */
export function releaseFiles({ dist, version, tarball, bill, provenance }) {
  const files = [
    ...builtFiles(dist, version),
    ...DOCUMENTS.map((file) => [file, readFileSync(file)]),
    [path.basename(tarball), readFileSync(tarball)],
    ['sbom.cdx.json', json(bill)],
    ['provenance.json', json(provenance)],
  ].toSorted(([one], [other]) => (one < other ? -1 : 1));
  // the format that `sha256sum --check` reads
  const hashes = files.map(([file, bytes]) => `${sha256(bytes)}  ${file}\n`);
  return Object.fromEntries([...files, ['SHA256SUMS', strToU8(hashes.join(''))]]);
}

/**
 * Returns the bytes of a zip with the files in one folder. The same files and day always give the same bytes: zip stores
 * local time, so all files have noon of the day in UTC, which exists in each time zone.
 */
export function zipped(folder, files, committed) {
  const [year, month, day] = committed.slice(0, 10).split('-').map(Number);
  const entries = Object.entries(files).map(([file, bytes]) => [
    `${folder}/${file}`,
    new Uint8Array(bytes),
  ]);
  return zipSync(Object.fromEntries(entries), {
    level: 9,
    mtime: new Date(year, month - 1, day, 12),
  });
}
