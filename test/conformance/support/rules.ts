import type { Rule, Verdict } from '../../../src/conformance/report.ts';
import type { Breaking } from './broken.ts';
import { asking, data, each, header, instead, of, on } from './changes.ts';

/** A rule of the contract, how a back end breaks it, and the finding that names it. */
export type BrokenRule = {
  title: string;
  breaking: Breaking;
  finds: { verdict: Verdict; rule: Rule; call: string; field?: string };
};

const rule = (
  title: string,
  breaking: Breaking,
  verdict: Verdict,
  [call, name, field]: [call: string, name: Rule, field?: string],
): BrokenRule => ({
  title,
  breaking,
  finds: { verdict, rule: name, call, ...(field && { field }) },
});

const ORIGIN = 'access-control-allow-origin';
const DAY = /^GET ticket\/collect\/event\/.+\/date/;

let isFirst = false;

const answers: BrokenRule[] = [
  rule('a list fails', on(/^GET event\/select$/, instead(500, { error: 'x' })), 'violation', [
    'eventSelect',
    'status',
    'status',
  ]),
  rule(
    'a call breaks off the connection',
    on(/^GET tour\/attr$/, () => null),
    'violation',
    ['tourAttr', 'answer'],
  ),
  rule(
    'a list is an HTML page',
    on(/^GET tour\/select/, instead(200, '<p>Hello</p>')),
    'violation',
    ['tourSelect', 'reading', 'data'],
  ),
  rule(
    'JSON is sent as HTML',
    on(/^GET shopinfo$/, header('content-type', 'text/html')),
    'deviation',
    ['shopInfo', 'json', 'Content-Type'],
  ),
  rule(
    'an answer is no JSON the first time',
    on(/^GET voucher\/attr$/, (answer) => {
      isFirst = !isFirst;
      return isFirst ? { ...answer, body: '<br />' } : undefined;
    }),
    'deviation',
    ['voucherAttr', 'json', 'body'],
  ),
  rule(
    'an event has no position',
    on(
      /^GET event\/select$/,
      each('events', (event) => delete event.sequence_no),
    ),
    'deviation',
    ['eventSelect', 'schema', 'events[].sequence_no'],
  ),
  rule(
    'an optional text is false',
    on(
      /^GET event\/select$/,
      each('events', (event) => (event.venue = false)),
    ),
    'deviation',
    ['eventSelect', 'schema', 'events[].venue'],
  ),
  rule(
    'a list is keyed by id',
    on(
      /^GET event\/select$/,
      data(({ events }) => ({ events: { ...events } })),
    ),
    'deviation',
    ['eventSelect', 'schema', 'events'],
  ),
  rule(
    'a list has empty entries',
    on(
      /^GET event\/select$/,
      data(({ events }) => ({ events: [null, {}, { id: '7' }, ...events] })),
    ),
    'deviation',
    ['eventSelect', 'reading', 'event.entry'],
  ),
  rule(
    'a list keyed by id has empty entries',
    on(
      /^GET event\/select$/,
      data(({ events }) => ({ events: { ...events, 7: [], 8: {}, 9: null } })),
    ),
    'deviation',
    ['eventSelect', 'reading', 'event.entry'],
  ),
  rule(
    'an event has no name in a list with an empty entry',
    on(
      /^GET event\/select$/,
      data(({ events }) => ({ events: [null, { ...events[0], name: null }] })),
    ),
    'violation',
    ['eventSelect', 'reading', 'event.name'],
  ),
  rule(
    'a list of events has only their ids',
    on(
      /^GET event\/select$/,
      data(({ events }) => ({ events: events.map(({ id }: { id: string }) => id) })),
    ),
    'violation',
    ['eventSelect', 'reading', 'event.item'],
  ),
  rule(
    'moments have a space',
    on(
      DAY,
      each('timeslot', (slot) => (slot.datetime = slot.datetime.replace('T', ' '))),
    ),
    'deviation',
    ['ticketCollectDay', 'schema', 'timeslot[].datetime'],
  ),
  rule(
    'a time zone does not exist',
    on(
      /^GET shopinfo\/config$/,
      data((config) => ({ ...config, timezone: 'Europe/Atlantis' })),
    ),
    'deviation',
    ['shopConfig', 'reading', 'shopinfo/config.timezone'],
  ),
  rule(
    'a ticket has no price',
    on(
      DAY,
      each('tickets', (ticket) => (ticket.price = 'free')),
    ),
    'violation',
    ['ticketCollectDay', 'reading', 'ticket.price'],
  ),
  rule(
    'an article has a negative price',
    on(
      /^GET merchandise\/select$/,
      each('merchandise', (article) => (article.price = -100)),
    ),
    'violation',
    ['merchandiseSelect', 'reading', 'article.price'],
  ),
  rule(
    'a tour has no name',
    on(
      /^GET tour\/select/,
      each('tours', (tour) => delete tour.name),
    ),
    'violation',
    ['tourSelect', 'reading', 'tour.name'],
  ),
  rule(
    'amounts are in euros',
    on(
      DAY,
      each('tickets', (ticket) => (ticket.price = 9.99)),
    ),
    'violation',
    ['ticketCollectDay', 'money', 'tickets[].price'],
  ),
  rule(
    'the currency is unknown',
    on(
      /^GET shopinfo\/config$/,
      data((config) => ({ ...config, currencySymbol: 'kr' })),
    ),
    'violation',
    ['shopConfig', 'currency', 'currencySymbol'],
  ),
];

