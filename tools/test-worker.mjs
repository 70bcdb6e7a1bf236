import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { after, describe } from 'node:test';
import { pathToFileURL } from 'node:url';

// One of the processes of `runInWorkers`: runs one test file after the other until none is left that no other has taken.
const { files, claims, shared } = JSON.parse(process.env.TEST_WORK);

/** Claims a file by creating another one of its name, which one process alone can do. */
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

const run = (file) =>
  new Promise((done) => {
    describe(file, async () => {
      after(() => done());
      await load(file);
    });
  });

const { open, close } = shared ? await load(shared) : {};
await open?.();
for (const file of files) {
  if (claim(file)) await run(file);
}
await close?.();
