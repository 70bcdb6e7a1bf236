import { Hono } from 'hono';
import type { Context } from 'hono';
import { notify } from './notify.ts';
import { languageOf, noticePage, paymentPage } from './page.ts';
import type { Payment, Payments } from './payments.ts';
import { readPayment } from './way.ts';

type PayPages = { secret: string; now: () => Date; notifyTimeoutMs: number };

/** Returns the expiry date of the test card, three years from now. */
const validUntil = (now: Date): string =>
  `12/${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`;

/** Serves the pages on which a visitor pays, is declined or goes back. */
export const payPages = (payments: Payments, { secret, now, notifyTimeoutMs }: PayPages): Hono => {
  const pages = new Hono();

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

  pages.use('/pay/*', async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });

  pages.get('/pay/:id', (c) => {
    const payment = payments.find(c.req.param('id'));
    return payment
      ? (closed(c, payment) ?? c.html(paymentPage(payment, validUntil(now()))))
      : c.notFound();
  });

  pages.post('/pay/:id', async (c) => {
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

  return pages;
};
