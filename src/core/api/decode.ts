import * as v from 'valibot';
import { museumClock } from '../calendar/clock.ts';
import { isDay, type Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import { readMoment } from '../calendar/readMoment.ts';
import { cents, type Cents } from '../money/cents.ts';
import { shared } from '../shared.ts';
import type { LeftOut } from './errors.ts';

/* What the reader takes beside the plain form is in the contract, "Ground rules" and "Reading". */

type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>;

/** `12` and `"12"` are the same id. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
);

/** Whole cents; an amount with a fraction of a cent is an error of the back end. */
export const money = v.pipe(
  number,
  v.safeInteger(),
  v.transform((value): Cents => cents(value)),
);

const ON: readonly unknown[] = [true, 1, '1', 'true'];
const OFF: readonly unknown[] = [false, 0, '0', 'false', '', null];

/** `true`, `1`, `"1"`, `"true"` and their opposites; `""` and `null` are false. A missing one has the default. */
export const flagOr = (whenMissing: boolean) =>
  v.optional(
    v.pipe(
      v.custom<unknown>((value) => ON.includes(value) || OFF.includes(value)),
      v.transform((value) => ON.includes(value)),
    ),
    whenMissing,
  );

export const flag = flagOr(false);

/** A text; a back end that encodes numeric texts as numbers (`JSON_NUMERIC_CHECK`) sends a number. */
export const requiredText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A field that may be missing or null: then there is none. */
export const optional = <T>(schema: Schema<T>) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );

/** A text that may be missing, null or empty: then there is none. */
export const text = v.pipe(
  v.nullish(requiredText),
  v.transform((value) => value || undefined),
);

/** The address of an image: the `{width}` placeholder goes, together with one following slash; an empty one is none. */
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

/** A moment on the museum's wall clock, in whatever form it came. */
export const moment = momentIn(() => museumClock.timeZone);

/** A moment at UTC+1, as the validity of voucher codes is read (specification, section 4). POSIX zones count westwards. */
export const validityMoment = momentIn(() => 'Etc/GMT-1');

/**
 * The moment of something that is sold. `wireDatetime` is the text that came, if that is another form: it is sent back
 * exactly as it came.
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

/** `null`, `""` and `false` are an empty list or map, too. */
const orEmpty = (value: unknown): unknown => (EMPTY.includes(value) ? {} : value);

/** Not looked into, here: what is within is read item by item, and there may be thousands. */
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
 * A list, or an object keyed by id, as old back ends send it. An item that lacks what it needs is left out and
 * reported; the rest is shown. `atOnce` may read items in the plain form, which is many times as fast, and leave the others.
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

/** Such a list within an answer: a missing one is empty. */
export const listOf = <T>(...of: Parameters<typeof listAnswer<T>>) =>
  v.nullish(listAnswer(...of), []);

const isTrue = (value: unknown): boolean =>
  ON.includes(value) || (typeof value === 'object' && value !== null);

/**
 * A list of known names, in any form: `["de"]`, `{"0": "de", "4": "en"}`, `{"de": true}`, `{"de": "Deutsch"}` or
 * `[{"id": "de"}]`. `known` returns the canonical form of a name; other names are left out, and given to `onUnknown`.
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

/** A map of texts by key, or a list of items with `id` (or `key`) and `name`. An entry without a name is left out. */
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

/** A map, as `mapOf` reads it, within an answer: `null`, `""` and `false` are an empty one, as is a missing one. */
export const optionalMapOf = <K extends string, T>(...of: Parameters<typeof mapOf<K, T>>) =>
  v.optional(v.pipe(v.unknown(), v.transform(orEmpty), mapOf(...of)), {});

/**
 * A map, as it comes: an entry whose key or value is wrong is left out and reported. An empty list is an empty map, as old
 * back ends send it.
 */
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

/**
 * Optional fields of an answer: one that cannot be read is as if it were missing, so it has its default, and is reported,
 * once on the page. Each schema has to take `undefined`.
 */
export function optionals<E extends Record<string, Schema<unknown>>>(of: string, fields: E): E {
  const lenient = Object.entries(fields).map(([field, schema]) => [
    field,
    v.fallback(schema, (unread?: unknown) => {
      // without a dataset it is missing, which is no fault
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

/** Sets who is told of items that had to be left out, by any copy of the bundle: once, at the start. */
export function onFault(report: (message: string) => void): void {
  faults.report = report;
  faults.told = [];
}

function noteLeftOut(item: unknown): void {
  const own = v.safeParse(v.object({ id }), item);
  faults.leftOut.push(own.success ? own.output.id : undefined);
}

/**
 * Decodes an answer, and returns which of its items had to be left out, at any depth, by their ids: what is missing must not
 * be told as sold out or not on sale. Decoding is synchronous, so one list serves all answers.
 */
export function decode<T>(
  schema: Schema<T>,
  data: unknown,
): { read: v.SafeParseResult<Schema<T>>; leftOut: LeftOut } {
  faults.leftOut = [];
  return { read: v.safeParse(schema, data), leftOut: faults.leftOut };
}

/** A list that is no part of what is sold, such as headings: what is left out of it makes no answer incomplete. */
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

/** Reads something, and says what had to be left out of it; nobody else is told. */
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
