import { setTimeout as sleep } from 'node:timers/promises';
import { wirePassword } from '../../demo/server/passwords.ts';
import type { Caller, Reply } from './caller.ts';
import { EVENT, PASSWORD } from './opening.ts';
import type { Random } from './random.ts';

/** `failed` is a refusal or an error that an honest visitor must not meet. */
export type Visit =
  | { is: 'bought'; places: number }
  | { is: 'browsed' | 'soldOut' | 'gaveUp' | 'left' | 'paidAndLeft' }
  | { is: 'failed'; at: string };

export type Visiting = {
  caller: Caller;
  /** Address of the shop, without a trailing slash. */
  shop: string;
  random: Random;
  /** Waits as a visitor does who reads and chooses. */
  think: () => Promise<void>;
  /** Email address of the visitor's account, if they have one. */
  account?: string | undefined;
};

type Hold = { is: 'held'; address: string; places: number; sessionUs: string };

const GUEST = {
  fname: 'Ada',
  lname: 'Lund',
  email: 'ada@load.example',
  addrBilling: { street: 'Am Kai 3', zip: '20095', city: 'Hamburg', country: 'DE' },
};

const failed = (at: string, { status }: Reply): Visit => ({ is: 'failed', at: `${at} ${status}` });

// The shapes of the answers are tested elsewhere.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const dataOf = (reply: Reply): any => (JSON.parse(reply.text) as { data: unknown }).data;

const cartIdIn = (address: string): string => new URL(address).searchParams.get('cartId') ?? '';

/** Returns the addresses of a page of the museum to which a payment returns. */
export const returnsTo = (shop: string, sessionUs: string) => ({
  continue: `${shop}/museum/tickets.html?us=${sessionUs}&sessionUs=${sessionUs}#/checkout/success`,
  cancel: `${shop}/museum/tickets.html?us=${sessionUs}&sessionUs=${sessionUs}#/checkout/failed`,
});

/** Opens the shop, the list and the exhibition, and returns the day of the opening. */
const browse = async ({ caller, shop, think }: Visiting): Promise<string | Visit> => {
  const api = `${shop}/api/de`;
  const configuration = await caller.ask('configuration', `${api}/shopinfo/config`);
  if (configuration.status !== 200) return failed('configuration', configuration);
  const list = await caller.ask('list of events', `${api}/event/select`);
  if (list.status !== 200) return failed('list of events', list);
  await think();
  const span = await caller.ask('first and last day', `${api}/ticket/lifetime?event=${EVENT}`);
  if (span.status !== 200) return failed('first and last day', span);
  const day = (dataOf(span) as { first: string }).first.replaceAll('-', '');
  const range = `${api}/ticket/calendar/event/${EVENT}/range/${day};${day}`;
  const calendar = await caller.ask('calendar', range);
  return calendar.status === 200 ? day : failed('calendar', calendar);
};

const LOGIN_TRIES = 6;

/** Logs in, and repeats it after the wait that the shop shows while many others log in. */
export const logIn = async ({
  caller,
  shop,
  account,
}: Omit<Visiting, 'random' | 'think'>): Promise<Reply> => {
  const attempt = (): Promise<Reply> =>
    caller.post('log in', `${shop}/api/de/auth/login`, {
      _u: account,
      _p: wirePassword(PASSWORD),
    });
  let reply = await attempt();
  for (let tries = 1; reply.status === 429 && tries < LOGIN_TRIES; tries += 1) {
    await sleep(reply.retryAfter * 1000);
    reply = await attempt();
  }
  return reply;
};

/** Enters the details of a guest, or logs in. Returns the token. */
const identify = async (visiting: Visiting): Promise<string | Visit> => {
  const { caller, shop, account } = visiting;
  if (account) {
    const login = await logIn(visiting);
    return login.status === 200 ? dataOf(login).token : failed('log in', login);
  }
  // A guest without a password gets 422 for that field alone, which the shop ignores.
  const check = await caller.post('check details', `${shop}/api/de/customer/validate`, {
    c: GUEST,
  });
  if (check.status !== 422 && check.status !== 200) return failed('check details', check);
  const guest = await caller.post('guest', `${shop}/api/de/auth/guest`, { c: GUEST });
  return guest.status === 200 ? dataOf(guest).token : failed('guest', guest);
};

