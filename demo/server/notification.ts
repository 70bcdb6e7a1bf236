import { Hono } from 'hono';
import * as v from 'valibot';
import { SIGNATURE_HEADER, isSigned } from '../provider/signature.ts';
import { authorise } from './payments.ts';
import type { Shop } from './shop.ts';

export const NOTIFICATION_PATH = '/api/payments/notification';

const buyerForm = v.object({ fname: v.string(), lname: v.string(), email: v.string() });

/** `buyer` is sent if a wallet paid, because only the wallet knows the name. */
const notification = v.object({ payment: v.string(), buyer: v.optional(buyerForm) });

/** Serves the provider's signed notification of a success. The answer contains the time at which the authorisation expires. */
export const notificationCall = (shop: Shop, secret: string): Hono => {
  const calls = new Hono();
  calls.post(NOTIFICATION_PATH, async (c) => {
    const text = await c.req.text();
    if (!isSigned(secret, NOTIFICATION_PATH, text, c.req.header(SIGNATURE_HEADER))) {
      return c.json({ error: 'The signature is missing or wrong.' }, 401);
    }
    const form = v.safeParse(v.pipe(v.string(), v.parseJson(), notification), text);
    if (!form.success) return c.json({ error: 'The notification is malformed.' }, 400);
    const expiresMs = authorise(shop, form.output.payment, form.output.buyer);
    if (expiresMs === undefined) return c.json({ error: 'The cart is gone.' }, 410);
    return c.json({ data: { expiresMs } });
  });
  return calls;
};
