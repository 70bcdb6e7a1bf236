import * as v from 'valibot';
import type { LeftOut } from '../async/result.ts';
import { shared } from '../page/shared.ts';
import { id, type Schema } from './primitives.ts';

/** Deviation from the contract that does not make an answer unreadable. */
export type Deviation = { message: string } & (
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

/** Returns a function that reports deviations: every item, but each field only once. */
export function reporting(report: (message: string) => void = () => undefined) {
  const reported = new Set<string>();
  return (deviations: readonly Deviation[]): void => {
    for (const { is, message } of deviations) {
      if (is === 'field' && reported.has(message)) continue;
      reported.add(message);
      report(message);
    }
  };
}

const note = (deviation: Deviation): void => void decoding.noted?.push(deviation);

/** Notes a field that has its default because it cannot be read. */
export const noteField = (message: string): void => note({ is: 'field', message });

/** Notes an item that had to be left out of a list. */
export function noteItem(item: unknown, message: string): void {
  const own = v.safeParse(v.object({ id }), item);
  note({ is: 'item', message, id: own.success ? own.output.id : undefined });
}

/** Makes fields optional: an unreadable one gets its default and is noted. Schemas must accept `undefined`. */
export function optionals<E extends Record<string, Schema<unknown>>>(of: string, fields: E): E {
  const lenient = Object.entries(fields).map(([field, schema]) => [
    field,
    v.fallback(schema, (unread?: unknown) => {
      // without a dataset the field is missing, which is allowed
      if (unread) noteField(`${of}: ${field} cannot be read`);
      return v.parse(schema, undefined);
    }),
  ]);
  return Object.fromEntries(lenient) as E;
}

/** Wraps a list that is not on sale, such as headings: items left out of it do not make the answer incomplete. */
export const aside = <T>(list: Schema<T>) =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): T => {
      const { read, deviations } = decode(list, dataset.value);
      for (const { is, message } of deviations) {
        note({ is: is === 'field' ? is : 'aside', message });
      }
      if (read.success) return read.output;
      addIssue();
      return NEVER;
    }),
  );
