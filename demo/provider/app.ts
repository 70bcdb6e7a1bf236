import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import type { Database } from '../server/sqlite.ts';
import { languageOf, noticePage, paymentPage } from './page.ts';
import { paymentsIn, registration } from './payments.ts';
import type { Payment } from './payments.ts';
import { SIGNATURE_HEADER, isSigned, sign } from './signature.ts';
import { readPayment } from './way.ts';
import type { Buyer } from './way.ts';

export type ProviderOptions = {
  database: Database;
  /** Key with which the merchant's server and the provider sign their calls. */
  secret: string;
  now: () => Date;
  /** Address of the provider, without a trailing slash. */
  publicAddress: string;
  /** Time limit for the merchant's server to answer a notification. */
  notifyTimeoutMs?: number;
};

type Notified = { is: 'wanted'; expiresMs: number } | { is: 'gone' } | { is: 'unreachable' };

/** A registration contains addresses that the merchant received in a body of up to 100 kB. */
const BODY_LIMIT_BYTES = 200_000;

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8');

const notificationAnswer = v.object({ data: v.object({ expiresMs: v.number() }) });

/** Asks the merchant, before authorisation, whether the payment is still wanted, and passes on a wallet's buyer. */
const notify = async (
  payment: Payment,
  buyer: Buyer | undefined,
  secret: string,
  timeoutMs: number,
): Promise<Notified> => {
  const text = JSON.stringify({ payment: payment.id, buyer });
  const path = new URL(payment.notifyUrl).pathname;
  try {
    const response = await fetch(payment.notifyUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(secret, path, text),
      },
      body: text,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 410) return { is: 'gone' };
    const answer = v.safeParse(notificationAnswer, await response.json());
    return answer.success
      ? { is: 'wanted', expiresMs: answer.output.data.expiresMs }
      : { is: 'unreachable' };
  } catch {
    return { is: 'unreachable' };
  }
};

/** Returns the expiry date of the test card, three years from now. */
const validUntil = (now: Date): string =>
  `12/${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`;

/**
 * Creates the payment provider, an app for its own origin. The merchant's server registers a payment with a signed call. The
 * visitor pays, is declined or goes back. A success is reported to the merchant before the visitor returns, and is then captured
 * by the merchant.
 */
export const createProvider = (options: ProviderOptions): Hono => {
  const { database, secret, now, publicAddress, notifyTimeoutMs = 8000 } = options;
  const payments = paymentsIn(database);
  const app = new Hono();

  const isOver = (payment: Payment): boolean => payment.expiresMs <= now().getTime();

  /** Returns the page for a payment that can no longer be paid, or undefined if it can be paid. */
  const closed = (c: Context, payment: Payment) => {
    const lang = languageOf(payment.lang);
    if (payment.status === 'authorised' || payment.status === 'captured') {
      return c.html(noticePage(lang, 'used', payment.continueUrl), 409);
    }
    if (payment.status === 'released' || isOver(payment)) {
      return c.html(noticePage(lang, 'expired', payment.cancelUrl), 410);
    }
    return undefined;
  };

  const pay = async (c: Context, payment: Payment, sent: unknown) => {
    const lang = languageOf(payment.lang);
    const read = readPayment(payment.way, sent);
    if (read.is === 'incomplete') {
      return c.html(paymentPage(payment, validUntil(now()), read.sentence), 422);
    }
    const notified = await notify(payment, read.buyer, secret, notifyTimeoutMs);
    if (notified.is === 'unreachable') {
      return c.html(noticePage(lang, 'unreachable', payment.cancelUrl), 502);
    }
    if (notified.is === 'gone') {
      payments.release(payment.id);
      return c.html(noticePage(lang, 'expired', payment.cancelUrl), 410);
    }
    payments.authorise(payment.id, notified.expiresMs);
    return c.redirect(new URL(payment.continueUrl).href, 303);
  };

  app.use(
    '*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ['data:'],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      // as real providers do, because shops also open them in windows; Safari then keeps the shop's page for Back
      crossOriginOpenerPolicy: false,
    }),
  );

  // Has to come before the signature check, which reads the whole body.
  app.use('*', bodyLimit({ maxSize: BODY_LIMIT_BYTES }));

  app.get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.use('/payments/*', async (c, next) => {
    const signature = c.req.header(SIGNATURE_HEADER);
    if (isSigned(secret, c.req.path, await c.req.text(), signature)) return next();
    return c.json({ error: 'The signature is missing or wrong.' }, 401);
  });

  app.post('/payments', async (c) => {
    const form = v.safeParse(registration, await c.req.json().catch(() => undefined));
    if (!form.success) return c.json({ error: 'The payment is malformed.' }, 422);
    const id = payments.add(form.output);
    return c.json({ id, address: `${publicAddress}/pay/${id}` }, 201);
  });

  app.post('/payments/:id/capture', (c) =>
    payments.capture(c.req.param('id'), now().getTime())
      ? c.json({ status: 'captured' })
      : c.json({ error: 'There is nothing to capture.' }, 409),
  );

  app.post('/payments/:id/release', (c) => {
    payments.release(c.req.param('id'));
    return c.json({ status: 'released' });
  });

  app.use('/pay/*', async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });

  app.get('/pay/:id', (c) => {
    const payment = payments.find(c.req.param('id'));
    return payment
      ? (closed(c, payment) ?? c.html(paymentPage(payment, validUntil(now()))))
      : c.notFound();
  });

  app.post('/pay/:id', async (c) => {
    const payment = payments.find(c.req.param('id'));
    if (!payment) return c.notFound();
    const { action, ...sent } = await c.req.parseBody();
    // Pressing the button twice makes one payment, and the second press redirects like the first.
    if (action === 'pay' && payment.status === 'authorised' && !isOver(payment)) {
      return c.redirect(new URL(payment.continueUrl).href, 303);
    }
    const refusal = closed(c, payment);
    if (refusal) return refusal;
    if (action === 'pay') return pay(c, payment, sent);
    return c.redirect(new URL(payment.cancelUrl).href, 303);
  });

  app.notFound((c) =>
    c.html(noticePage(languageOf(c.req.header('accept-language')), 'unknown'), 404),
  );
  return app;
};
