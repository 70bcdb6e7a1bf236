import { readFileSync } from 'node:fs';

// Adds up what the two test runners say at their ends, as one line.
const log = readFileSync(process.argv[2], 'utf8');
const sum = (...patterns) =>
  patterns
    .flatMap((pattern) => [...log.matchAll(pattern)])
    .reduce((total, [, count]) => total + Number(count), 0);

const passed = sum(/^(\d+) passed, \d+ failed/gm, /^(?:# |ℹ )pass (\d+)/gm);
const failed = sum(/^\d+ passed, (\d+) failed/gm, /^(?:# |ℹ )fail (\d+)/gm);
console.log(`${passed} passed, ${failed} failed`);
process.exit(passed > 0 && failed === 0 ? 0 : 1);
