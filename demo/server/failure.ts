import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Lang } from '../museum/catalogue/types.ts';
import { sentence } from './sentences.ts';
import type { Code, Values } from './sentences.ts';

/** A refusal as a value: its code, the values for its message, and how long to wait before trying again. */
export type Refusal = {
  is: 'refused';
  code: Code;
  values?: Values;
  retryAfterSeconds?: number;
};

export type Outcome<T> = { is: 'fine'; value: T } | Refusal;

export const fine = <T>(value: T): Outcome<T> => ({ is: 'fine', value });

export const refused = (code: Code, values?: Values): Refusal => ({
  is: 'refused',
  code,
  ...(values && { values }),
});

/** Variables of a call under `/{lang}`. */
export type Call = { Variables: { lang: Lang } };

/** Returns the contract's error response, with a message in the language of the call. */
export const fail = (
  c: Context<Call>,
  status: ContentfulStatusCode,
  code: Code,
  values?: Values,
): Response => {
  const error = sentence(c.get('lang') ?? 'de', code, values);
  // The reader shows `message` for status 400 (specification, section 7, execPayment).
  return c.json({ error, code, ...(status === 400 && { message: error }) }, status);
};

/** Like `fail` with status 429, and with the seconds after which the call can be repeated. */
export const failLater = (c: Context<Call>, code: Code, seconds: number): Response => {
  c.header('retry-after', String(seconds));
  return fail(c, 429, code);
};

/** Returns the contract's response for errors by field, or undefined if there are none. */
export const failFields = (
  c: Context<Call>,
  errors: Record<string, string>,
): Response | undefined =>
  Object.keys(errors).length > 0 ? c.json({ error: errors }, 422) : undefined;
