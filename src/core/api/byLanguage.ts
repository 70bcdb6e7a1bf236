import * as v from 'valibot';
import { LANGUAGES, languageOf } from '../i18n/languages.ts';
import { optionalMapOf } from './lists.ts';
import { label, requiredText } from './primitives.ts';

const lang = v.pipe(
  v.string(),
  v.transform((tag) => String(languageOf(tag))),
  v.picklist(LANGUAGES),
);

/** Builds a schema for a map by language. Languages that the shop does not support are ignored without a report. */
export const byLanguage = <T>(value: v.GenericSchema<unknown, T>, name: string) =>
  v.pipe(
    v.unknown(),
    v.transform((map) =>
      typeof map === 'object' && map !== null
        ? Object.fromEntries(Object.entries(map).filter(([key]) => languageOf(key)))
        : map,
    ),
    optionalMapOf(lang, value, name),
  );

export const textsByLanguage = (name: string) => byLanguage(label, name);

/** Builds a schema for a text by language, or one text for all languages. */
export const textOrTexts = (name: string) =>
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      (value && typeof value === 'string') || typeof value === 'number'
        ? Object.fromEntries(LANGUAGES.map((each) => [each, value]))
        : value,
    ),
    byLanguage(requiredText, name),
  );
