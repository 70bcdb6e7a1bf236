import { countryOf } from './goods.ts';
import type { Offer } from './offers.ts';
import type { Shop } from './shop.ts';
import type { Suite } from './types.ts';

/** Examines the two calls about a basket that only read. */
export async function examineBasket(
  suite: Suite,
  { attributes }: Shop,
  offers: readonly Offer[],
  articles: readonly Offer[],
): Promise<void> {
  const items = offers.slice(0, 2).map(({ item }) => item(1));
  if (items.length > 0) await suite.ask('checkoutSuggest', [{ ver: 1, items }]);
  else
    suite.say('untested', 'checkoutSuggest', { rule: 'answer', message: 'nothing can be bought' });
  const item = articles[0]?.item(1);
  if (item?.type !== 'merchandise') {
    const message = 'no article can be bought';
    suite.say('untested', 'checkoutShipping', { rule: 'answer', message });
    return;
  }
  const country = countryOf(attributes?.countries);
  await suite.ask('checkoutShipping', [{ cart: [item], country }, false]);
}

/** Key that no back end has issued, in the form of a real one. */
export const UNKNOWN_KEY = 'museum-shop-conformance-unknown';

/** Session key that belongs to no payment. */
export const UNKNOWN_SESSION = 'Conformance1';

/** Examines calls that have to be refused, and the form of their errors. */
export async function examineErrors(suite: Suite, { config, today }: Shop): Promise<void> {
  const { refuse } = suite;
  const date = today.replaceAll('-', '');
  const id = UNKNOWN_KEY;
  const byPath = { path: { id, date, from: date, to: date }, statuses: [404] };
  if (config.hasTickets) {
    await refuse('ticketCollectDay', { ...byPath, what: 'an unknown event' });
    await refuse('ticketCalendar', { ...byPath, query: { deep: 1 }, what: 'an unknown event' });
  }
  if (config.hasGuidedTours) {
    await refuse('tour', { query: { tour: id }, statuses: [404], what: 'an unknown tour' });
  }
  if (config.hasMerchandise) {
    const query = { article: id };
    await refuse('merchandise', { query, statuses: [404], what: 'an unknown article' });
  }
  if (config.hasVouchers) {
    await refuse('voucherSelectOne', { ...byPath, what: 'an unknown voucher' });
  }
  if (config.hasVoucherCode) {
    const query = { voucher: id };
    await refuse('voucherCode', { query, statuses: [422], what: 'an unknown voucher code' });
  }
  await refuse('contentPage', { query: { id }, statuses: [404], what: 'an unknown page' });
  await refuse('orderReview', { query: { id }, statuses: [406], what: 'an unknown order' });
  await refuse('customerFromOrder', { query: { id }, statuses: [404], what: 'an unknown order' });
  await refuse('customer', {
    query: { token: id },
    statuses: [401, 403],
    what: 'an unknown token',
  });
  const query = { cartId: id, sessionUs: UNKNOWN_SESSION };
  await refuse('checkoutPending', { query, statuses: [404], what: 'an unknown cart' });
}
