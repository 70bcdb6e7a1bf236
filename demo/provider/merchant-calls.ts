import { Hono } from 'hono';
import * as v from 'valibot';
import { registration } from './payments.ts';
import type { Payments } from './payments.ts';
import { SIGNATURE_HEADER, isSigned } from './signature.ts';

type MerchantCalls = { secret: string; now: () => Date; publicAddress: string };

/** Serves the calls of the merchant's server, which are signed: register, capture and release a payment. */
export const merchantCalls = (
  payments: Payments,
  { secret, now, publicAddress }: MerchantCalls,
): Hono => {
  const calls = new Hono();

  calls.use('/payments/*', async (c, next) => {
    const signature = c.req.header(SIGNATURE_HEADER);
    if (isSigned(secret, c.req.path, await c.req.text(), signature)) return next();
    return c.json({ error: 'The signature is missing or wrong.' }, 401);
  });

  calls.post('/payments', async (c) => {
    const form = v.safeParse(registration, await c.req.json().catch(() => undefined));
    if (!form.success) return c.json({ error: 'The payment is malformed.' }, 422);
    const id = payments.add(form.output);
    return c.json({ id, address: `${publicAddress}/pay/${id}` }, 201);
  });

  calls.post('/payments/:id/capture', (c) =>
    payments.capture(c.req.param('id'), now().getTime())
      ? c.json({ status: 'captured' })
      : c.json({ error: 'There is nothing to capture.' }, 409),
  );

  calls.post('/payments/:id/release', (c) => {
    payments.release(c.req.param('id'));
    return c.json({ status: 'released' });
  });

  return calls;
};
