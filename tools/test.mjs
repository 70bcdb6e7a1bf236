import { spawn } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { findBrowser, findFirefox } from './browser.mjs';
import { findWebServers } from './debian-web-servers.mjs';
import { findWordPress } from './debian-wordpress.mjs';
import { workers } from './test-environment.mjs';
import { commandIn, RESULTS } from './test-results.mjs';
import { SEEDS } from './sloppy-journeys.mjs';
import { findWebKit } from './webkit.mjs';

// `npm test` and `npm run test:full` build, run all test stages, two at a time, and print one report at the end.
const LOGS = '.build/logs';
const isFull = process.argv.includes('--full');

/** Returns when a file, a folder or anything in it was last changed, in milliseconds. */
function changedAt(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(file).map((name) => changedAt(path.join(file, name)));
  return Math.max(stat.mtimeMs, ...inside);
}

/** Returns whether the bundle in `dist` is newer than all its sources. */
function isBuilt() {
  // the last file that a build writes
  const built = 'dist/empty.js';
  const sources = [
    'src',
    'locales',
    'tools',
    'rollup.config.mjs',
    'package.json',
    'package-lock.json',
  ];
  return (
    existsSync(built) && sources.every((source) => changedAt(source) < statSync(built).mtimeMs)
  );
}

/** Stages, long ones first. A stage starts when the one that it `needs` has passed and the one in `after` has ended. */
const STAGES = [
  ...(isBuilt() ? [] : [{ name: 'build', command: 'build' }]),
  { name: 'core', command: 'test:core' },
  { name: 'journeys', command: 'test:journeys', needs: 'build' },
  { name: 'pages-firefox', command: 'test:pages', engine: 'firefox', needs: 'build' },
  { name: 'browser', command: 'test:browser' },
  { name: 'pages', command: 'test:pages', needs: 'build' },
  { name: 'consumers', command: 'test:consumers', needs: 'build' },
  { name: 'demo', command: 'test:demo', needs: 'build' },
  ...(isFull ? SEEDS : SEEDS.slice(0, 1)).map((seed) => ({
    name: `sloppy-${seed}`,
    command: 'test:sloppy',
    seed,
    needs: 'build',
  })),
  ...(isFull
    ? [
        { name: 'browser-firefox', command: 'test:browser', engine: 'firefox', after: 'browser' },
        {
          name: 'browser-webkit',
          command: 'test:browser',
          engine: 'webkit',
          after: 'browser-firefox',
        },
        { name: 'pages-webkit', command: 'test:pages', engine: 'webkit', needs: 'build' },
        { name: 'wordpress', command: 'test:wordpress', needs: 'build' },
      ]
    : []),
];
const AT_ONCE = workers > 1 ? 2 : 1;

const inMinutes = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

function run({ name, command, engine, seed }) {
  const begun = performance.now();
  const log = path.join(LOGS, `${name}.log`);
  const output = createWriteStream(log);
  const env = {
    ...process.env,
    CI: '1',
    ...(isFull && { TIER: 'full' }),
    ...(engine && { ENGINE: engine }),
    ...(seed !== undefined && { SEED: String(seed) }),
  };
  const child = spawn('npm', ['run', '--silent', command], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ name, log, code, ms: performance.now() - begun }));
  });
}

function resultOf({ name, log, code, ms }) {
  const file = path.join(RESULTS, `${name}.json`);
  const { passed, failures } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failures: [] };
  if (code !== 0 && failures.length === 0) {
    const { command, engine = 'chromium' } = STAGES.find((stage) => stage.name === name);
    failures.push({ title: `${name} ended with ${code}`, alone: commandIn(engine, command) });
  }
  return { name, passed, failures, log, ms };
}

const summaryOf = ({ name, passed, failures, ms }) =>
  `${name.padEnd(16)} ${String(passed).padStart(5)} passed, ${failures.length} failed   ${inMinutes(ms)}`;

for (const folder of [LOGS, RESULTS]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const begun = performance.now();
// before the stages, because two of them would install a missing program at the same time
const forAll = [findWebKit, findWordPress, findWebServers];
for (const find of [findBrowser, findFirefox, ...(isFull ? forAll : [])]) find();
const waiting = [...STAGES];
const running = new Map();
const results = [];
const hasEndedWell = (name) =>
  !STAGES.some((stage) => stage.name === name) ||
  results.some((result) => result.name === name && result.failures.length === 0);

while (waiting.length + running.size > 0) {
  const ready = waiting.filter(
    ({ needs, after }) =>
      (!needs || hasEndedWell(needs)) && (!after || results.some(({ name }) => name === after)),
  );
  for (const stage of ready.slice(0, AT_ONCE - running.size)) {
    waiting.splice(waiting.indexOf(stage), 1);
    running.set(stage.name, run(stage));
  }
  if (running.size === 0) {
    for (const { name, needs } of waiting.splice(0)) {
      results.push({
        name,
        passed: 0,
        ms: 0,
        failures: [{ title: `${name} did not run: ${needs} failed`, alone: '' }],
      });
    }
    break;
  }
  const ended = resultOf(await Promise.race(running.values()));
  running.delete(ended.name);
  results.push(ended);
  console.log(summaryOf(ended));
  if (ended.failures.length > 0) console.log(`\n${readFileSync(ended.log, 'utf8')}\n`);
}

const failures = results.flatMap((result) => result.failures);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(
  `\n${results.map(summaryOf).join('\n')}\n${'all'.padEnd(34)}   ${inMinutes(performance.now() - begun)}`,
);
for (const { title, alone } of failures) console.log(`\n✖ ${title}\n    ${alone}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
