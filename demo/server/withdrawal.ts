import * as v from 'valibot';
import type { Lang } from '../museum/catalogue/types.ts';
import { emailKey } from './accounts.ts';
import { dayOf } from './clock.ts';
import type { Moment } from './clock.ts';
import type { Customer } from './customers.ts';
import { isEmail } from './customers.ts';
import { sentence } from './sentences.ts';
import type { Shop } from './shop.ts';

const MAX_NAME_LENGTH = 200;
const MAX_TEXT_LENGTH = 5000;
const MAX_NUMBER_LENGTH = 50;

const field = v.optional(v.pipe(v.string(), v.trim()), '');

/** Shape of a withdrawal. No field is required here, so that each missing one gets its own error. */
export const withdrawalForm = v.object({
  booking_id: field,
  name: field,
  email: field,
  text: field,
});

export type Withdrawal = v.InferOutput<typeof withdrawalForm>;

/** Returns the errors of the form by field, in the given language. */
export const withdrawalErrors = (lang: Lang, form: Withdrawal): Record<string, string> => {
  const { booking_id, name, email, text } = form;
  const required = Object.entries({ booking_id, name, email })
    .filter(([, value]) => value === '')
    .map(([key]) => [key, sentence(lang, 'FIELD_REQUIRED')]);
  const tooLong = Object.entries({
    booking_id: MAX_NUMBER_LENGTH,
    name: MAX_NAME_LENGTH,
    text: MAX_TEXT_LENGTH,
  })
    .filter(([key, max]) => ({ booking_id, name, text })[key]!.length > max)
    .map(([key, max]) => [key, sentence(lang, 'FIELD_TOO_LONG', { max })]);
  const isWrongEmail = email !== '' && !isEmail(email);
  return {
    ...Object.fromEntries([...required, ...tooLong]),
    ...(isWrongEmail && { email: sentence(lang, 'EMAIL_INVALID') }),
  };
};

/** Returns the customer of the order if booking number and email address match, in any spelling. */
export const customerOfBooking = (
  { database }: Shop,
  { booking_id, email }: Withdrawal,
): Customer | undefined => {
  const row = database.one<{ customer: string }>(
    'SELECT customer FROM orders WHERE booking_id = ?',
    [booking_id.toUpperCase()],
  );
  const customer = row && (JSON.parse(row.customer) as Customer);
  return customer && emailKey(customer.email) === emailKey(email) ? customer : undefined;
};

/**
 * Stores a withdrawal with the time of its arrival. An identical one is stored only once. `needsReceipt` is false if one has been
 * mailed for this order today.
 */
export const keepWithdrawal = (
  shop: Shop,
  { booking_id, name, email, text }: Withdrawal,
  isMatched: boolean,
): { received: Moment; needsReceipt: boolean } =>
  shop.database.transaction(() => {
    const { database } = shop;
    const values = [booking_id.toUpperCase(), name, email, text];
    const known = database.one<{ received: Moment }>(
      'SELECT received FROM withdrawals WHERE booking_id = ? AND name = ? AND email = ? AND text = ?',
      values,
    );
    if (known) return { received: known.received, needsReceipt: false };
    const received = shop.moment();
    const today = database.all(
      'SELECT 1 FROM withdrawals WHERE booking_id = ? AND lower(email) = lower(?) AND substr(received, 1, 10) = ?',
      [booking_id.toUpperCase(), email, dayOf(received)],
    );
    database.run(
      'INSERT INTO withdrawals (booking_id, name, email, text, received, is_matched) VALUES (?, ?, ?, ?, ?, ?)',
      [...values, received, isMatched],
    );
    return { received, needsReceipt: today.length < shop.settings.maxReceiptsPerBooking };
  });
