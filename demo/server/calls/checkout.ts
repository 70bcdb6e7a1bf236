import { Hono } from 'hono';
import * as v from 'valibot';
import { cartForm, readCart } from '../cart.ts';
import { fail } from '../failure.ts';
import type { Call } from '../failure.ts';
import { hold, setProviderPayment, setStatus } from '../holds.ts';
import { NOTIFICATION_PATH } from '../notification.ts';
import { orderReview } from '../orders.ts';
import { PAYMENT_TYPES, isPaymentType } from '../payment-types.ts';
import { cancel, execute } from '../payments.ts';
import { readBody } from '../read-body.ts';
import { isAllowedAddress, sessionKeyOf, withCartId } from '../return-address.ts';
import { destinationOf, shippingCents } from '../shipping.ts';
import type { Shop } from '../shop.ts';
import { customerOf } from '../tokens.ts';

const initPaymentForm = v.object({
  payart: v.number(),
  aux: v.object({ partner: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  cart: cartForm,
  url: v.object({ continue: v.string(), cancel: v.string() }),
});

const execPaymentForm = v.object({ cartId: v.string() });

/** `checkout/payments`, `initPayment`, `execPayment`, `cancel`, and `order/review`. */
export const checkoutCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();

  calls.get('/checkout/payments', (c) => c.json({ data: PAYMENT_TYPES }));

  calls.post('/checkout/initPayment', async (c) => {
    const lang = c.get('lang');
    const customer = customerOf(shop, c.req.query('token'));
    if (!customer) return fail(c, 401, 'LOGIN_REQUIRED');
    const form = await readBody(c, initPaymentForm);
    if (!form) return fail(c, 422, 'NOT_UNDERSTOOD');
    if (!isPaymentType(form.payart)) return fail(c, 422, 'PAYMENT_TYPE_UNKNOWN');
    const { continue: continueUrl, cancel: cancelUrl } = form.url;
    const isAllowed = (address: string) => isAllowedAddress(address, shop.allowedOrigins);
    if (![continueUrl, cancelUrl].every(isAllowed)) return fail(c, 422, 'RETURN_ADDRESS_REFUSED');
    const sessionUs = sessionKeyOf(continueUrl);
    if (!sessionUs) return fail(c, 422, 'RETURN_ADDRESS_REFUSED');
    const cart = readCart(shop, form.cart);
    if (cart.is === 'refused') return fail(c, 422, cart.code, cart.values);
    const shipping = shippingCents(shop, cart.value, destinationOf(customer));
    if (shipping.is === 'refused') return fail(c, 422, shipping.code, shipping.values);
    const held = hold(shop, {
      sessionUs,
      payart: form.payart,
      partner: form.aux.partner,
      documentNumber: form.cart.external_document_number,
      customer,
      lines: cart.value,
      shippingCents: shipping.value,
    });
    if (held.is === 'refused') return fail(c, 422, held.code, held.values);
    const { cartId, totalCents, expiresMs } = held.value;
    const continueWithCart = withCartId(continueUrl, cartId);
    if (totalCents === 0) return c.json({ data: continueWithCart });
    const registered = await shop.provider.register({
      amountCents: totalCents,
      currency: 'EUR',
      merchant: shop.catalogue.shop.siteName[lang],
      lang,
      expiresMs,
      continueUrl: continueWithCart,
      cancelUrl: withCartId(cancelUrl, cartId),
      notifyUrl: `${shop.publicAddress}${NOTIFICATION_PATH}`,
    });
    if (!registered) {
      setStatus(shop, cartId, 'canceled');
      return fail(c, 502, 'PROVIDER_UNREACHABLE');
    }
    setProviderPayment(shop, cartId, registered.id);
    return c.json({ data: registered.address });
  });

  calls.post('/checkout/execPayment', async (c) => {
    const form = await readBody(c, execPaymentForm);
    if (!form) return fail(c, 422, 'NOT_UNDERSTOOD');
    const execution = await execute(
      shop,
      form.cartId,
      c.req.query('sessionUs') ?? '',
      c.get('lang'),
    );
    if (execution.is === 'gone') return fail(c, 410, 'CART_GONE');
    if (execution.is === 'open') return fail(c, 400, 'NOT_AUTHORISED');
    if (execution.is === 'unsettled') return fail(c, 502, 'PROVIDER_UNREACHABLE');
    return c.json({ data: execution.booking });
  });

  calls.post('/checkout/cancel', async (c) => {
    const canceled = await cancel(shop, c.req.query('cartId') ?? '');
    return canceled ? c.json({ data: {} }) : fail(c, 410, 'CART_GONE');
  });

  calls.get('/order/review', (c) => {
    const review = orderReview(shop, c.req.query('id') ?? '', c.get('lang'));
    return review ? c.json({ data: review }) : fail(c, 406, 'ORDER_NOT_AVAILABLE');
  });

  return calls;
};