const headers: BrokenRule[] = [
  rule(
    'available places may be cached',
    on(/^GET ticket\/calendar/, header('cache-control', 'public, max-age=600')),
    'violation',
    ['ticketCalendar', 'caching', 'Cache-Control'],
  ),
  rule('the stock may be stored', on(/^GET merchandise$/, header('cache-control')), 'deviation', [
    'merchandise',
    'caching',
    'Cache-Control',
  ]),
  rule(
    'content has no header for caches',
    on(/^GET content\/static$/, (answer) => {
      answer.headers.delete('etag');
      answer.headers.delete('cache-control');
      return answer;
    }),
    'deviation',
    ['contentStatic', 'caching', 'Cache-Control'],
  ),
  rule('a call allows no origin', on(/^GET voucher\/select\//, header(ORIGIN)), 'violation', [
    'voucherSelect',
    'cors',
    'Access-Control-Allow-Origin',
  ]),
  rule(
    'an error allows another origin',
    on(/^GET tour$/, of(404, header(ORIGIN, 'https://other.example'))),
    'violation',
    ['tour', 'cors', 'Access-Control-Allow-Origin'],
  ),
  rule(
    'a 304 allows no origin',
    on(/^GET shopinfo\/config$/, of(304, header(ORIGIN))),
    'violation',
    ['shopConfig', 'cors', 'Access-Control-Allow-Origin'],
  ),
  rule(
    'pages cannot read the date',
    on(/^GET content\/page$/, header('access-control-expose-headers', 'Retry-After')),
    'deviation',
    ['contentPage', 'cors', 'Access-Control-Expose-Headers'],
  ),
  rule(
    'JSON is not allowed in a POST',
    on(/^OPTIONS /, header('access-control-allow-headers')),
    'violation',
    ['checkoutSuggest', 'cors', 'Access-Control-Allow-Headers'],
  ),
  rule(
    'too many requests name no time',
    on(/^GET customer\/attr$/, instead(429, { error: 'x' })),
    'violation',
    ['customerAttr', 'limits', 'Retry-After'],
  ),
];

const errors: BrokenRule[] = [
  rule(
    'an unknown event is an error of the server',
    on(DAY, of(404, instead(500, {}))),
    'violation',
    ['ticketCollectDay', 'status', 'status'],
  ),
  rule(
    'an unknown article is refused with another status',
    on(/^GET merchandise$/, of(404, instead(422, { error: 'x' }))),
    'deviation',
    ['merchandise', 'status', 'status'],
  ),
  rule(
    'an unknown voucher code is accepted',
    on(/^GET voucher$/, of(422, instead(200, { data: {} }))),
    'violation',
    ['voucherCode', 'status', 'status'],
  ),
  rule(
    'a refused voucher code has no sentence',
    on(/^GET voucher$/, of(422, instead(422, { reason: 7 }))),
    'deviation',
    ['voucherCode', 'error form', 'error'],
  ),
  rule(
    'an unknown token is accepted',
    on(/^GET customer$/, of(401, instead(200, { data: {} }))),
    'violation',
    ['customer', 'status', 'status'],
  ),
  rule(
    'an empty form is accepted',
    on(/customer\/validate$/, instead(200, { data: {} })),
    'violation',
    ['customerValidate', 'status', 'status'],
  ),
  rule(
    'a field with an error has an unknown name',
    on(/customer\/validate$/, of(422, instead(422, { error: { vorname: 'x' } }))),
    'deviation',
    ['customerValidate', 'error form', 'error.vorname'],
  ),
  rule(
    'a required field has no error',
    on(/customer\/validate$/, of(422, instead(422, { error: { fname: 'x' } }))),
    'deviation',
    ['customerValidate', 'error form', 'error.email'],
  ),
];

