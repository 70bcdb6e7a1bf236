import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

// `npm run check:package` packs the package and checks it with publint and Are the types wrong?, as `npm publish` does
// first. The package is ESM only, so what concerns CommonJS and its old ways to find a file does not count.
const FOR_COMMONJS = ['node10', 'node16-cjs'];
/** No modules. */
const NO_CODE = [/\.yaml$/];

async function publintIn(tarball) {
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

async function typeProblemsIn(tarball) {
  const packed = createPackageFromTarballData(new Uint8Array(tarball));
  const { types, problems = [] } = await checkPackage(packed, { excludeEntrypoints: NO_CODE });
  if (!types) return ['types: there are none'];
  return problems
    .filter(({ resolutionKind }) => !FOR_COMMONJS.includes(resolutionKind))
    .map(
      ({ kind, entrypoint, resolutionKind }) => `types: ${kind} ${entrypoint} ${resolutionKind}`,
    );
}

/** Returns the problems of a packed package, one sentence each. */
export async function packageProblems(file) {
  const tarball = new Uint8Array(readFileSync(file)).buffer;
  return [...(await publintIn(tarball)), ...(await typeProblemsIn(tarball))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-package-'));
  try {
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
    execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const [tarball] = readdirSync(folder);
    const problems = await packageProblems(path.join(folder, tarball));
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else console.log('The package has no problems.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
