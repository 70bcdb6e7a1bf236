import type { Context } from 'hono';
import * as v from 'valibot';
import type { Call } from './failure.ts';

/** Parses the JSON body. Returns undefined if it is not JSON or does not match the schema. */
export const readBody = async <S extends v.GenericSchema>(
  c: Context<Call>,
  schema: S,
): Promise<v.InferOutput<S> | undefined> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const result = v.safeParse(schema, body);
  return result.success ? result.output : undefined;
};
