import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFiles, sha256, zipped } from './release/archive.mjs';
import { billOfMaterials } from './release/sbom.mjs';
import { setVersion, VERSIONED } from './release/version.mjs';

// `npm run release` makes the release of the version in package.json, `npm run release -- 0.2.0` that of another one. After npm
// has installed the packages, it sets version and date, checks, commits, builds and packs into .build/release. It publishes
// nothing, and lists the steps that are left. The same commit gives the same bytes. `--unchecked` leaves out checks and tests,
// to try the command.
const OUT = '.build/release';
const isChecked = !process.argv.includes('--unchecked');
const [wanted] = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const run = (program, ...words) => execFileSync(program, words, { stdio: 'inherit' });
const read = (program, ...words) => execFileSync(program, words, { encoding: 'utf8' }).trim();
const isClean = () => read('git', 'status', '--porcelain') === '';
const versionNow = () => JSON.parse(readFileSync('package.json', 'utf8')).version;

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs everything that has to pass before a release. */
function check() {
  for (const script of ['check:static', 'build', 'check:sizes', 'check:package', 'test:full'])
    run('npm', 'run', '--silent', script);
}

/** Sets version and date, checks the result, and commits it. If a check fails, the files are as before. */
function prepare(version) {
  try {
    setVersion(version, new Date().toISOString().slice(0, 10));
    if (isChecked) check();
  } catch (error) {
    run('git', 'restore', '--', ...VERSIONED);
    refuse(error.message);
  }
  if (isClean()) return;
  run('git', 'commit', '--quiet', '--message', `release: ${version}`, '--', ...VERSIONED);
  if (!isClean()) refuse('The checks have changed other files: see git status.');
}

/** Builds and packs the current commit. Returns the paths of the npm package and the archive. */
function pack(version) {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  // builds first, and puts the public address of the repository into the package (`prepack`)
  run('npm', 'pack', '--silent', '--pack-destination', OUT);
  const tarball = path.join(OUT, `museum-shop-${version}.tgz`);
  const commit = read('git', 'rev-parse', 'HEAD');
  const seconds = Number(read('git', 'show', '--no-patch', '--format=%ct', 'HEAD'));
  const committed = new Date(seconds * 1000).toISOString();
  const provenance = {
    name: 'museum-shop',
    version,
    commit,
    committed,
    isChecked,
    node: process.version,
    npm: read('npm', '--version'),
    platform: `${process.platform} ${process.arch}`,
    lockFile: { file: 'package-lock.json', sha256: sha256(readFileSync('package-lock.json')) },
    hashesOfFiles: 'SHA256SUMS',
  };
  const bill = billOfMaterials('dist', { commit, committed });
  const files = releaseFiles({ dist: 'dist', version, tarball, bill, provenance });
  const archive = path.join(OUT, `museum-shop-${version}.zip`);
  writeFileSync(archive, zipped(`museum-shop-${version}`, files, committed));
  return [tarball, archive];
}

const stepsLeft = (version, [tarball, archive]) => `
${[tarball, archive].map((file) => `${sha256(readFileSync(file))}  ${file}`).join('\n')}

${isChecked ? '' : 'NOT CHECKED: do not publish this.\n\n'}By hand:
1. Open the demo once in Safari on a phone, and buy something.
2. git tag --sign v${version} --message 'museum-shop ${version}', with the hashes above in the message; push the branch and the tag.
3. npm publish ${tarball}
4. Publish ${archive} with the tag, on the platform that hosts the repository.
5. Copy dist from the archive to the web server, as README describes under “Publish a release”. The WordPress plugin is
   dist/wordpress/museum-shop.zip.
6. Begin the next section of CHANGELOG.md with “(unreleased)”.`;

if (!isClean()) {
  refuse('Commit or remove your changes first: a release is made from a commit.');
}
const version = wanted ?? versionNow();
const tag = read('git', 'tag', '--list', `v${version}`);
if (tag && read('git', 'rev-parse', `${tag}^{commit}`) !== read('git', 'rev-parse', 'HEAD')) {
  refuse(`${version} has been released from another commit: see the tag ${tag}.`);
}
prepare(version);
console.log(stepsLeft(version, pack(version)));
