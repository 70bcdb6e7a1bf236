import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { after, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

// Runs files of journeys in this process, one after the other, with one browser, until none is left that no other worker has
// taken. `npm run test:journeys` starts several.
register();
const { borrowBrowser, giveBrowserBack } = await import('../test/journeys/support/browser.ts');

const { files, claims } = JSON.parse(process.env.JOURNEYS);

/** Claims a file by creating another one of its name, which one process alone can do. */
function claim(file) {
  try {
    closeSync(openSync(path.join(claims, path.basename(file)), 'wx'));
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

const run = (file) =>
  new Promise((done) => {
    describe(path.basename(file, '.test.ts'), async () => {
      after(() => done());
      await import(pathToFileURL(path.resolve(file)).href);
    });
  });

await borrowBrowser();
for (const file of files) {
  if (claim(file)) await run(file);
}
await giveBrowserBack();
