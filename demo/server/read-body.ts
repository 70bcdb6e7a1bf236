import type { Context } from 'hono';
import * as v from 'valibot';
import type { Call } from './failure.ts';

/** The JSON body in the shape wanted, or undefined where it is no JSON or has another shape. */
export const readBody = async <S extends v.GenericSchema>(
  c: Context<Call>,
  schema: S,
): Promise<v.InferOutput<S> | undefined> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const result = v.safeParse(schema, body);
  return result.success ? result.output : undefined;
};
