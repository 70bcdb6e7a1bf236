import type { EventId } from './museum.ts';
import type { World } from './world.ts';

const PAGE = 'http://museum.example/visit.html';

const GUEST = {
  salutation: 'ms',
  fname: 'Ada',
  lname: 'Lund',
  email: 'ada@lund.example',
  addrBilling: { street: 'Am Kai 3', zip: '20095', city: 'Hamburg', country: 'DE' },
};

/**
 * How a visitor ends a purchase: most return from the provider, and ask for the order until they get it. Some ask only once, and
 * others give up before or after paying.
 */
export type Ending = 'return' | 'returnOnce' | 'cancel' | 'leave' | 'leavePaid';

export type Plan = { event: EventId; slot: string; count: number; ending: Ending };

/** The step under way, for the statistics of the kills. */
export type Step = 'log in' | 'hold' | 'pay' | 'cancel' | 'order';

/** `cartId` is known once the visitor comes back from the provider. */
export type Purchase =
  | { is: 'ordered'; cartId: string; bookingId: string }
  | { is: 'soldOut' }
  | { is: 'unanswered'; cartId: string }
  | { is: 'givenUp' }
  | { is: 'gone'; cartId: string };

type Answer = { status: number; body: { data?: unknown; error?: unknown }; to: string };

type Visitor = { world: World; onStep: (step: Step) => void; sessionUs: string };

/**
 * Makes a request, and repeats it after the restart if the shop is killed in the meantime, or returns undefined if `isOnce`. Other
 * failures of the connection are errors.
 */
const ask = async (
  { world, onStep }: Visitor,
  step: Step,
  address: string,
  body: URLSearchParams | object,
  isOnce = false,
): Promise<Answer | undefined> => {
  for (;;) {
    await world.shop.running();
    const starts = world.shop.starts();
    onStep(step);
    try {
      const isForm = body instanceof URLSearchParams;
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'manual',
        headers: isForm ? {} : { 'content-type': 'application/json' },
        body: isForm ? body : JSON.stringify(body),
      });
      const text = await response.text();
      const { status, headers } = response;
      const isJson = headers.get('content-type')?.includes('json');
      const answer = { status, body: isJson ? JSON.parse(text) : {}, to: headers.get('location') };
      // The provider runs on, and answers this while the shop is down.
      if (status !== 502) return answer as Answer;
      if (!(await wasKilled(world, starts))) throw new Error(`${step}: 502 without a kill`);
    } catch (error) {
      if (!(await wasKilled(world, starts))) throw error;
    }
    if (isOnce) return undefined;
  }
};

const wasKilled = async ({ shop }: World, starts: number): Promise<boolean> => {
  await shop.running();
  return shop.starts() > starts;
};

const expectStatus = (answer: Answer | undefined, ...statuses: number[]): Answer => {
  if (answer && statuses.includes(answer.status)) return answer;
  throw new Error(`unexpected answer: ${JSON.stringify(answer)}`);
};

const initPayment = async (visitor: Visitor, { event, slot, count }: Plan) => {
  const { world, sessionUs } = visitor;
  const api = `${world.shop.address}/api/de`;
  const login = await ask(visitor, 'log in', `${api}/auth/guest`, { c: GUEST });
  const { token } = expectStatus(login, 200).body.data as { token: string };
  const back = (state: string) =>
    `${PAGE}?museum-return=${state}&us=${sessionUs}&sessionUs=${sessionUs}`;
  return ask(visitor, 'hold', `${api}/checkout/initPayment?token=${token}`, {
    payart: 171,
    aux: {},
    cart: {
      ver: 1,
      items: [{ type: 'ticket', id: event, count, datetime: slot, subtickets: [] }],
    },
    url: { continue: back('success'), cancel: back('failed') },
  });
};

const cartIdIn = (address: string): string => new URL(address).searchParams.get('cartId') ?? '';

/** Asks for the order, as the embed does when the visitor returns. */
const returnToShop = async (
  visitor: Visitor,
  cartId: string,
  isOnce: boolean,
): Promise<Purchase> => {
  const { world, sessionUs } = visitor;
  const query = `us=${sessionUs}&sessionUs=${sessionUs}&srcURL=`;
  const address = `${world.shop.address}/api/de/checkout/execPayment?${query}`;
  const asked = await ask(visitor, 'order', address, { cartId }, isOnce);
  if (!asked) return { is: 'unanswered', cartId };
  const answer = expectStatus(asked, 200, 410);
  if (answer.status === 410) return { is: 'gone', cartId };
  const { booking_id } = answer.body.data as { booking_id: string };
  return { is: 'ordered', cartId, bookingId: booking_id };
};

/** Makes one purchase as planned, whatever happens to the shop in the meantime. */
export const purchase = async (visitor: Visitor, plan: Plan): Promise<Purchase> => {
  const { world } = visitor;
  const begun = expectStatus(await initPayment(visitor, plan), 200, 422);
  if (begun.status === 422) return { is: 'soldOut' };
  const provider = begun.body.data as string;
  if (plan.ending === 'leave') return { is: 'givenUp' };
  const action = plan.ending === 'cancel' ? 'back' : 'pay';
  const paid = await ask(visitor, 'pay', provider, new URLSearchParams({ action }));
  const cartId = cartIdIn(expectStatus(paid, 303).to);
  if (plan.ending === 'leavePaid') return { is: 'givenUp' };
  if (plan.ending !== 'cancel') {
    return returnToShop(visitor, cartId, plan.ending === 'returnOnce');
  }
  const address = `${world.shop.address}/api/de/checkout/cancel?noRedirect=1&cartId=${cartId}`;
  expectStatus(await ask(visitor, 'cancel', address, {}), 200, 410);
  return { is: 'givenUp' };
};
