import * as v from 'valibot';
import { museumClock } from '../calendar/clock.ts';
import { isDay, type Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import { readMoment } from '../calendar/readMoment.ts';
import { cents, type Cents } from '../money/cents.ts';
import { shared } from '../page/shared.ts';
import type { LeftOut } from '../async/result.ts';

/* The contract lists the accepted variants of each form, under "Ground rules" and "Reading". */

type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>;

/** Id as a string: `12` and `"12"` are the same. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
);

/** Amount in whole cents; a fraction of a cent is an error of the back end. */
export const money = v.pipe(
  number,
  v.safeInteger(),
  v.transform((value): Cents => cents(value)),
);

const ON: readonly unknown[] = [true, 1, '1', 'true'];
const OFF: readonly unknown[] = [false, 0, '0', 'false', '', null];

/** Builds a schema for `true`, `1`, `"1"`, `"true"`, and their opposites; `""` and `null` are false. */
export const flagOr = (whenMissing: boolean) =>
  v.optional(
    v.pipe(
      v.custom<unknown>((value) => ON.includes(value) || OFF.includes(value)),
      v.transform((value) => ON.includes(value)),
    ),
    whenMissing,
  );

export const flag = flagOr(false);

/** Text, also from back ends that encode numeric texts as numbers (`JSON_NUMERIC_CHECK`). */
export const requiredText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Accepts a missing or null value as `undefined`. */
export const optional = <T>(schema: Schema<T>) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );

/** Text that may be missing, null, or empty, all of which become `undefined`. */
export const text = v.pipe(
  v.nullish(requiredText),
  v.transform((value) => value || undefined),
);

/** Removes the `{width}` placeholder and one slash after it; an empty address becomes `undefined`. */
export const imageAddress = (value: string | undefined): string | undefined =>
  value?.replace(/\{width\}\/?/, '') || undefined;

export const image = v.pipe(text, v.transform(imageAddress));

export const day = v.custom<Day>((value) => typeof value === 'string' && isDay(value));

const momentIn = (timeZone: () => string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Moment => {
      const read = readMoment(dataset.value, timeZone());
      if (read) return read;
      addIssue();
      return NEVER;
    }),
  );

/** Moment on the museum's wall clock, from any accepted format. */
export const moment = momentIn(() => museumClock.timeZone);

/** Moment at UTC+1, for voucher codes (specification, section 4); POSIX zones have the opposite sign. */
export const validityMoment = momentIn(() => 'Etc/GMT-1');

/**
 * Moment of something on sale. `wireDatetime` is the original text if the format differs; it must be sent back
 * unchanged.
 */
export const soldMoment = v.pipe(
  v.string(),
  v.transform((came) => ({ came, datetime: came })),
  v.object({ came: v.string(), datetime: moment }),
  v.transform(({ came, datetime }) => ({
    datetime,
    ...(came !== datetime && { wireDatetime: came }),
  })),
);

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
 * Builds a schema for a list, or an object keyed by id (old back ends). Invalid items are left out and reported.
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
        reportFault(`${name}: ${v.getDotPath(read.issues[0]) ?? 'item'} is missing or wrong`);
        noteLeftOut(each);
        return [];
      }),
    ),
  );
}

/** Builds a schema for a list inside an answer; a missing one is empty. */
export const listOf = <T>(...of: Parameters<typeof listAnswer<T>>) =>
  v.nullish(listAnswer(...of), []);

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
    v.object({ id: v.optional(id), key: id, name: requiredText }),
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

/** Builds a schema for a map; an empty list also becomes one. Invalid entries are left out and reported. */
export function mapOf<K extends string, T>(key: Schema<K>, value: Schema<T>, name: string) {
  const entry = v.tuple([key, value]);
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((map): Record<K, T> => {
      const read = Object.entries(map).flatMap((each) => {
        const checked = v.safeParse(entry, each);
        if (!checked.success) {
          reportFault(`${name}: ${each[0]} is wrong`);
          noteLeftOut(each[1]);
        }
        return checked.success ? [checked.output] : [];
      });
      return Object.fromEntries(read) as Record<K, T>;
    }),
  );
}

/** Makes fields optional: an unreadable one gets its default and is reported once. Schemas must accept `undefined`. */
export function optionals<E extends Record<string, Schema<unknown>>>(of: string, fields: E): E {
  const lenient = Object.entries(fields).map(([field, schema]) => [
    field,
    v.fallback(schema, (unread?: unknown) => {
      // without a dataset the field is missing, which is allowed
      if (unread) reportOnce(`${of}: ${field} cannot be read`);
      return v.parse(schema, undefined);
    }),
  ]);
  return Object.fromEntries(lenient) as E;
}

const faults = shared('faults', () => ({
  report: undefined as ((message: string) => void) | undefined,
  told: [] as string[],
  leftOut: [] as (string | undefined)[],
}));

const reportFault = (message: string): void => faults.report?.(message);

export function reportOnce(message: string): void {
  if (faults.told.includes(message)) return;
  faults.told.push(message);
  reportFault(message);
}

/** Sets the reporter for items that had to be left out, for all copies of the bundle. Called once, at the start. */
export function onFault(report: (message: string) => void): void {
  faults.report = report;
  faults.told = [];
}

function noteLeftOut(item: unknown): void {
  const own = v.safeParse(v.object({ id }), item);
  faults.leftOut.push(own.success ? own.output.id : undefined);
}

/**
 * Decodes an answer, and collects the ids of items left out, so that they are not shown as sold out. Decoding is
 * synchronous, so one shared list is enough.
 */
export function decode<T>(
  schema: Schema<T>,
  data: unknown,
): { read: v.SafeParseResult<Schema<T>>; leftOut: LeftOut } {
  faults.leftOut = [];
  return { read: v.safeParse(schema, data), leftOut: faults.leftOut };
}

/** Wraps a list that is not on sale, such as headings: items left out of it do not make the answer incomplete. */
export const aside = <T>(list: Schema<T>) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => ({ value, before: [...faults.leftOut] })),
    v.transform(({ value, before }) => {
      const read = v.safeParse(list, value);
      faults.leftOut = before;
      return read;
    }),
    v.rawTransform(({ dataset: { value: read }, addIssue, NEVER }): T => {
      if (read.success) return read.output;
      addIssue();
      return NEVER;
    }),
  );

/** Runs `read` and returns the messages about items left out, without reporting them. */
export function leftOutOf<T>(read: () => T): { value: T; leftOut: string[] } {
  const { report, told } = faults;
  const leftOut: string[] = [];
  Object.assign(faults, { report: (message: string) => leftOut.push(message), told: [] });
  try {
    return { value: read(), leftOut };
  } finally {
    Object.assign(faults, { report, told });
  }
}
