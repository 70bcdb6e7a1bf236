import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// npm calls this before and, with `--restore`, after it packs: package.json and README in the package get the public address of
// the repository, which the checkout itself does not have. It is that of Git's remote `origin`.
const SAVED = '.build/unpacked';
const FILES = ['package.json', 'README.md'];

/** Paths of a picture and of a page at a tag, by host. */
const AT_TAG = {
  'github.com': { picture: 'raw/', page: 'blob/' },
  'gitlab.com': { picture: '-/raw/', page: '-/blob/' },
};
/** Those of Forgejo and Gitea, which run on many hosts. */
const AT_FORGE = { picture: 'raw/tag/', page: 'src/tag/' };
const PICTURE = /\.(jpg|png|svg)$/;

/** Returns `https://host/owner/name` for a public repository, from any form in which Git knows it. */
export function publicAddress(remote) {
  const secureShell = /^(?:ssh:\/\/)?git@([^:/]+)[:/](.+)$/.exec(remote);
  const address = secureShell ? `https://${secureShell[1]}/${secureShell[2]}` : remote;
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname } = new URL(address);
  // a name without a dot is a computer of the own network
  if (protocol !== 'https:' || !host.includes('.')) return undefined;
  return `https://${host}${pathname.replace(/\/$/, '').replace(/\.git$/, '')}`;
}

/** Returns package.json with the addresses of repository, home page and issues. */
const named = (manifest, address) => ({
  ...manifest,
  homepage: `${address}#readme`,
  repository: { type: 'git', url: `git+${address}.git` },
  bugs: `${address}/issues`,
});

/** Returns the README with the addresses of pictures and files at a tag, in place of their paths. */
function linked(readme, address, tag) {
  const { picture, page } = AT_TAG[new URL(address).host] ?? AT_FORGE;
  return readme.replaceAll(/\]\((?![a-z]+:|#)([^)\s]+)\)/g, (_, file) => {
    const folder = PICTURE.test(file) ? picture : page;
    return `](${address}/${folder}${tag}/${file})`;
  });
}

/** Returns the address of Git's remote `origin`, and undefined without one or without Git. */
function origin() {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio }).trim();
  } catch {
    return undefined;
  }
}

function restore() {
  if (!existsSync(SAVED)) return;
  for (const file of FILES) cpSync(path.join(SAVED, file), file);
  rmSync(SAVED, { recursive: true });
}

function prepare() {
  // left by a packing that failed
  restore();
  const remote = origin();
  const address = remote && publicAddress(remote);
  if (!address) {
    if (remote) console.warn(`The package names no repository: ${remote} is no public address.`);
    return;
  }
  mkdirSync(SAVED, { recursive: true });
  for (const file of FILES) cpSync(file, path.join(SAVED, file));
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync('package.json', `${JSON.stringify(named(manifest, address), null, 2)}\n`);
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync('README.md', linked(readme, address, `v${manifest.version}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--restore')) restore();
  else prepare();
}
