import * as v from 'valibot';
import { museumClock } from '../calendar/clock.ts';
import { isDay, type Day } from '../calendar/day.ts';
import type { Moment } from '../calendar/moment.ts';
import { readMoment } from '../calendar/readMoment.ts';
import { PLENTY } from '../calendar/availability.ts';
import type { Cents } from '../money/cents.ts';
import { decodeEntities } from '../web/entities.ts';
import { readAmount } from './amounts.ts';

export type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>;

/* The contract lists the accepted variants of each form, under "Ground rules" and "Reading". */

/** Id as a string: `12` and `"12"` are the same. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
);

/** Number of people or pieces. */
export const wholeNumber = v.pipe(number, v.integer(), v.minValue(0));

/** Amount in whole cents. */
export const money = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Cents => {
    const amount = readAmount(dataset.value);
    if (amount !== undefined) return amount;
    addIssue();
    return NEVER;
  }),
);

/** Price of something sold: never negative. */
export const salePrice = v.pipe(
  money,
  v.check((amount) => amount >= 0),
);

/** Rate of VAT, in per cent; 0 without one, so that no VAT is shown. */
export const vatRate = v.nullish(v.pipe(number, v.minValue(0)), 0);

/** Number of available places or pieces; a missing one is unknown, so that the back end decides about the order. */
export const available = v.nullish(number, PLENTY);

/** Greatest number allowed; none if it is 0 or missing. */
export const limit = v.pipe(
  v.nullish(number, 0),
  v.transform((most) => most || PLENTY),
);

/** Values that mean true. */
export const ON: readonly unknown[] = [true, 1, '1', 'true'];
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

/** Plain text that is shown, such as a name; never empty. */
export const label = v.pipe(requiredText, v.transform(decodeEntities), v.trim(), v.nonEmpty());

/** Plain text that is shown, if there is one. */
export const optionalLabel = v.pipe(
  text,
  v.transform((value) => value && decodeEntities(value)),
);

/** Text that may be missing, which becomes an empty one. */
export const textOrEmpty = v.nullish(requiredText, '');

export const labelOrEmpty = v.pipe(textOrEmpty, v.transform(decodeEntities));

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
