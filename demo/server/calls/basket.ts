import { Hono } from 'hono';
import * as v from 'valibot';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import { readBody } from '../read-body.ts';
import { destinationOf, shippingCents } from '../shipping.ts';
import type { Shop } from '../shop.ts';
import { wireSuggestions } from '../suggestions.ts';
import { customerOf } from '../tokens.ts';

const shippingForm = v.object({
  cart: v.array(
    v.object({
      type: v.string(),
      id: v.string(),
      count: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    }),
  ),
  country: v.optional(v.string()),
});

const suggestForm = v.object({
  cart: v.object({
    ver: v.literal(1),
    items: v.array(
      v.object({
        type: v.string(),
        id: v.optional(v.string()),
        tourId: v.optional(v.string()),
      }),
    ),
  }),
});

/** Serves `checkout/shipping` and `checkout/suggest`, which only read. */
export const basketCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();

  calls.post('/checkout/shipping', async (c) => {
    const token = c.req.query('token');
    const customer = customerOf(shop, token);
    if (token && !customer) return fail(c, 401, 'LOGIN_REQUIRED');
    const form = await readBody(c, shippingForm);
    if (!form) return fail(c, 422, 'NOT_UNDERSTOOD');
    const country = customer ? destinationOf(customer) : form.country;
    const shipping = shippingCents(shop, form.cart, country);
    if (shipping.is === 'refused') return fail(c, 422, shipping.code, shipping.values);
    return c.json({ data: shipping.value ?? 0 });
  });

  calls.post('/checkout/suggest', async (c) => {
    const form = await readBody(c, suggestForm);
    if (!form) return fail(c, 422, 'NOT_UNDERSTOOD');
    return c.json({ data: wireSuggestions(shop, form.cart.items, c.get('lang')) });
  });

  return calls;
};
