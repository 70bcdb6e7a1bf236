import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { pageHeaders } from '../server/page-headers.ts';
import type { Database } from '../server/sqlite.ts';
import { merchantCalls } from './merchant-calls.ts';
import { languageOf, noticePage } from './page.ts';
import { payPages } from './pay-pages.ts';
import { paymentsIn } from './payments.ts';

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

/** A registration contains addresses that the merchant received in a body of up to 100 kB. */
const BODY_LIMIT_BYTES = 200_000;

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8');

/**
 * Creates the payment provider, an app for its own origin. The merchant's server registers a payment with a signed call. The
 * visitor pays, is declined or goes back. A success is reported to the merchant before the visitor returns, and is then captured
 * by the merchant.
 */
export const createProvider = (options: ProviderOptions): Hono => {
  const { database, secret, now, publicAddress, notifyTimeoutMs = 8000 } = options;
  const payments = paymentsIn(database);
  const app = new Hono();

  app.use(
    '*',
    // the payment form leads back to any shop
    pageHeaders(undefined, {
      // as real providers do, because shops also open them in windows; Safari then keeps the shop's page for Back
      crossOriginOpenerPolicy: false,
    }),
  );

  // Has to come before the signature check, which reads the whole body.
  app.use('*', bodyLimit({ maxSize: BODY_LIMIT_BYTES }));

  app.get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.route('/', merchantCalls(payments, { secret, now, publicAddress }));
  app.route('/', payPages(payments, { secret, now, notifyTimeoutMs }));

  app.notFound((c) =>
    c.html(noticePage(languageOf(c.req.header('accept-language')), 'unknown'), 404),
  );
  return app;
};
