import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, PLUGIN, sentencesIn } from '../wordpress.mjs';
import { gettextTexts } from './catalogs.mjs';

/** Returns the lines of the plugin's description for the WordPress directory. */
const descriptionTexts = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({
      language: 'en',
      file,
      line: index + 1,
      format: 'plain',
      text: text.trim(),
    }))
    .filter(({ text }) => text !== '');

const englishTexts = (file) =>
  sentencesIn(readFileSync(file, 'utf8')).map(({ text, line }) => ({
    language: 'en',
    file,
    line,
    format: 'printf',
    text,
  }));

/** Returns the texts of the WordPress plugin: the English in its code and description, and its catalogs. */
export const pluginTexts = () =>
  filesBelow(PLUGIN)
    .map((file) => path.join(PLUGIN, file))
    .flatMap((file) => {
      if (file.endsWith('.php')) return englishTexts(file);
      if (file.endsWith('readme.txt')) return descriptionTexts(file);
      const [, language] = /-([a-z]{2})_[A-Z]{2}\.po$/.exec(file) ?? [];
      return language ? gettextTexts(language, file) : [];
    });
