import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `npm run check:lock` checks that `npm ci` refuses every package that is not the one that was locked, on all platforms. npm
// leaves out the hashes of other platforms' binaries if it writes the lock file next to an installed `node_modules`.
const SHA512 = /^sha512-[A-Za-z\d+/]{86}==$/;

/** Returns the problems of a lock file, one sentence each. */
export function lockFileProblems(text) {
  const { packages } = JSON.parse(text);
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .flatMap(([folder, { integrity = '', resolved }]) => [
      ...(SHA512.test(integrity) ? [] : [`${folder} has no SHA-512 hash`]),
      // .npmrc omits addresses, so that each registry that is configured serves the same packages
      ...(resolved === undefined ? [] : [`${folder} has an address: ${resolved}`]),
    ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = lockFileProblems(readFileSync('package-lock.json', 'utf8'));
  for (const problem of problems) console.error(`package-lock.json: ${problem}`);
  if (problems.length > 0) {
    console.error('Remove these entries, delete node_modules, and run npm install.');
    process.exitCode = 1;
  }
}
