import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { addressToPay } from '../begin-payment.ts';
import { addressRefusal } from '../billing-address.ts';
import { failAtLimit } from '../caller-limits.ts';
import { cartForm, readCart } from '../cart.ts';
import { fail } from '../failure.ts';
import type { Call, Refusal } from '../failure.ts';
import { hold } from '../holds.ts';
import { holdOrder } from '../open-order.ts';
import { PAYMENT_TYPES } from '../payment-types.ts';
import { auxForm, readPaymentWay } from '../payment-way.ts';
import { cancel, execute } from '../payments.ts';
import { pendingPayment } from '../pending-payment.ts';
import { readBody } from '../read-body.ts';
import { sessionKeyOfReturn } from '../return-address.ts';
import { destinationOf, shippingCents } from '../shipping.ts';
import { hasOptionalParts } from '../settings.ts';
import type { Shop } from '../shop.ts';
import { customerOf, loginOf } from '../tokens.ts';

const begunForm = v.object({
  payart: v.number(),
  aux: auxForm,
  url: v.object({ continue: v.string(), cancel: v.string() }),
});

const initPaymentForm = v.object({ ...begunForm.entries, cart: cartForm });

const initPaymentOrderForm = v.object({ ...begunForm.entries, id: v.string() });

const execPaymentForm = v.object({ cartId: v.string() });

const STATUS_OF: Partial<Record<Refusal['code'], 401 | 404 | 429>> = {
  LOGIN_REQUIRED: 401,
  ORDER_UNKNOWN: 404,
  TOO_MUCH_HELD: 429,
};

const refuse = (c: Context<Call>, { code, values, retryAfterSeconds }: Refusal): Response => {
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
  return fail(c, STATUS_OF[code] ?? 422, code, values);
};

/** Reserves the items of a cart and starts their payment. */
const initPayment =
  (shop: Shop) =>
  async (c: Context<Call>): Promise<Response> => {
    const login = loginOf(shop, c.req.query('token'));
    const customer = login?.customer;
    const form = await readBody(c, initPaymentForm);
    const needsNoLogin = form?.aux.wallet && shop.settings.hasGuestRegistration;
    if (!customer && !needsNoLogin) return fail(c, 401, 'LOGIN_REQUIRED');
    if (!form) return fail(c, 422, 'NOT_UNDERSTOOD');
    const way = readPaymentWay(form.payart, form.aux);
    if (way.is === 'refused') return refuse(c, way);
    const sessionUs = sessionKeyOfReturn(form.url, shop.allowedOrigins);
    if (!sessionUs) return fail(c, 422, 'RETURN_ADDRESS_REFUSED');
    const cart = readCart(shop, form.cart);
    if (cart.is === 'refused') return refuse(c, cart);
    const { lines, codes } = cart.value;
    const isInvoiced = form.aux.requestInvoice || way.value.is === 'invoice';
    const incomplete = customer && addressRefusal(shop, customer, lines, isInvoiced);
    if (incomplete) return refuse(c, incomplete);
    const shipping = shippingCents(shop, lines, customer && destinationOf(customer));
    if (shipping.is === 'refused') {
      return customer ? refuse(c, shipping) : fail(c, 422, 'WALLET_NEEDS_ADDRESS');
    }
    // Otherwise carts could try what `voucher` refuses.
    const tooMany = codes.length > 0 ? failAtLimit(shop, c, 'wrongCodes') : undefined;
    if (tooMany) return tooMany;
    const held = hold(shop, {
      sessionUs,
      caller: shop.callerOf(c),
      payart: form.payart,
      way: way.value,
      requestInvoice: form.aux.requestInvoice,
      partner: form.aux.partner,
      campaign: shop.configuration.takesCampaign ? form.aux.campaign : undefined,
      documentNumber: form.cart.external_document_number,
      customer,
      customerId: customer?.isGuest === false ? login?.customerId : undefined,
      cart: cart.value,
      shippingCents: shipping.value,
    });
    const isCodeWrong = held.is === 'refused' && held.code === 'CODE_UNKNOWN';
    if (codes.length > 0 && !isCodeWrong) shop.callerLimits.wrongCodes.giveBack(shop.callerOf(c));
    if (held.is === 'refused') return refuse(c, held);
    const address = await addressToPay(shop, c.get('lang'), held.value, way.value, form.url);
    return address ? c.json({ data: address }) : fail(c, 502, 'PROVIDER_UNREACHABLE');
  };

/** Starts the payment of an open order. Its unguessable key is enough, but a token that is sent has to be valid. */
const initPaymentOrder =
  (shop: Shop) =>
  async (c: Context<Call>): Promise<Response> => {
    const token = c.req.query('token');
    if (token && !customerOf(shop, token)) return fail(c, 401, 'LOGIN_REQUIRED');
    const form = await readBody(c, initPaymentOrderForm);
    if (!form) return fail(c, 422, 'NOT_UNDERSTOOD');
    const way = readPaymentWay(form.payart, form.aux);
    if (way.is === 'refused') return refuse(c, way);
    const sessionUs = sessionKeyOfReturn(form.url, shop.allowedOrigins);
    if (!sessionUs) return fail(c, 422, 'RETURN_ADDRESS_REFUSED');
    const held = holdOrder(shop, {
      reviewId: form.id,
      sessionUs,
      payart: form.payart,
      way: way.value,
      partner: form.aux.partner,
    });
    if (held.is === 'refused') return refuse(c, held);
    for (const earlier of held.value.superseded) await shop.provider.release(earlier);
    const address = await addressToPay(shop, c.get('lang'), held.value, way.value, form.url);
    return address ? c.json({ data: address }) : fail(c, 502, 'PROVIDER_UNREACHABLE');
  };

/** Serves `checkout/payments`, `pending`, `initPayment`, `initPaymentOrder`, `execPayment`, `cancel`. */
export const checkoutCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();

  calls.get('/checkout/payments', (c) => {
    const company = customerOf(shop, c.req.query('token'))?.company;
    const offered = PAYMENT_TYPES.filter(({ isForCompanies }) => company || !isForCompanies);
    return c.json({
      data: offered.map(({ payartId, i18n, method }) => ({
        payartId,
        i18n,
        ...(method === 'card' && hasOptionalParts(shop) && { wallets: shop.settings.wallets }),
      })),
    });
  });

  if (hasOptionalParts(shop)) {
    calls.get('/checkout/pending', (c) => {
      const { cartId = '', sessionUs = '' } = c.req.query();
      const pending = pendingPayment(shop, cartId, sessionUs, c.get('lang'));
      return pending ? c.json({ data: pending }) : fail(c, 404, 'NOT_FOUND');
    });
  }

  calls.post('/checkout/initPayment', initPayment(shop));

  calls.post('/checkout/initPaymentOrder', initPaymentOrder(shop));

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

  return calls;
};
