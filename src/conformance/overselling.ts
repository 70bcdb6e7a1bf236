import { addressAt } from '../core/api/addressAt.ts';
import type { CartItem } from '../core/api/wire/checkout.ts';
import type { Offer } from './offers.ts';
import { cancel, newSessionKey, paymentOf, type Purse } from './payment.ts';
import type { Reply } from './send.ts';

/** Number of visitors who want the same at the same time. */
const VISITORS = 10;

/** Most places that one of them wants. */
const MOST_EACH = 30;

/** Begins a payment without examining the answer, which may be a refusal. */
async function wish({ suite, token, buying }: Purse, item: CartItem) {
  const sessionUs = newSessionKey();
  const { api } = suite.options;
  const body = paymentOf({ buying }, [item], sessionUs);
  const address = addressAt(api, suite.lang, { path: 'checkout/initPayment', query: { token } });
  const operation = suite.contract.operations.initPayment!;
  const reply = await suite.exchange(operation, { method: 'POST', address, body });
  return { reply, sessionUs };
}

function cartIdOf({ json }: Reply): string | undefined {
  const { data } = (json ?? {}) as { data?: unknown };
  const address = typeof data === 'string' && URL.canParse(data) ? new URL(data) : undefined;
  return address?.searchParams.get('cartId') ?? undefined;
}

/** Returns the offer with the fewest places, which is the easiest one to oversell. */
const scarcest = (offers: readonly Offer[]): Offer | undefined =>
  offers
    .filter(({ remaining }) => remaining < VISITORS * MOST_EACH)
    .toSorted((one, other) => one.remaining - other.remaining)[0];

/** Returns why nothing can be oversold for a test, if it cannot. */
function obstacle({ suite }: Purse, offer: Offer | undefined, canCancel: boolean) {
  if (!offer) return `nothing has fewer than ${VISITORS * MOST_EACH} places`;
  if (suite.options.voucher) return 'with --voucher, only one payment at a time is possible';
  return canCancel ? undefined : 'what is reserved could not be canceled again';
}

/** Wants more of something at the same time than there is, and cancels what it got. */
export async function examineOverselling(
  purse: Purse,
  offers: readonly Offer[],
  canCancel: boolean,
): Promise<void> {
  const { suite } = purse;
  const rule = 'overselling';
  const offer = scarcest(offers);
  const message = obstacle(purse, offer, canCancel);
  if (!offer || message) {
    suite.say('untested', 'initPayment', { rule, message: message ?? '' });
    return;
  }
  const { remaining } = offer;
  const each = Math.floor(remaining / VISITORS) + 1;
  const wishes = Array.from({ length: VISITORS }, () => wish(purse, offer.item(each)));
  const answers = await Promise.all(wishes);
  const replies = answers.flatMap(({ reply }) => (reply.is === 'answer' ? [reply] : []));
  const accepted = replies.filter(({ status }) => status === 200);
  for (const { reply, sessionUs } of answers) {
    const cartId = reply.is === 'answer' && reply.status === 200 && cartIdOf(reply);
    if (cartId) await cancel(purse, { cartId, sessionUs });
  }
  const noted = { rule, field: 'status' } as const;
  const odd = replies.find(({ status }) => ![200, 422, 429].includes(status));
  const sold = accepted.length * each;
  if (odd) {
    const message = `is ${odd.status} for one of ${VISITORS} orders at the same time, instead of 200 or 422`;
    suite.say('violation', 'initPayment', { ...noted, message });
  }
  if (sold > remaining) {
    const message = `${sold} of ${remaining} were reserved by ${VISITORS} orders at the same time (${offer.name})`;
    suite.say('violation', 'initPayment', { ...noted, message });
  } else if (replies.some(({ status }) => status === 422) && accepted.length > 0) {
    suite.say('pass', 'initPayment', { ...noted, message: `reserves no more than there is` });
  } else {
    const message = `${VISITORS} orders at the same time were refused for another reason (${offer.name})`;
    suite.say('untested', 'initPayment', { rule, message });
  }
}
