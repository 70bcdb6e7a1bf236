import * as v from 'valibot';
import { aside, lenient, noteItem } from './decode.ts';
import { id, label, ON, type Schema } from './primitives.ts';

type Entries = readonly unknown[] | Record<string, unknown>;

const EMPTY: readonly unknown[] = [null, '', false];

/** Treats `null`, `""`, and `false` as an empty list or map. */
const orEmpty = (value: unknown): unknown => (EMPTY.includes(value) ? {} : value);

/** Entries of a list or map, not validated here: they are read one by one later, and there may be thousands. */
const entries = v.pipe(
  v.unknown(),
  v.transform(orEmpty),
  v.custom<Entries>((value) => typeof value === 'object' && value !== null),
);

const isList = (items: Entries): items is readonly unknown[] => Array.isArray(items);

const itemsOf = (items: Entries): readonly unknown[] =>
  isList(items)
    ? items
    : Object.entries(items).map(([key, item]) =>
        typeof item === 'object' && item !== null && !('id' in item) ? { id: key, ...item } : item,
      );

/**
 * Builds a schema for a list, or an object keyed by id (old back ends). Invalid items are left out and noted.
 * `atOnce` is an optional fast path that returns `undefined` for items it cannot read.
 */
export function listAnswer<T>(
  item: Schema<T>,
  name: string,
  atOnce: (each: unknown) => T | undefined = () => undefined,
) {
  return v.pipe(
    entries,
    v.transform((items): T[] =>
      itemsOf(items).flatMap((each) => {
        const plain = atOnce(each);
        if (plain) return plain;
        const read = v.safeParse(item, each);
        if (read.success) return read.output;
        const field = v.getDotPath(read.issues[0]) ?? 'item';
        noteItem(each, name, field, `${field} is missing or wrong`);
        return [];
      }),
    ),
  );
}

/** Builds a schema for a list inside an answer; a missing one is empty. */
export const listOf = <T>(...of: Parameters<typeof listAnswer<T>>) =>
  v.nullish(listAnswer(...of), []);

/** Builds a schema for the parts of something sold: a bad part makes the whole unreadable. A missing list is empty. */
export const partsOf = <T>(part: Schema<T>) =>
  v.pipe(v.nullish(entries, []), v.transform(itemsOf), v.array(part));

/** Builds a schema for parts of something sold by key; those with another kind of key belong to nothing. */
export const partsByKey = <K extends string, T>(key: Schema<K>, part: Schema<T>) =>
  v.pipe(
    v.nullish(entries, {}),
    v.transform((parts) =>
      Object.fromEntries(Object.entries(parts).filter(([name]) => v.is(key, name))),
    ),
    v.record(v.string(), part),
    v.transform((parts) => parts as Record<K, T>),
  );

const isBare = (answer: object): boolean => Object.keys(answer).length === 0;

/** Builds a schema for an answer that is an object with a list; an empty answer is an empty list. */
export const listIn = <T>(key: string, ...of: Parameters<typeof listAnswer<T>>) =>
  v.pipe(
    entries,
    v.transform((answer) => (isBare(answer) ? { [key]: [] } : answer)),
    v.object({ [key]: listAnswer(...of) }),
    v.transform((answer) => answer[key]!),
  );

/** Builds a schema for an answer with a list that only adds something: it is empty if it cannot be read. */
export const asideIn = <T>(key: string, ...of: Parameters<typeof listAnswer<T>>) => {
  const [, name] = of;
  return v.pipe(
    entries,
    v.object({ [key]: lenient(name, key, aside(listOf(...of))) }),
    v.transform((answer) => answer[key]!),
  );
};

const isTrue = (value: unknown): boolean =>
  ON.includes(value) || (typeof value === 'object' && value !== null);

/**
 * Builds a schema for a list of known names: `["de"]`, `{"0": "de"}`, `{"de": true}`, `{"de": "Deutsch"}`, or `[{"id":
 * "de"}]`. `known` returns the canonical form of a name; other names are passed to `onUnknown`.
 */
export const namesOf = <T extends string>(
  known: (text: string) => T | undefined,
  onUnknown: (text: string) => void = () => undefined,
) =>
  v.pipe(
    v.optional(entries, []),
    v.transform((items): T[] => {
      const read = Object.entries(items).flatMap(([key, value]) => {
        if (EMPTY.includes(value) || value === '0' || value === 0 || value === 'false') return [];
        const { id: inner } = Object(value) as { id?: unknown };
        const found = [inner, value, key].map(String).map(known).find(Boolean);
        if (!found) onUnknown(isTrue(value) ? String(inner ?? key) : String(value));
        return found ?? [];
      });
      return [...new Set(read)];
    }),
  );

/** Builds a schema for choices: a map of texts by key, or a list of items with `id` (or `key`) and `name`. */
export const choicesOf = (list: string) => {
  const item = v.pipe(
    v.object({ id: v.optional(id), key: id, name: label }),
    v.transform((choice) => ({ key: choice.id ?? choice.key, name: choice.name })),
  );
  const choices = listAnswer(item, list);
  return v.pipe(
    v.optional(entries, {}),
    v.transform((items) =>
      Object.entries(items).map(([key, value]) =>
        typeof value === 'object' ? { key, ...value } : { key, name: value as unknown },
      ),
    ),
    v.transform((items) => v.parse(choices, items)),
  );
};

/** Builds a schema for a map inside an answer; `null`, `""`, `false`, or a missing value become an empty map. */
export const optionalMapOf = <K extends string, T>(...of: Parameters<typeof mapOf<K, T>>) =>
  v.optional(v.pipe(v.unknown(), v.transform(orEmpty), mapOf(...of)), {});

/** Builds a schema for a map; an empty list also becomes one. Invalid entries are left out and noted. */
export function mapOf<K extends string, T>(key: Schema<K>, value: Schema<T>, name: string) {
  const entry = v.tuple([key, value]);
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((map): Record<K, T> => {
      const read = Object.entries(map).flatMap((each) => {
        const checked = v.safeParse(entry, each);
        if (!checked.success) noteItem(each[1], name, each[0], `${each[0]} is wrong`);
        return checked.success ? [checked.output] : [];
      });
      return Object.fromEntries(read) as Record<K, T>;
    }),
  );
}
