import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lists of the packages inside the bundles, which the build writes. */
const LISTS = ['THIRD-PARTY.txt', 'conformance-THIRD-PARTY.txt'];

/** Returns the packages in the files of a build, as `name@version`, sorted. */
export function bundledPackages(dist) {
  const found = LISTS.flatMap((file) => [
    ...readFileSync(path.join(dist, file), 'utf8').matchAll(/^Name: (.+)\nVersion: (.+)$/gm),
  ]);
  return [...new Set(found.map(([, name, version]) => `${name}@${version}`))].toSorted();
}

/** Returns all packages of the lock file as CycloneDX, with licences and hashes. */
const everyPackage = () =>
  JSON.parse(
    execFileSync(
      'npm',
      ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library', '--package-lock-only'],
      { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'inherit'] },
    ),
  );

/** Returns a UUID that follows from a text (version 8 of RFC 9562), so that the same commit gives the same one. */
function uuidOf(text) {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Returns the software bill of materials of a build in CycloneDX. It lists the packages inside the built files, not those
 * that only build and test. `committed` is the time of the commit, in ISO 8601.
 */
export function billOfMaterials(dist, { commit, committed }) {
  const all = everyPackage();
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const root = all.metadata.component['bom-ref'];
  const shipped = new Set(bundledPackages(dist));
  const refs = new Set([root, ...shipped]);
  // npm marks packages that the build bundles as development dependencies
  const components = all.components
    .filter((component) => shipped.has(component['bom-ref']))
    .map((component) => ({ ...component, properties: [] }));
  const known = new Set(components.map((component) => component['bom-ref']));
  const missing = [...shipped].filter((each) => !known.has(each));
  if (missing.length > 0) throw new Error(`The lock file has no ${missing.join(', ')}`);
  return {
    ...all,
    serialNumber: `urn:uuid:${uuidOf(`${name}@${version} ${commit}`)}`,
    metadata: {
      ...all.metadata,
      timestamp: committed,
      lifecycles: [{ phase: 'build' }],
      // npm takes the name of the folder
      component: { ...all.metadata.component, name },
    },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter((each) => refs.has(each)),
      })),
  };
}
