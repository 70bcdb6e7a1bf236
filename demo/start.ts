import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startStack } from './stack.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');
const isDevelopment = process.argv.includes('--watch');
const port = Number(process.env.PORT ?? 4173);
const sloppy = process.argv.find((each) => each.startsWith('--sloppy'));
const revision = process.env.CONTRACT_REVISION ?? '2';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Builds the bundle if it is missing. With `--watch` it also rebuilds on each change. */
function build(): ChildProcess | undefined {
  if (!existsSync(path.join(dist, 'museum-shop.js'))) {
    console.log('Building the bundle …');
    const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
    if (built.status !== 0) fail('The bundle could not be built.');
  }
  return isDevelopment
    ? spawn('npx', ['rollup', '--config', '--watch', '--silent'], { cwd: root, stdio: 'inherit' })
    : undefined;
}

if (!Number.isInteger(port) || port < 1 || port > 65_533) {
  fail(`PORT is “${process.env.PORT}”, which is not a port. Use a number between 1 and 65533.`);
}

if (revision !== '1' && revision !== '2') {
  fail(
    `CONTRACT_REVISION is “${revision}”. Use 2, or 1 for a back end without the optional parts of the contract.`,
  );
}

/** Returns the origins in `ALLOWED_ORIGINS`, separated by spaces or commas. */
function otherOrigins(): string[] {
  const names = process.env.ALLOWED_ORIGINS?.split(/[\s,]+/).filter(Boolean) ?? [];
  return names.map((name) => {
    if (/^https?:/.test(name) && URL.canParse(name)) return new URL(name).origin;
    return fail(
      `ALLOWED_ORIGINS contains “${name}”. Use addresses such as http://localhost:8080, separated by commas.`,
    );
  });
}

/** Returns the seed of `--sloppy=7`, or a random one for `--sloppy` alone. */
function seedIn(option: string): number {
  const [, text] = /^--sloppy=(\d{1,9})$/.exec(option) ?? [];
  if (text) return Number(text);
  if (option === '--sloppy') return randomInt(1, 10_000);
  return fail(`${option} names no seed. Use a whole number, for example --sloppy=7.`);
}

const allowedOrigins = otherOrigins();
const sloppySeed = sloppy === undefined ? undefined : seedIn(sloppy);
const watcher = build();
try {
  const { addresses, close } = await startStack({
    port,
    host: process.env.LISTEN_HOST,
    dist,
    data: path.join(root, `demo/data/${port}`),
    contractRevision: revision === '1' ? 1 : 2,
    allowedOrigins,
    sloppySeed,
  });
  console.log(`
  The museum    ${addresses.shop}/
  Its shop      ${addresses.shop}/shop/
  Its API       ${addresses.shop}/api
  For editors   ${addresses.shop}/embed/
  The bundle    ${addresses.shop}/museum-shop.js
  A partner     ${addresses.partner}/
  The provider  ${addresses.provider}/

  Ctrl-C stops all of them.`);
  if (sloppySeed !== undefined) {
    console.log(`
  The API answers like a sloppy back end. The same again: npm start -- --sloppy=${sloppySeed}`);
  }
  const stop = (): void => {
    watcher?.kill();
    void close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  watcher?.kill();
  const { code, port: taken } = error as { code?: string; port?: number };
  fail(
    code === 'EADDRINUSE'
      ? `Port ${taken} is in use by another program. Stop it, or choose other ports: PORT=5173 npm start uses 5173 to 5175.`
      : (error as Error).message,
  );
}