/** Chooses a time with enough places and begins the payment. Others may be faster. */
const hold = async (visiting: Visiting, day: string, token: string): Promise<Hold | Visit> => {
  const { caller, shop, random, think } = visiting;
  const wanted = 1 + Math.floor(random() * 4);
  const sessionUs = random.key();
  for (let tries = 1; tries <= 3; tries += 1) {
    const times = await caller.ask(
      'times of a day',
      `${shop}/api/de/ticket/collect/event/${EVENT}/date/${day}`,
    );
    if (times.status !== 200) return failed('times of a day', times);
    const slots = dataOf(times).timeslot as { datetime: string; max_tickets: number }[];
    const slot = random.oneOf(slots.filter(({ max_tickets }) => max_tickets >= wanted));
    if (!slot) return { is: 'soldOut' };
    await think();
    const reply = await caller.post('hold', `${shop}/api/de/checkout/initPayment?token=${token}`, {
      payart: 171,
      aux: {},
      cart: {
        ver: 1,
        items: [
          {
            type: 'ticket',
            id: `${EVENT}01`,
            count: wanted,
            datetime: slot.datetime,
            subtickets: [],
          },
        ],
      },
      url: returnsTo(shop, sessionUs),
    });
    if (reply.status === 200) {
      return { is: 'held', address: dataOf(reply) as string, places: wanted, sessionUs };
    }
    if (reply.status !== 422) return failed('hold', reply);
  }
  return { is: 'soldOut' };
};

const press = (caller: Caller, kind: string, address: string, action: string): Promise<Reply> =>
  caller.ask(kind, address, {
    method: 'POST',
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ action }).toString(),
  });

/** Goes to the provider and pays, gives up, or leaves before or after paying. */
const pay = async (visiting: Visiting, held: Hold): Promise<Visit> => {
  const { caller, shop, random, think } = visiting;
  const { address, places, sessionUs } = held;
  const mood = random();
  if (mood < 0.1) return { is: 'left' };
  await caller.ask('payment page', address);
  await think();
  if (mood < 0.25) {
    const back = await press(caller, 'go back', address, 'back');
    if (back.status === 410) return { is: 'gaveUp' };
    if (back.status !== 303) return failed('go back', back);
    const cart = `${shop}/api/de/checkout/cancel?noRedirect=1&cartId=${cartIdIn(back.location)}`;
    const canceled = await caller.post('cancel', cart, {});
    return canceled.status === 200 ? { is: 'gaveUp' } : failed('cancel', canceled);
  }
  const paid = await press(caller, 'pay', address, 'pay');
  // A visitor who takes too long to pay loses the hold, and is not charged.
  if (paid.status === 410) return { is: 'gaveUp' };
  if (paid.status !== 303) return failed('pay', paid);
  if (mood > 0.98) return { is: 'paidAndLeft' };
  const order = await caller.post(
    'order',
    `${shop}/api/de/checkout/execPayment?us=${sessionUs}&sessionUs=${sessionUs}&srcURL=`,
    { cartId: cartIdIn(paid.location) },
  );
  return order.status === 200 ? { is: 'bought', places } : failed('order', order);
};

/** Plays one visitor from the list of events to the booking number. */
export const visit = async (visiting: Visiting): Promise<Visit> => {
  const day = await browse(visiting);
  if (typeof day !== 'string') return day;
  await visiting.think();
  if (!visiting.account && visiting.random() < 0.2) return { is: 'browsed' };
  const token = await identify(visiting);
  if (typeof token !== 'string') return token;
  const held = await hold(visiting, day, token);
  return held.is === 'held' ? pay(visiting, held) : held;
};
