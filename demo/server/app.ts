import { Hono } from 'hono';
import type { ErrorHandler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { QueueFullError } from './bounded-queue.ts';
import { caching } from './caching.ts';
import { callerLimits } from './caller-limits.ts';
import { accountCalls } from './calls/account.ts';
import { callerKeys } from './caller.ts';
import { customerCalls } from './calls/customers.ts';
import { passwordCalls } from './calls/passwords.ts';
import { basketCalls } from './calls/basket.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { configurationCalls } from './calls/configuration.ts';
import { confirmEmailCalls } from './calls/confirm-email.ts';
import { documentCalls } from './calls/documents.ts';
import { merchandiseCalls } from './calls/merchandise.ts';
import { orderCalls } from './calls/orders.ts';
import { ticketCalls } from './calls/tickets.ts';
import { tourCalls } from './calls/tours.ts';
import { voucherCalls } from './calls/vouchers.ts';
import type { Catalogue } from './catalogue.ts';
import { dayOf, wallClock } from './clock.ts';
import { CONFIRM_EMAIL_PATH } from './confirm-email-page.ts';
import { configurationOf, offered, speaks } from './configuration.ts';
import { currencyOf } from './currency.ts';
import { DOCUMENTS_PATH } from './documents.ts';
import { fail, failLater } from './failure.ts';
import type { Call } from './failure.ts';
import { isLang } from './languages.ts';
import { deliverMails } from './mail-queue.ts';
import { NOTIFICATION_PATH, notificationCall } from './notification.ts';
import { cancelOverdueOrders } from './overdue-orders.ts';
import { PASSWORD_QUEUE_RETRY_SECONDS } from './passwords.ts';
import { connectProvider } from './provider.ts';
import { assertRecoverAddresses } from './recover-address.ts';
import { assertFields, settingsBy } from './settings.ts';
import type { Settings } from './settings.ts';
import type { Shop } from './shop.ts';
import type { Database } from './sqlite.ts';

/** Simulates an error of the server, to see how the shop handles it. `endpoint` is e.g. `event/select`. */
type Failures = (call: {
  method: string;
  endpoint: string;
}) => { status: number; body?: string } | undefined;

export type AppOptions = {
  database: Database;
  catalogue: Catalogue;
  now: () => Date;
  /** Origins that `url.continue` and `url.cancel` may have. */
  allowedOrigins: string[];
  /** Address of the payment provider, without a trailing slash. */
  providerAddress: string;
  /** Key with which this server and the provider sign their calls. */
  providerSecret: string;
  /** Address of this server, without a trailing slash. */
  publicAddress: string;
  /** Folder into which mails are written, one file each. */
  outbox: string;
  /** Called before each call under `/{lang}`. If it returns a status, the call fails with it. */
  failures?: Failures;
} & Partial<Settings>;

const CALLS = [
  configurationCalls,
  ticketCalls,
  tourCalls,
  merchandiseCalls,
  voucherCalls,
  customerCalls,
  accountCalls,
  passwordCalls,
  checkoutCalls,
  orderCalls,
  basketCalls,
];

/** Opens the shop that these options describe. */
export const openShop = (options: AppOptions): Shop => {
  const { database, catalogue, now, allowedOrigins, publicAddress, outbox, ...rest } = options;
  const { providerAddress, providerSecret, failures: _failures, ...chosen } = rest;
  const settings = settingsBy(chosen);
  const configuration = configurationOf(catalogue, settings);
  assertFields(settings);
  assertRecoverAddresses(settings);
  const clock = wallClock(settings.timezone);
  return {
    database,
    catalogue: offered(catalogue, configuration),
    settings,
    configuration,
    currency: currencyOf(configuration),
    allowedOrigins,
    publicAddress,
    outbox,
    callerOf: callerKeys(settings.trustedProxies),
    callerLimits: callerLimits(settings, now),
    now,
    clock,
    moment: () => clock(now()),
    today: () => dayOf(clock(now())),
    provider: connectProvider(providerAddress, providerSecret, settings.providerTimeoutMs),
  };
};

const isAboutShop = (path: string): boolean => /^\/api\/..\/shopinfo(\/config)?$/.test(path);

const failing =
  (failures: Failures): MiddlewareHandler<Call> =>
  async (c, next) => {
    const [, , , ...endpoint] = c.req.path.split('/');
    const failure = failures({ method: c.req.method, endpoint: endpoint.join('/') });
    if (!failure) return next();
    return new Response(failure.body ?? null, { status: failure.status });
  };

const answerError: ErrorHandler<Call> = (error, c) => {
  if (error instanceof QueueFullError) {
    return failLater(c, 'TOO_MANY_LOGINS', PASSWORD_QUEUE_RETRY_SECONDS);
  }
  // Does not log the address, which may contain a token or a cart id.
  console.error(`${c.req.method} failed:`, error);
  return fail(c, 500, 'SERVER_ERROR');
};

/** Creates the app of a shop, with the contract's calls under `/api/{lang}` and the pages to which mails and orders lead. */
export const appOf = (shop: Shop, options: AppOptions): Hono => {
  const app = new Hono<Call>();
  const limitBody = bodyLimit({
    maxSize: shop.settings.bodyLimitBytes,
    onError: (c) => fail(c, 413, 'TOO_LARGE'),
  });
  for (const path of ['/api/*', `${DOCUMENTS_PATH}/*`, `${CONFIRM_EMAIL_PATH}/*`]) {
    app.use(path, async (_, next) => {
      cancelOverdueOrders(shop);
      await next();
      deliverMails(shop);
    });
  }
  for (const path of [NOTIFICATION_PATH, `${DOCUMENTS_PATH}/*`, `${CONFIRM_EMAIL_PATH}/*`]) {
    app.use(path, limitBody);
  }
  app.route('/', notificationCall(shop, options.providerSecret));
  app.route(DOCUMENTS_PATH, documentCalls(shop));
  app.route(CONFIRM_EMAIL_PATH, confirmEmailCalls(shop));

  // CORS needs no credentials: no call uses a cookie, only the token in the query.
  const { pageOrigins } = shop.settings;
  app.use(
    '/api/*',
    cors({
      origin: pageOrigins,
      allowMethods: ['GET', 'POST'],
      exposeHeaders: ['Date', 'Retry-After'],
      maxAge: 3600,
    }),
  );
  app.use('/api/*', async (c, next) => {
    await next();
    // Pages read the time from this header, so it has to be the clock by which holds expire.
    c.header('date', shop.now().toUTCString());
  });
  app.use('/api/:lang/*', async (c, next) => {
    const lang = c.req.param('lang') ?? '';
    c.set('lang', isLang(lang) ? lang : 'de');
    // `shopinfo` is answered in every language, because a caller does not know the shop's languages yet.
    const isAnswered =
      isLang(lang) && (speaks(shop.configuration, lang) || isAboutShop(c.req.path));
    return isAnswered ? next() : fail(c, 404, 'UNKNOWN_CALL');
  });
  if (options.failures) app.use('/api/:lang/*', failing(options.failures));
  app.use('/api/:lang/*', ...caching(shop));
  app.use('/api/:lang/*', limitBody);
  for (const calls of CALLS) app.route('/api/:lang', calls(shop));
  app.all('/api/:lang/*', (c) => fail(c, 404, 'UNKNOWN_CALL'));
  app.onError(answerError);
  const server = new Hono();
  server.route('/', app);
  return server;
};