const accounts: BrokenRule[] = [
  rule(
    'a wrong password is accepted',
    on(/auth\/login$/, of(401, instead(200, { data: { token: 'x' } }))),
    'violation',
    ['authLogin', 'account', 'status'],
  ),
  rule(
    'a wrong password is refused with another status',
    on(/auth\/login$/, of(401, instead(400, { error: 'x' }))),
    'deviation',
    ['authLogin', 'account', 'status'],
  ),
  rule(
    'a wrong password gets a token',
    on(/auth\/login$/, of(401, instead(401, { error: 'x', token: 'x' }))),
    'violation',
    ['authLogin', 'account', 'token'],
  ),
  rule(
    'an unknown token has orders',
    on(/^GET order\/list$/, of(401, instead(200, { data: [] }))),
    'violation',
    ['orderList', 'account', 'status'],
  ),
  rule(
    'an unknown key sets a password',
    on(/customer\/pwdconfirm$/, of(400, instead(200, { data: {} }))),
    'violation',
    ['passwordConfirm', 'account', 'status'],
  ),
  rule(
    'an empty registration is accepted',
    on(/customer\/register$/, instead(200, { data: {} })),
    'violation',
    ['customerRegister', 'status', 'status'],
  ),
  rule(
    'a registration has an error for an unknown field',
    on(/customer\/register$/, of(422, instead(422, { error: { kennwort: 'x' } }))),
    'deviation',
    ['customerRegister', 'error form', 'error.kennwort'],
  ),
  rule(
    'a registration without a password has no error for it',
    on(/customer\/register$/, of(422, instead(422, { error: { email: 'x' } }))),
    'deviation',
    ['customerRegister', 'error form', 'error.password'],
  ),
];

const meanings: BrokenRule[] = [
  rule(
    'a language of the shop is not answered',
    on(/^GET checkout\/payments$/, asking('/fr/', instead(404, { error: 'x' }))),
    'deviation',
    ['shopConfig', 'languages', 'languages'],
  ),
  rule(
    'the configuration is not answered in every language',
    on(/^GET shopinfo\/config$/, asking('/sv/', instead(404, { error: 'x' }))),
    'violation',
    ['shopConfig', 'status', 'status'],
  ),
  rule(
    'two events have one id',
    on(
      /^GET event\/select$/,
      each('events', (event) => (event.id = 'tides')),
    ),
    'violation',
    ['eventSelect', 'consistency', 'events[].id'],
  ),
  rule(
    'an event ends before it begins',
    on(
      /^GET ticket\/lifetime$/,
      data(({ last }) => ({ first: last, last: '2020-01-01' })),
    ),
    'violation',
    ['ticketLifetime', 'consistency', 'first'],
  ),
  rule(
    'slots are of another day',
    on(
      DAY,
      each('timeslot', (slot) => (slot.datetime = '2027-01-01T10:00:00')),
    ),
    'violation',
    ['ticketCollectDay', 'consistency', 'timeslot[].datetime'],
  ),
  rule(
    'a calendar has days that were not asked for',
    on(
      /^GET ticket\/calendar/,
      data((days) => ({ ...days, '2020-01-01': 0 })),
    ),
    'deviation',
    ['ticketCalendar', 'consistency', '2020-01-01'],
  ),
  rule(
    'a price is another one in the list',
    on(
      /^GET merchandise$/,
      data((article) => ({ ...article, price: article.price + 100 })),
    ),
    'violation',
    ['merchandise', 'consistency', 'price'],
  ),
  rule(
    'a tour is another one',
    on(
      /^GET tour$/,
      data((tour) => ({ ...tour, id: 'other' })),
    ),
    'violation',
    ['tour', 'consistency', 'id'],
  ),
];

/** Rules that are examined without buying. */
export const READING_RULES = [...answers, ...headers, ...errors, ...accounts, ...meanings];

const ordered = new Set<string>();

/** Changes the customer that a call returns if it has an account. */
const ofAccount = (change: object): Breaking =>
  data((customer) => (customer.isGuest ? customer : { ...customer, ...change }));

