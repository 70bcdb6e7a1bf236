import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { getConfig } from '@lingui/conf';
import { getCatalogs } from '@lingui/cli/api';

// `npm run messages` takes the sentences of the code into the catalogs; `--check` fails where a catalog is behind the
// code, where a language lacks a sentence, or where a translation fills in something else than its sentence.
const config = getConfig();
const fileOf = (locale) => `locales/${locale}/messages.po`;
const isCheck = process.argv.includes('--check');

const before = new Map(
  config.locales.map((locale) => [locale, readFileSync(fileOf(locale), 'utf8')]),
);
execFileSync('npx', ['lingui', 'extract', '--clean'], { stdio: isCheck ? 'ignore' : 'inherit' });
if (!isCheck) process.exit(0);

/** What is filled into a sentence: numbers, names, links. The branches of a plural are none. */
const filledInto = (text) => {
  const names = text.replaceAll(/(=\d+|zero|one|two|few|many|other)\s*\{/g, '');
  return [...new Set([...names.matchAll(/\{\w+|<\d+/g)].map(([name]) => name))].toSorted().join();
};

const faults = [];
for (const [locale, text] of before) {
  if (readFileSync(fileOf(locale), 'utf8') === text) continue;
  faults.push(`${fileOf(locale)} is behind the code: run npm run messages.`);
  writeFileSync(fileOf(locale), text);
}
const [catalog] = await getCatalogs(config);
const source = (await catalog.read(config.sourceLocale)) ?? {};
for (const locale of config.locales) {
  if (locale === config.sourceLocale) continue;
  // a sentence with an id of its own stands in the catalog of its language alone
  const messages = Object.entries((await catalog.read(locale)) ?? {}).map(([id, entry]) => ({
    ...entry,
    message: entry.message ?? source[id].translation,
  }));
  const gaps = messages.filter(({ translation, obsolete }) => !translation && !obsolete);
  for (const { message } of gaps) faults.push(`${locale} lacks “${message}”`);
  for (const { message, translation, obsolete } of messages) {
    if (obsolete || !translation || filledInto(message) === filledInto(translation)) continue;
    faults.push(`${locale} does not fill in what “${message}” does: “${translation}”`);
  }
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`All sentences in ${config.locales.length} languages.`);
