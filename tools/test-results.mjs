import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const RESULTS = '.build/results';

/** The name of a stage in an engine: Chromium's has none of its own. */
export const stageIn = (engine, stage) => (engine === 'chromium' ? stage : `${stage}-${engine}`);

/** The command that runs chosen files of a script in an engine; the files follow. */
export const commandIn = (engine, script) =>
  `${engine === 'chromium' ? '' : `ENGINE=${engine} `}npm run ${script} --`;

/**
 * Prints what a stage of the tests came to, and stores it for the report of all stages. `failures` are `{ title, alone }`: the
 * title in full and the command that runs its file alone.
 */
export function report(stage, { passed, failures }) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, `${stage}.json`), JSON.stringify({ passed, failures }));
  for (const { title, alone } of failures) console.log(`✖ ${title}\n    ${alone}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
}
