import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '.build/results';

/**
 * What a stage of the tests came to. `failures` are `{ title, alone }`: the title in full and the command that runs its file
 * alone. It is written down for the report of all stages, and said here.
 */
export function report(stage, { passed, failures }) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, `${stage}.json`), JSON.stringify({ passed, failures }));
  for (const { title, alone } of failures) console.log(`✖ ${title}\n    ${alone}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
}
