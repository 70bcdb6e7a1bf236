import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { after, describe } from 'node:test';
import { pathToFileURL } from 'node:url';

// Process of `runInWorkers`: runs one test file after the other until all are claimed.
const { files, claims, shared, workers } = JSON.parse(process.env.TEST_WORK);
// each process starts with a file of its own, because a process without tests would count as a test
const [firsts, rest] = [files.slice(0, workers), files.slice(workers)];

let running = '';
process.on('exit', () => {
  if (running) console.error(`The process ended while it ran ${running}`);
});

/** Claims a test file by creating a file of the same name, in which only one process can succeed. */
function claim(file) {
  try {
    closeSync(openSync(path.join(claims, file.replaceAll('/', '-')), 'wx'));
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

const load = (file) => import(pathToFileURL(path.resolve(file)).href);

async function run(file) {
  running = file;
  await new Promise((done) => {
    describe(file, async () => {
      after(() => done());
      await load(file);
    });
  });
  running = '';
}

const { open, close } = shared ? await load(shared) : {};
await open?.();
await run(firsts.find(claim));
for (const file of rest) {
  if (claim(file)) await run(file);
}
await close?.();
