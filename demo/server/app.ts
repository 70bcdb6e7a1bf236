import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { QueueFullError } from './bounded-queue.ts';
import { caching } from './caching.ts';
import { accountCalls } from './calls/account.ts';
import { callerKeys } from './caller.ts';
import { customerCalls } from './calls/customers.ts';
import { passwordCalls } from './calls/passwords.ts';
import { basketCalls } from './calls/basket.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { configurationCalls } from './calls/configuration.ts';
import { documentCalls } from './calls/documents.ts';
import { merchandiseCalls } from './calls/merchandise.ts';
import { orderCalls } from './calls/orders.ts';
import { ticketCalls } from './calls/tickets.ts';
import { tourCalls } from './calls/tours.ts';
import { voucherCalls } from './calls/vouchers.ts';
import type { Catalogue } from './catalogue.ts';
import { dayOf, wallClock } from './clock.ts';
import { configurationOf, offered, speaks } from './configuration.ts';
import { DOCUMENTS_PATH } from './documents.ts';
import { fail } from './failure.ts';
import type { Call } from './failure.ts';
import { isLang } from './languages.ts';
import { NOTIFICATION_PATH, notificationCall } from './notification.ts';
import { cancelOverdueOrders } from './overdue-orders.ts';
import { PASSWORD_QUEUE_RETRY_SECONDS } from './passwords.ts';
import { connectProvider } from './provider.ts';
import { assertFields, settingsBy } from './settings.ts';
import type { Settings } from './settings.ts';
import type { Shop } from './shop.ts';
import type { Database } from './sqlite.ts';
import { seedVoucherCodes } from './voucher-codes.ts';

/** A failure of the server itself, to try out how the shop bears it. `endpoint` is e.g. `event/select`. */
type Failures = (call: {
  method: string;
  endpoint: string;
}) => { status: number; body?: string } | undefined;

export type AppOptions = {
  database: Database;
  catalogue: Catalogue;
  now: () => Date;
  /** Origins on which `url.continue` and `url.cancel` are taken. */
  allowedOrigins: string[];
  /** Where the payment provider is reached, without a slash at the end. */
  providerAddress: string;
  /** What this server and the provider sign their calls with. */
  providerSecret: string;
  /** Where this server is reached, without a slash at the end. */
  publicAddress: string;
  /** Folder into which mails are written, one file each. */
  outbox: string;
  /** Asked before each call under `/{lang}`; the call fails where it answers with a status. */
  failures?: Failures;
} & Partial<Settings>;

const openShop = (options: AppOptions): Shop => {
  const { database, catalogue, now, allowedOrigins, publicAddress, outbox, ...rest } = options;
  const { providerAddress, providerSecret, failures: _failures, ...chosen } = rest;
  const settings = settingsBy(chosen);
  const configuration = configurationOf(catalogue, settings);
  assertFields(settings);
  const clock = wallClock(settings.timezone);
  return {
    database,
    catalogue: offered(catalogue, configuration),
    settings,
    configuration,
    allowedOrigins,
    publicAddress,
    outbox,
    callerOf: callerKeys(settings.trustedProxies),
    now,
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

/** The reference server: every call of the contract that is built, under `/api/{lang}`. It listens to nothing by itself. */
export const createApp = (options: AppOptions): Hono => {
  const shop = openShop(options);
  seedVoucherCodes(shop);
  const app = new Hono<Call>();
  const limitBody = bodyLimit({
    maxSize: shop.settings.bodyLimitBytes,
    onError: (c) => fail(c, 413, 'TOO_LARGE'),
  });
  for (const path of ['/api/*', `${DOCUMENTS_PATH}/*`]) {
    app.use(path, (_, next) => {
      cancelOverdueOrders(shop);
      return next();
    });
  }
  app.use(NOTIFICATION_PATH, limitBody);
  app.use(`${DOCUMENTS_PATH}/*`, limitBody);
  app.route('/', notificationCall(shop, options.providerSecret));
  app.route(DOCUMENTS_PATH, documentCalls(shop));

  // No call carries a cookie: the token in the query is the only key.
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
    // Pages take the time from it, and it has to be the time by which holds expire.
    c.header('date', shop.now().toUTCString());
  });
  app.use('/api/:lang/*', async (c, next) => {
    const lang = c.req.param('lang') ?? '';
    c.set('lang', isLang(lang) ? lang : 'de');
    // Who the shop is it tells in all languages: whoever asks does not know yet which ones it speaks.
    const isTold = isLang(lang) && (speaks(shop.configuration, lang) || isAboutShop(c.req.path));
    return isTold ? next() : fail(c, 404, 'UNKNOWN_CALL');
  });
  if (options.failures) app.use('/api/:lang/*', failing(options.failures));
  app.use('/api/:lang/*', ...caching(shop.settings.catalogueMaxAgeSeconds));
  app.use('/api/:lang/*', limitBody);
  for (const calls of [
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
  ]) {
    app.route('/api/:lang', calls(shop));
  }
  app.all('/api/:lang/*', (c) => fail(c, 404, 'UNKNOWN_CALL'));
  app.onError((error, c) => {
    if (error instanceof QueueFullError) {
      c.header('retry-after', String(PASSWORD_QUEUE_RETRY_SECONDS));
      return fail(c, 429, 'TOO_MANY_LOGINS');
    }
    // Without the address, which may hold a token or a cart id.
    console.error(`${c.req.method} failed:`, error);
    return fail(c, 500, 'SERVER_ERROR');
  });
  const server = new Hono();
  server.route('/', app);
  return server;
};
