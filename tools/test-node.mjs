import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';

// `npm run test:node`: the tests of the reference server, and the npm package in projects of others. Node 20
// takes no patterns, so the files are listed here.
const files = ['test/demo', 'test/consumers'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file)),
);
console.log(`Tests run in ${findBrowser()}`);
const flags = ['--import', 'tsx', '--test', '--test-concurrency=2'];
const { status } = spawnSync(process.execPath, [...flags, ...files], { stdio: 'inherit' });
process.exit(status ?? 1);
