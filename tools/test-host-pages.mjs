import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, findFirefox } from './browser.mjs';
import { findWebKit } from './webkit.mjs';

// `npm run test:pages`: the built bundle in host pages that nobody here controls, in one engine after the other, or in the
// one that `ENGINE` names; `npm run test:pages -- placement` runs the files whose names have this in them.
const ENGINES = { chromium: findBrowser, firefox: findFirefox, webkit: findWebKit };
const engines = process.env.ENGINE ? [process.env.ENGINE] : ['chromium', 'firefox'];

/** What cannot be looked at in WebKit. */
const NOT_IN_WEBKIT = {
  'many.test.ts': 'comes down a page of forty embeds by asking, which takes the driver too long',
  'printed.test.ts': 'the driver has no PDF to read',
};
const wanted = process.argv.slice(2);
const folder = 'test/host-pages';
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .map((file) => path.join(folder, file));

const flags = ['--import', 'tsx', '--test', '--test-concurrency=2'];
const fails = engines.filter((engine) => {
  console.log(`Host pages are looked at in ${ENGINES[engine]()}`);
  const env = { ...process.env, ENGINE: engine };
  const runs = files.filter(
    (file) => engine !== 'webkit' || !(path.basename(file) in NOT_IN_WEBKIT),
  );
  return spawnSync(process.execPath, [...flags, ...runs], { stdio: 'inherit', env }).status !== 0;
});
process.exit(fails.length > 0 ? 1 : 0);
