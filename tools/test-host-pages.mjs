import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, findFirefox } from './browser.mjs';

// `npm run test:pages`: the built bundle in host pages that nobody here controls, in one engine after the other, or in the
// one that `ENGINE` names; `npm run test:pages -- placement` runs the files whose names have this in them.
const ENGINES = { chromium: findBrowser, firefox: findFirefox };
const engines = process.env.ENGINE ? [process.env.ENGINE] : Object.keys(ENGINES);
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
  return spawnSync(process.execPath, [...flags, ...files], { stdio: 'inherit', env }).status !== 0;
});
process.exit(fails.length > 0 ? 1 : 0);