/** Rules that are examined by buying. */
export const BUYING_RULES: BrokenRule[] = [
  rule(
    'a customer may be cached',
    on(/^GET customer$/, of(200, header('cache-control', 'max-age=60'))),
    'violation',
    ['customer', 'caching', 'Cache-Control'],
  ),
  rule(
    'a payment needs no token',
    on(/checkout\/initPayment$/, of(401, instead(200, { data: 'https://pay.example/' }))),
    'violation',
    ['initPayment', 'status', 'status'],
  ),
  rule(
    'a payment returns to any origin',
    on(/initPayment$/, asking('elsewhere.invalid', instead(200, { data: 'https://pay.example/' }))),
    'violation',
    ['initPayment', 'return address', 'status'],
  ),
  rule(
    'an order may have any size',
    on(/initPayment$/, asking('100000', instead(200, { data: 'https://pay.example/' }))),
    'violation',
    ['initPayment', 'limits', 'status'],
  ),
  rule(
    'a request may have any size',
    on(/customer\/validate$/, of(413, instead(200, { data: {} }))),
    'violation',
    ['customerValidate', 'limits', 'status'],
  ),
  rule(
    'the address of the payment is relative',
    on(
      /initPayment$/,
      data((address) => new URL(address).pathname),
    ),
    'violation',
    ['initPayment', 'reading', 'data'],
  ),
  rule(
    'the cart id is behind the fragment',
    on(
      /initPayment$/,
      data((address) => address.replace(/&cartId=([^#]+)(#.+)/, '$2?cartId=$1')),
    ),
    'deviation',
    ['initPayment', 'return address', 'data'],
  ),
  rule(
    'the address of return loses its parameters',
    on(
      /initPayment$/,
      data((address) => address.replace('page=7&', '')),
    ),
    'violation',
    ['initPayment', 'return address', 'data'],
  ),
  rule(
    'more is sold than there is',
    on(
      /initPayment$/,
      asking('telescope', of(422, instead(200, { data: 'https://museum.example/' }))),
    ),
    'violation',
    ['initPayment', 'overselling', 'status'],
  ),
  rule(
    'a repeated order is another one',
    on(/execPayment$/, (answer, { body }) => {
      if (answer.status !== 200) return undefined;
      const isFirst = !ordered.has(body);
      ordered.add(body);
      return isFirst ? undefined : { ...answer, body: { data: { booking_id: 'B-2' } } };
    }),
    'violation',
    ['execPayment', 'same answer', 'booking_id'],
  ),
  rule(
    'a canceled cart is ordered',
    on(/execPayment$/, of(410, instead(200, { data: { booking_id: 'B' } }))),
    'violation',
    ['execPayment', 'status', 'status'],
  ),
  rule(
    'a cart is ordered with another session key',
    on(
      /execPayment$/,
      asking(
        /sessionUs=Conformance1.+"cartId":"(?!museum-shop)/,
        of(410, instead(200, { data: { booking_id: 'B' } })),
      ),
    ),
    'violation',
    ['execPayment', 'status', 'status'],
  ),
  rule(
    'the total of an order is wrong',
    on(
      /^GET order\/review$/,
      data((order) => ({ ...order, total: order.total + 1 })),
    ),
    'violation',
    ['orderReview', 'consistency', 'total'],
  ),
  rule(
    'the guest is not known afterwards',
    on(/^GET customer\/fromOrder$/, of(200, instead(500, {}))),
    'violation',
    ['customerFromOrder', 'status', 'status'],
  ),
  rule(
    'the answer to a login may be cached',
    on(/auth\/login$/, of(200, header('cache-control', 'max-age=60'))),
    'violation',
    ['authLogin', 'caching', 'Cache-Control'],
  ),
  rule(
    'a complete registration is refused',
    on(/customer\/register$/, of(200, instead(422, { error: { city: 'x' } }))),
    'violation',
    ['customerRegister', 'account', 'error.city'],
  ),
  rule(
    'an account has another address',
    on(/^GET customer$/, ofAccount({ email: 'other@example.com' })),
    'violation',
    ['customer', 'account', 'email'],
  ),
  rule(
    'an account keeps its old data',
    on(/^GET customer$/, ofAccount({ lname: 'Old' })),
    'violation',
    ['customerUpdate', 'account', 'lname'],
  ),
  rule(
    'the last order of an account is not listed',
    on(
      /^GET order\/list$/,
      data(() => []),
    ),
    'violation',
    ['orderList', 'account', 'booking_id'],
  ),
  rule(
    'older orders of an account are listed first',
    on(
      /^GET order\/list$/,
      data(([order]) => [{ ...order, booking_id: 'B-0' }, order]),
    ),
    'deviation',
    ['orderList', 'account', 'booking_id'],
  ),
  rule(
    'an unknown order can be paid',
    on(/initPaymentOrder$/, of(404, instead(200, { data: 'https://pay.example/' }))),
    'violation',
    ['initPaymentOrder', 'status', 'status'],
  ),
  rule(
    'an open order is paid by another invoice',
    on(
      /initPaymentOrder$/,
      asking('"payart":30', of(422, instead(200, { data: 'https://pay.example/' }))),
    ),
    'violation',
    ['initPaymentOrder', 'open order', 'status'],
  ),
  rule(
    'the payment of an open order returns to any origin',
    on(
      /initPaymentOrder$/,
      asking('elsewhere.invalid', instead(200, { data: 'https://pay.example/' })),
    ),
    'violation',
    ['initPaymentOrder', 'return address', 'status'],
  ),
  rule(
    'an open order cannot be paid',
    on(/initPaymentOrder$/, of(200, instead(500, {}))),
    'violation',
    ['initPaymentOrder', 'status', 'status'],
  ),
];
