import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Lang } from '../museum/catalogue/types.ts';
import { sentence } from './sentences.ts';
import type { Code, Values } from './sentences.ts';

/** A refusal as a value: what is wrong, what its sentence is filled with, and when the same may be tried again. */
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

/** What a call under `/{lang}` knows of itself. */
export type Call = { Variables: { lang: Lang } };

/** The failure shape of the contract, with a sentence in the language asked for. */
export const fail = (
  c: Context<Call>,
  status: ContentfulStatusCode,
  code: Code,
  values?: Values,
): Response => {
  const error = sentence(c.get('lang') ?? 'de', code, values);
  // `message` is what the reader shows for status 400 (specification, section 7, execPayment).
  return c.json({ error, code, ...(status === 400 && { message: error }) }, status);
};

/** Errors by field as the contract has them; undefined where there are none. */
export const failFields = (
  c: Context<Call>,
  errors: Record<string, string>,
): Response | undefined =>
  Object.keys(errors).length > 0 ? c.json({ error: errors }, 422) : undefined;
