import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { getConfig } from '@lingui/conf';
import { getCatalogs } from '@lingui/cli/api';

// `npm run messages` extracts the messages of the code into the catalogs. `--check` fails if a catalog is out of date, a
// language lacks a message, or a translation has other placeholders than its message.
const config = getConfig();
const fileOf = (locale) => `locales/${locale}/messages.po`;
const isCheck = process.argv.includes('--check');

const before = new Map(
  config.locales.map((locale) => [locale, readFileSync(fileOf(locale), 'utf8')]),
);
execFileSync('npx', ['lingui', 'extract', '--clean'], { stdio: isCheck ? 'ignore' : 'inherit' });
if (!isCheck) process.exit(0);

/** Returns the placeholders of a message: numbers, names and links, but not the branches of a plural. */
const filledInto = (text) => {
  const names = text.replaceAll(/(=\d+|zero|one|two|few|many|other)\s*\{/g, '');
  return [...new Set([...names.matchAll(/\{\w+|<\d+/g)].map(([name]) => name))].toSorted().join();
};

const errors = [];
for (const [locale, text] of before) {
  if (readFileSync(fileOf(locale), 'utf8') === text) continue;
  errors.push(`${fileOf(locale)} is out of date: run npm run messages.`);
  writeFileSync(fileOf(locale), text);
}
const [catalog] = await getCatalogs(config);
const source = (await catalog.read(config.sourceLocale)) ?? {};
for (const locale of config.locales) {
  if (locale === config.sourceLocale) continue;
  // a message with an explicit id has its text only in the catalog of the source language
  const messages = Object.entries((await catalog.read(locale)) ?? {}).map(([id, entry]) => ({
    ...entry,
    message: entry.message ?? source[id].translation,
  }));
  const gaps = messages.filter(({ translation, obsolete }) => !translation && !obsolete);
  for (const { message } of gaps) errors.push(`${locale} lacks “${message}”`);
  for (const { message, translation, obsolete } of messages) {
    if (obsolete || !translation || filledInto(message) === filledInto(translation)) continue;
    errors.push(`${locale}: “${translation}” has other placeholders than “${message}”`);
  }
}
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
console.log(`All messages are there in ${config.locales.length} languages.`);
