import * as v from 'valibot';
import type { LeftOut } from '../async/result.ts';
import { shared } from '../page/shared.ts';
import { id, type Schema } from './primitives.ts';

/** Deviation from the contract that does not make an answer unreadable. `field` is a path such as `ticket.price`. */
export type Deviation = { field: string; message: string } & (
  | { is: 'field' }
  /** An item was left out of a list; `id` is missing if that cannot be read either. */
  | { is: 'item'; id: string | undefined }
  /** An item was left out of a list that is not on sale. */
  | { is: 'aside' }
);

/** Deviations of the answer that is being decoded; shared, because a copy of the bundle may decode for another. */
const decoding = shared('decoding', () => ({ noted: undefined }));

/**
 * Decodes a value and collects its deviations. Schemas note them in a shared place, which is set only inside this
 * function: decoding is synchronous, and a nested call restores the list of the outer one.
 */
export function decode<T>(
  schema: Schema<T>,
  value: unknown,
): { read: v.SafeParseResult<Schema<T>>; deviations: readonly Deviation[] } {
  const outer = decoding.noted;
  const deviations: Deviation[] = [];
  decoding.noted = deviations;
  try {
    return { read: v.safeParse(schema, value), deviations };
  } finally {
    decoding.noted = outer;
  }
}

/** Returns the ids of the items left out, so that they are not shown as sold out. */
export const leftOutIn = (deviations: readonly Deviation[]): LeftOut =>
  deviations.flatMap((each) => (each.is === 'item' ? [each.id] : []));

/** Number of deviations after which no more are reported on a page (contract, "Reading"). */
const MOST_REPORTS = 20;

/** Returns a function that reports each deviation once, with the path of the call, up to a limit per page. */
export function reporting(report: (deviation: Deviation, call: string) => void = () => undefined) {
  const reported = new Set<string>();
  return (deviations: readonly Deviation[], call: string): void => {
    for (const deviation of deviations) {
      if (reported.size >= MOST_REPORTS || reported.has(deviation.message)) continue;
      reported.add(deviation.message);
      report(deviation, call);
    }
  };
}

const note = (deviation: Deviation): void => void decoding.noted?.push(deviation);

/** Notes a field that is read in another form, or has its default because it cannot be read. */
export const noteField = (of: string, field: string, message = `${of}: ${field} cannot be read`) =>
  note({ is: 'field', field: `${of}.${field}`, message });

/** Notes an item that had to be left out of a list, and the field because of which. */
export function noteItem(item: unknown, of: string, field: string, message: string): void {
  const own = v.safeParse(v.object({ id }), item);
  const itemId = own.success ? own.output.id : undefined;
  note({
    is: 'item',
    field: `${of}.${field}`,
    message: `${of}${itemId === undefined ? '' : ` ${itemId}`}: ${message}`,
    id: itemId,
  });
}

/**
 * Makes one field lenient: an unreadable value becomes its default, which is what the schema makes of `undefined`, and
 * is noted.
 */
export const lenient = <T>(of: string, field: string, schema: Schema<T>) =>
  v.fallback(schema, (unread?: unknown) => {
    // without a dataset the field is missing, which is allowed
    if (unread) noteField(of, field);
    return v.parse(schema, undefined);
  });

/** Makes fields lenient. Their schemas must accept `undefined`. */
export function optionals<E extends Record<string, Schema<unknown>>>(of: string, fields: E): E {
  const all = Object.entries(fields).map(([field, schema]) => [field, lenient(of, field, schema)]);
  return Object.fromEntries(all) as E;
}

/** Wraps a list that is not on sale, such as headings: items left out of it do not make the answer incomplete. */
export const aside = <T>(list: Schema<T>) =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): T => {
      const { read, deviations } = decode(list, dataset.value);
      for (const { is, field, message } of deviations) {
        note({ is: is === 'field' ? is : 'aside', field, message });
      }
      if (read.success) return read.output;
      addIssue();
      return NEVER;
    }),
  );

/** Text in which leading zeros matter, such as a code; those of a number are lost. */
export const codeText = (of: string, field: string) =>
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.transform((code) => {
        noteField(of, field, `${of}: ${field} is a number, which loses leading zeros`);
        return String(code);
      }),
    ),
  ]);
