import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getConfig } from '@lingui/conf';
import { catalogTexts } from './words/catalogs.mjs';
import { findingsIn } from './words/check.mjs';
import { exceptions } from './words/exceptions.mjs';
import { pageTexts } from './words/pages.mjs';
import { pluginTexts } from './words/plugin.mjs';
import { recordTexts } from './words/records.mjs';

// `npm run check:words` checks all text that people read, in all languages: catalogs, sentences and mails of the demo's server,
// its museum, its pages, and the WordPress plugin.
const { locales } = getConfig();
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');
const texts = [
  ...catalogTexts(locales),
  ...files
    .filter((file) => /^demo\/(?!sloppy\/).+\.ts$/.test(file))
    .flatMap((file) => recordTexts(file, locales)),
  ...files
    .filter((file) => /^(?:demo|src)\/.+\.html$/.test(file))
    .flatMap((file) => pageTexts(file, locales)),
  ...pluginTexts(),
];

const glossary = JSON.parse(readFileSync('locales/glossary.json', 'utf8'));
const found = findingsIn(texts, glossary);
const covers = (exception, { rule, language, text, english = text ?? '' }) =>
  exception.rule === rule &&
  english.includes(exception.english) &&
  (exception.language ?? language) === language;
const left = found.filter((finding) => !exceptions.some((each) => covers(each, finding)));
const lines = left.map(({ file, line, language, rule, words, advice, text = '' }) =>
  `${file}:${line}: ${language}, ${rule}: ${words}: ${advice}: “${text}”`.replaceAll(
    /\s*\n\s*/g,
    ' ',
  ),
);
const unused = exceptions.filter((each) => !found.some((finding) => covers(each, finding)));
for (const { rule, english } of unused)
  lines.push(`tools/words/exceptions.mjs: ${rule}: nothing is found in “${english}” any more`);
for (const line of new Set(lines)) console.error(line);
console.log(
  `${texts.length} texts in ${locales.length} languages read, ${left.length} findings, ${found.length - left.length} marked exceptions`,
);
process.exitCode = lines.length === 0 ? 0 : 1;
