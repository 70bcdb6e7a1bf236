import * as v from 'valibot';
import { isDay, type Day } from '../calendar/day.ts';
import { isMoment, type Moment } from '../calendar/moment.ts';
import { cents, type Cents } from '../money/cents.ts';
import { shared } from '../shared.ts';

/* What the reader takes beside the plain form is in the contract, "Ground rules". */

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

/** `true`, `1`, `"1"` and their opposites; missing is false. */
export const flag = v.optional(
  v.pipe(
    v.nullable(v.union([v.boolean(), v.number(), v.string()])),
    v.transform((value) => value === true || value === 'true' || Number(value) === 1),
  ),
  false,
);

/** A text that may be missing, null or empty: then there is none. */
export const text = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value || undefined),
);

/** The address of an image: the `{width}` placeholder goes, together with one following slash; an empty one is none. */
export const imageAddress = (value: string | undefined): string | undefined =>
  value?.replace(/\{width\}\/?/, '') || undefined;

export const image = v.pipe(text, v.transform(imageAddress));

export const day = v.custom<Day>((value) => typeof value === 'string' && isDay(value));

export const moment = v.custom<Moment>((value) => typeof value === 'string' && isMoment(value));

type Entries = readonly unknown[] | Record<string, unknown>;

/** Not looked into, here: what is within is read item by item, and there may be thousands. */
const entries = v.custom<Entries>((value) => typeof value === 'object' && value !== null);

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
  item: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>,
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
        return [];
      }),
    ),
  );
}

/** Such a list within an answer: a missing one is empty. */
export const listOf = <T>(...of: Parameters<typeof listAnswer<T>>) =>
  v.nullish(listAnswer(...of), []);

/**
 * A map, as it comes: an entry whose key or value is wrong is left out and reported. An empty list is an empty map, as old
 * back ends send it.
 */
export function mapOf<K extends string, T>(
  key: v.BaseSchema<unknown, K, v.BaseIssue<unknown>>,
  value: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>,
  name: string,
) {
  const entry = v.tuple([key, value]);
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((map): Record<K, T> => {
      const read = Object.entries(map).flatMap((each) => {
        const checked = v.safeParse(entry, each);
        if (!checked.success) reportFault(`${name}: ${each[0]} is wrong`);
        return checked.success ? [checked.output] : [];
      });
      return Object.fromEntries(read) as Record<K, T>;
    }),
  );
}

const faults = shared('faults', () => ({
  report: undefined as ((message: string) => void) | undefined,
}));

const reportFault = (message: string): void => faults.report?.(message);

/** Sets who is told of items that had to be left out, by any copy of the bundle: once, at the start. */
export function onFault(report: (message: string) => void): void {
  faults.report = report;
}

/** Reads something, and says what had to be left out of it; nobody else is told. */
export function leftOutOf<T>(read: () => T): { value: T; leftOut: string[] } {
  const { report } = faults;
  const leftOut: string[] = [];
  faults.report = (message) => leftOut.push(message);
  try {
    return { value: read(), leftOut };
  } finally {
    faults.report = report;
  }
}
