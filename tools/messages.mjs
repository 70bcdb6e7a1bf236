import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { getConfig } from '@lingui/conf';

// `npm run messages` extracts the messages of the code into the catalogs. `--check` fails if a catalog is out of date. Absent and
// wrong translations are found by `npm run check:words`.
const config = getConfig();
const fileOf = (locale) => `locales/${locale}/messages.po`;
const isCheck = process.argv.includes('--check');

const before = new Map(
  config.locales.map((locale) => [locale, readFileSync(fileOf(locale), 'utf8')]),
);
execFileSync('npx', ['lingui', 'extract', '--clean'], { stdio: isCheck ? 'ignore' : 'inherit' });
if (!isCheck) process.exit(0);

const errors = [];
for (const [locale, text] of before) {
  if (readFileSync(fileOf(locale), 'utf8') === text) continue;
  errors.push(`${fileOf(locale)} is out of date: run npm run messages.`);
  writeFileSync(fileOf(locale), text);
}
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
console.log(`The catalogs of ${config.locales.length} languages have all messages of the code.`);
