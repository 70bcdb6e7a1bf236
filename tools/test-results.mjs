import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const RESULTS = '.build/results';

/** Returns the name of a stage in an engine; in Chromium it has no suffix. */
export const stageIn = (engine, stage) => (engine === 'chromium' ? stage : `${stage}-${engine}`);

/** Returns the command that runs selected files of a script in an engine; their paths are to be appended. */
export const commandIn = (engine, script) =>
  `${engine === 'chromium' ? '' : `ENGINE=${engine} `}npm run ${script} --`;

/**
 * Prints the result of a test stage and stores it for the report of all stages. `failures` are `{ title, alone }`: the
 * full title, and the command that runs only its file.
 */
export function report(stage, { passed, failures }) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, `${stage}.json`), JSON.stringify({ passed, failures }));
  for (const { title, alone } of failures) console.log(`✖ ${title}\n    ${alone}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
}
