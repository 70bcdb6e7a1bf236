import { dateOf } from '../core/api/headers.ts';
import type { PaymentType } from '../core/api/wire/checkout.ts';
import type { CustomerAttributes } from '../core/api/wire/customers.ts';
import type { ShopConfig } from '../core/api/wire/shop.ts';
import { momentAt, setMuseumTimeZone } from '../core/calendar/clock.ts';
import type { Day } from '../core/calendar/day.ts';
import { dayOf } from '../core/calendar/moment.ts';
import { LANGUAGES } from '../core/i18n/languages.ts';
import { CURRENCIES, setMuseumCurrency } from '../core/money/currency.ts';
import { isSafeAddress } from '../core/web/addresses.ts';
import { preflightNote } from './headers.ts';
import { UsageError } from './options.ts';
import type { Suite } from './types.ts';

/** Facts about the shop that the other parts need. */
export type Shop = {
  config: ShopConfig;
  /** Today in the museum, by the clock of the back end. */
  today: Day;
  attributes?: CustomerAttributes | undefined;
  paymentTypes: readonly PaymentType[];
};

function checkCurrency({ say }: Suite, { currencySymbol }: ShopConfig): void {
  const noted = {
    rule: 'currency',
    field: 'currencySymbol',
    pointer: '/components/schemas/ShopConfig/properties/currencySymbol',
  } as const;
  if (setMuseumCurrency(currencySymbol)) {
    say('pass', 'shopConfig', { ...noted, message: 'is a currency that the shop sells in' });
    return;
  }
  const message = `is “${currencySymbol}”; the shop sells nothing unless it is one of ${CURRENCIES.join(', ')}`;
  say('violation', 'shopConfig', { ...noted, message });
}

function checkAddress({ options, say }: Suite): void {
  const isSafe = isSafeAddress(options.api);
  say(isSafe ? 'pass' : 'violation', 'shopConfig', {
    rule: 'https',
    field: 'address',
    message: isSafe
      ? 'is safe for passwords and tokens'
      : 'is neither https nor on this computer; the shop sends it no password and no token, so nothing can be bought',
  });
}

/** Checks that the calls made before the language is known are answered in every language. */
async function checkLanguages(suite: Suite, { languages }: ShopConfig): Promise<void> {
  const { options, say, lang } = suite;
  for (const each of LANGUAGES.filter((other) => other !== lang)) {
    await suite.ask('shopConfig', [options.shop], { lang: each });
  }
  for (const each of languages.filter((other) => other !== lang)) {
    const reason = 'the language is not answered';
    const mayRefuse = { statuses: [404], reason };
    const asking = { lang: each, mayRefuse };
    const { reply } = await suite.ask('checkoutPayments', [options.shop], asking);
    if (reply.is === 'none' || reply.status !== 404) continue;
    const message = `names “${each}”, but checkout/payments has the status 404 in that language`;
    say('deviation', 'shopConfig', { rule: 'languages', field: 'languages', message });
  }
}

/** Asks again with the `ETag` of an answer: a 304 needs the headers for CORS, too. */
async function checkNotModified(suite: Suite, etag: string | null): Promise<void> {
  if (!etag) return;
  const { options, contract, lang } = suite;
  const address = new URL(`${options.api}/${lang}/shopinfo/config?shop=${options.shop}`);
  const headers = { 'if-none-match': etag };
  await suite.exchange(contract.operations.shopConfig!, { method: 'GET', address, headers });
}

async function checkPreflight({ options, contract, exchange, say, lang }: Suite): Promise<void> {
  const { origin, api } = options;
  if (!origin) {
    const message = 'start with --origin to check whether pages of an origin can use the back end';
    say('untested', 'shopConfig', { rule: 'cors', message });
    return;
  }
  const reply = await exchange(contract.operations.checkoutSuggest!, {
    method: 'OPTIONS',
    address: new URL(`${api}/${lang}/checkout/suggest`),
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  if (reply.is === 'none') return;
  const { verdict, ...noted } = preflightNote(reply);
  say(verdict, 'checkoutSuggest', { ...noted, request: `OPTIONS ${lang}/checkout/suggest` });
}

/** Examines configuration and content. Throws a UsageError if the back end cannot be reached. */
export async function examineShop(suite: Suite): Promise<Shop | undefined> {
  const { options } = suite;
  const { value: config, reply } = await suite.ask('shopConfig', [options.shop]);
  if (reply.is === 'none') throw new UsageError(`${options.api} cannot be reached: ${reply.why}.`);
  checkAddress(suite);
  if (!config) return undefined;
  suite.lang = config.languages.includes(config.defaultLanguage)
    ? config.defaultLanguage
    : config.languages[0]!;
  setMuseumTimeZone(config.timezone);
  const today = dayOf(momentAt(dateOf(reply.headers) || Date.now(), config.timezone));
  checkCurrency(suite, config);
  await checkNotModified(suite, reply.headers.get('etag'));
  await checkPreflight(suite);
  await checkLanguages(suite, config);
  await suite.ask('shopInfo', [options.shop]);
  await suite.ask('contentStatic', []);
  const noPage = { statuses: [404], reason: 'there is no page “imprint”' };
  await suite.ask('contentPage', ['imprint'], { mayRefuse: noPage });
  const { value: attributes } = await suite.ask('customerAttr', []);
  const { value: paymentTypes = [] } = await suite.ask('checkoutPayments', [options.shop]);
  return { config, today, attributes, paymentTypes };
}
