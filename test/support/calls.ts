import type { Endpoint } from '../../src/core/api/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/core/api/endpoints.ts';
import type { CartPayload } from '../../src/core/api/wire/checkout.ts';
import type { Day } from '../../src/core/calendar/day.ts';
import { ADA } from './basket.ts';

type ArgumentsOf<E> = E extends Endpoint<infer A, unknown> ? A : never;

/** Token, key of an order or hash of a password, which no error may hold. */
export const SECRET = '0123456789abcdef0123456789abcdef';

const [FROM, TO] = ['2027-03-01' as Day, '2027-03-31' as Day];
const url = { continue: 'https://museum.example/', cancel: 'https://museum.example/' };
const ticket = {
  type: 'ticket' as const,
  id: '1201',
  count: 1,
  datetime: '2027-03-06T12:00:00',
  subtickets: [],
};
const cart: CartPayload = { ver: 1, items: [ticket] };

/** Arguments for a call of each endpoint. */
const ARGUMENTS: { [N in EndpointName]: ArgumentsOf<(typeof endpoints)[N]> } = {
  shopInfo: ['1'],
  shopConfig: ['1'],
  contentStatic: [],
  contentPage: ['imprint'],
  eventSelect: [],
  ticketCollect: ['1'],
  ticketCollectDay: ['1', FROM],
  ticketCalendar: ['1', FROM, TO],
  ticketLifetime: ['1'],
  tourSelect: [],
  tourAttr: [],
  tourOverview: [FROM, 4],
  tour: ['1', FROM],
  tourCalendar: ['1', FROM, TO],
  tourLifetime: ['1'],
  tourSoldout: ['1', FROM, TO],
  tourSoldoutTimeslots: ['1', FROM],
  merchandiseSelect: ['merchandise'],
  merchandise: ['1'],
  merchandiseAttr: ['annualPass'],
  voucherSelect: [],
  voucherSelectOne: ['1'],
  voucherAttr: [],
  voucherCode: ['SEA-2027'],
  checkoutPayments: ['1'],
  initPayment: [{ payart: 171, aux: {}, cart, url }],
  initPaymentOrder: [{ payart: 171, aux: {}, id: SECRET, url }],
  execPayment: ['c1', { us: 'Abcdefgh1234', sessionUs: 'Abcdefgh1234' }],
  checkoutCancel: ['c1'],
  checkoutPending: ['c1', 'Abcdefgh1234'],
  checkoutSuggest: [cart],
  checkoutShipping: [{ cart: [{ type: 'merchandise', id: '1', count: 1 }], country: 'DE' }, true],
  orderReview: [SECRET],
  orderList: [],
  orderWithdrawal: [{ booking_id: 'B', name: 'Ada', email: 'a@b.example', text: '' }],
  customerAttr: [],
  customer: [],
  customerFromOrder: [SECRET],
  authLogin: ['ada@example.org', SECRET],
  authGuest: [ADA],
  customerRegister: [ADA, SECRET],
  customerValidate: [ADA],
  customerUpdate: [ADA],
  passwordReset: ['ada@example.org', 'https://museum.example/#/recover/{token}'],
  passwordConfirm: [SECRET, SECRET],
  passwordChange: [SECRET, SECRET],
  emailChange: [SECRET, 'ada@example.org'],
};

type AnyEndpoint = Endpoint<readonly unknown[], unknown>;

/** Every endpoint with arguments for a call, by the `operationId` of the contract. */
export const CALLS = (Object.keys(endpoints) as EndpointName[]).map((name) => ({
  name,
  endpoint: endpoints[name] as AnyEndpoint,
  args: ARGUMENTS[name] as readonly unknown[],
}));
