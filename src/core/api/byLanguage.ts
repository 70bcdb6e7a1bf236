import * as v from 'valibot';
import { LANGUAGES, languageOf } from '../i18n/languages.ts';
import { optionalMapOf } from './lists.ts';
import { label } from './primitives.ts';

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
