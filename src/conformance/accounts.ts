import { createHash, randomBytes } from 'node:crypto';
import { statusError } from '../core/api/apiError.ts';
import { fieldOfWire } from '../core/api/fieldNames.ts';
import type { Customer } from '../core/api/wire/customers.ts';
import type { Order } from '../core/api/wire/orders.ts';
import { UNKNOWN_KEY } from './basket.ts';
import { hasToken } from './exchange.ts';
import { buyerOf } from './guest.ts';
import { isEmpty } from './offers.ts';
import type { Buying } from './options.ts';
import type { Shop } from './shop.ts';
import type { Suite } from './types.ts';

const rule = 'account';

const hashOf = (password: string): string => createHash('md5').update(password).digest('hex');

const newPassword = (): string => randomBytes(18).toString('base64url');

/** Logs in with a password that no account has. */
async function examineWrongLogin({ refuse, say }: Suite, email: string): Promise<void> {
  const what = 'a wrong password';
  const body = { _u: email, _p: hashOf(newPassword()) };
  const reply = await refuse('authLogin', { body, statuses: [401], what, rule });
  if (reply.is === 'none' || reply.status === 200 || !hasToken(reply.json)) return;
  const message = 'is in the answer to a wrong password';
  say('violation', 'authLogin', { rule, field: 'token', message });
}

/** Examines what the calls for accounts refuse. Changes nothing. */
export async function examineAccounts(suite: Suite, { config }: Shop): Promise<void> {
  const { hasUserRegistration } = config;
  if (isEmpty(suite, 'authLogin', 'hasUserRegistration', hasUserRegistration)) return;
  const query = { token: UNKNOWN_KEY };
  // a back end without this optional call answers 404
  await suite.refuse('orderList', { query, statuses: [401, 404], what: 'an unknown token', rule });
  // another address each time, because too many attempts lock it
  await examineWrongLogin(suite, `conformance-${randomBytes(8).toString('hex')}@example.com`);
  const body = { token: UNKNOWN_KEY, _p: hashOf(newPassword()) };
  await suite.refuse('passwordConfirm', { body, statuses: [400], what: 'an unknown key', rule });
}

/** Registers the account. Returns its password; `undefined` if the account cannot be used. */
async function register(
  { ask, say }: Suite,
  customer: Customer,
  known: string | undefined,
): Promise<string | undefined> {
  const password = known ?? newPassword();
  const reason = known
    ? 'the address has an account already, which was used'
    : 'the address has an account already: name another one, or its --password';
  const mayRefuse = { statuses: [422], reason };
  const { reply } = await ask('customerRegister', [customer, password], { mayRefuse });
  if (reply.is === 'none') return undefined;
  if (reply.status === 200) return password;
  const { fields = {} } = statusError(reply.status, reply.json, '');
  const others = Object.keys(fields).filter((name) => fieldOfWire(name) !== 'email');
  for (const name of others) {
    const message = 'is an error of a complete registration';
    say('violation', 'customerRegister', { rule, field: `error.${name}`, message });
  }
  return reply.status === 422 && others.length === 0 ? known : undefined;
}

/** Examines the data of an account, and changes its last name. */
async function examineData({ ask, say }: Suite, customer: Customer, token: string): Promise<void> {
  const { value: before } = await ask('customer', [], { token });
  if (!before) return;
  if (before.email.toLowerCase() !== customer.email.toLowerCase()) {
    const message = 'is not the address of the login';
    say('violation', 'customer', { rule, field: 'email', message });
  }
  const lname = before.lname === 'Account' ? 'Test' : 'Account';
  const { value: changed } = await ask('customerUpdate', [{ ...customer, lname }], { token });
  const { value: after } = await ask('customer', [], { token });
  if (!changed || !after) return;
  const isKept = after.lname === lname;
  say(isKept ? 'pass' : 'violation', 'customerUpdate', {
    rule,
    field: 'lname',
    message: isKept ? 'is changed' : `is ${after.lname} after it was changed to ${lname}`,
  });
}

/** Registers a test account, and examines logging in and its data. Returns its token, if there is one. */
export async function examineAccount(
  suite: Suite,
  shop: Shop,
  buying: Buying,
): Promise<string | undefined> {
  if (!shop.config.hasUserRegistration) return undefined;
  if (!buying.email) {
    const message = 'start with --email to register an account with that address';
    suite.say('untested', 'customerRegister', { rule: 'answer', message });
    return undefined;
  }
  const customer = buyerOf(shop, buying, false);
  const password = await register(suite, customer, buying.password);
  if (password === undefined) return undefined;
  await examineWrongLogin(suite, customer.email);
  const { value } = await suite.ask('authLogin', [customer.email, hashOf(password)]);
  if (!value) return undefined;
  await examineData(suite, customer, value.token);
  return value.token;
}

/** Examines the list of an account's orders: the last one comes first. */
export async function examineOrderList(
  { ask, say }: Suite,
  token: string,
  last: Order | undefined,
): Promise<void> {
  const { value } = await ask('orderList', [], { token });
  if (!value?.orders || !last) return;
  const position = value.orders.findIndex(({ booking_id }) => booking_id === last.booking_id);
  const noted = { rule, field: 'booking_id' } as const;
  if (position < 0) {
    const message = 'of the last order is missing';
    say('violation', 'orderList', { ...noted, message });
  } else if (position > 0) {
    const message = 'of the last order is not the first one';
    say('deviation', 'orderList', { ...noted, message });
  } else say('pass', 'orderList', { ...noted, message: 'of the last order comes first' });
}
