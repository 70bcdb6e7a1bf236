import { wirePassword } from '../../demo/server/passwords.ts';
import type { Caller } from './caller.ts';
import { emailOf, EVENT } from './opening.ts';
import type { Random } from './random.ts';
import { dataOf, returnsTo } from './visitor.ts';

export type Attack = {
  caller: Caller;
  shop: string;
  random: Random;
  /** Moments of all slots of the exhibition. */
  slots: string[];
  /** Places of each slot. */
  places: number;
};

const INVENTED = {
  fname: 'Eve',
  lname: 'Nobody',
  email: 'eve@attack.example',
  password: 'long enough',
  addrBilling: { street: 'Weg 1', zip: '20095', city: 'Hamburg', country: 'DE' },
};

type Order = { kind: string; ticket: string; slots: string[]; count: number };

/** Orders `count` places of each slot, as a wallet without a name or by invoice for an invented person. */
const order = async (attack: Attack, payart: 171 | 30, wanted: Order): Promise<number> => {
  const { caller, shop, random } = attack;
  const guest =
    payart === 30
      ? await caller.post('attack: guest', `${shop}/api/de/auth/guest`, { c: INVENTED })
      : undefined;
  const token = guest?.status === 200 ? `?token=${dataOf(guest).token}` : '';
  const { status } = await caller.post(
    `attack: ${wanted.kind}`,
    `${shop}/api/de/checkout/initPayment${token}`,
    {
      payart,
      aux: payart === 30 ? {} : { wallet: 'applepay' },
      cart: {
        ver: 1,
        items: wanted.slots.map((datetime) => ({
          type: 'ticket',
          id: `${EVENT}${wanted.ticket}`,
          count: wanted.count,
          datetime,
          subtickets: [],
        })),
      },
      url: returnsTo(shop, random.key()),
    },
  );
  return status;
};

/** Sends ten logins at once: for addresses without an account, and for the account of customer 0. */
const flood = async ({ caller, shop, random }: Attack): Promise<void> => {
  const logins = Array.from({ length: 10 }, (_, index) =>
    caller.post('attack: log in', `${shop}/api/de/auth/login`, {
      _u: index === 0 ? emailOf(0) : `${random.key()}@attack.example`,
      _p: wirePassword(random.key()),
    }),
  );
  await Promise.all(logins);
};

/** Tries an email address, a voucher code and a booking number. */
const probe = async ({ caller, shop, random }: Attack): Promise<void> => {
  const api = `${shop}/api/de`;
  const c = { ...INVENTED, email: `${random.key()}@attack.example` };
  await caller.post('attack: email', `${api}/customer/validate`, { c });
  await caller.ask('attack: voucher code', `${api}/voucher?voucher=${random.key()}`);
  await caller.post('attack: withdrawal', `${api}/order/withdrawal`, {
    booking_id: random.key(),
    name: 'Eve',
    email: c.email,
  });
};

/** Attacks once as in a security review: takes everything at once, floods the logins, and guesses. */
export const attackOnce = async (attack: Attack): Promise<void> => {
  const { random, slots, places } = attack;
  const slot = [random.oneOf(slots)!];
  await order(attack, 171, { kind: 'all places', ticket: '01', slots, count: places });
  await order(attack, 30, { kind: 'a slot by invoice', ticket: '01', slots: slot, count: places });
  await order(attack, 30, { kind: 'a slot for free', ticket: '04', slots: slot, count: places });
  await flood(attack);
  await probe(attack);
};

/** Holds as much as the settings allow, and never pays. */
export const hoardOnce = async (attack: Attack): Promise<void> => {
  const slot = [attack.random.oneOf(attack.slots)!];
  await order(attack, 171, { kind: 'hoard', ticket: '01', slots: slot, count: 30 });
};
