import { examineAccount, examineOrderList } from './accounts.ts';
import { registerGuest } from './guest.ts';
import { examineRefusals } from './limits.ts';
import type { Offer } from './offers.ts';
import { UsageError } from './options.ts';
import { examineOpenOrder } from './openOrder.ts';
import { examineCancellation, examinePurchase } from './order.ts';
import { examineOverselling } from './overselling.ts';
import type { Purse } from './payment.ts';
import type { Shop } from './shop.ts';
import type { Suite } from './types.ts';

type Offers = { tickets: Offer[]; tours: Offer[]; articles: Offer[]; others: Offer[] };

/** Throws a UsageError if the shop does not have the payment type. */
function assertPayment({ paymentTypes }: Shop, payart: number): void {
  if (paymentTypes.some(({ payartId }) => payartId === payart)) return;
  const known = paymentTypes.map(
    ({ payartId, i18n }) => `${payartId} (${i18n.en ?? Object.values(i18n)[0] ?? ''})`,
  );
  throw new UsageError(
    `The shop has no payment type ${payart}. It has: ${known.join(', ') || 'none'}.`,
  );
}

const first = (offers: readonly Offer[]) => offers.slice(0, 1).map(({ item }) => item(1));

/** Places test orders, and examines everything about them. Only called if the options allow it. */
export async function examineBuying(suite: Suite, shop: Shop, offers: Offers): Promise<void> {
  const { buying } = suite.options;
  if (!buying) {
    const message = 'buying was not asked for (--i-own-this-shop --buy)';
    suite.say('untested', 'initPayment', { rule: 'answer', message });
    return;
  }
  assertPayment(shop, buying.payart);
  const { tickets, tours, articles, others } = offers;
  const [any] = [...tickets, ...articles, ...tours, ...others];
  if (!any) {
    suite.say('untested', 'initPayment', { rule: 'answer', message: 'nothing can be bought' });
    return;
  }
  const guest = await registerGuest(suite, shop, buying);
  const account = await examineAccount(suite, shop, buying);
  const token = guest ?? account;
  if (!token) return;
  const purse: Purse = { suite, token, buying };
  await examineRefusals(purse, any.item);
  const countable = [...tickets, ...articles].filter(({ isCountable }) => isCountable);
  const canCancel = await examineCancellation(purse, [any.item(1)]);
  await examineOverselling(purse, countable, canCancel);
  const placed = await examinePurchase(purse, [any.item(1)]);
  await examineOpenOrder(purse, shop, placed);
  const rest = [...first(articles), ...first(tours), ...others.map(({ item }) => item(1))];
  if (account) {
    const second = rest.length > 0 ? rest : [any.item(1)];
    const last = await examinePurchase({ ...purse, token: account }, second);
    await examineOrderList(suite, account, last?.order);
  } else if (rest.length > 0) await examinePurchase(purse, rest);
}
