import type { CartItem } from '../core/api/wire/checkout.ts';
import type { Kind } from '../core/api/wire/merchandise.ts';
import { checkIds, isEmpty, MOST_ITEMS, type Offer } from './offers.ts';
import type { Shop } from './shop.ts';
import type { Suite } from './types.ts';

/** Owner of a pass that is ordered as a test. */
const OWNER = { firstName: 'Conformance', surname: 'Test' };

const itemOf =
  (kind: Kind, id: string, country: string): Offer['item'] =>
  (count): CartItem => {
    if (kind === 'merchandise') return { type: 'merchandise', id, count };
    const address = { street: 'Teststraße 1', zip: '10115', city: 'Berlin', country };
    const owner = { name: OWNER, address, send_to_custom_addr: false };
    return { type: 'annualPass', id, count, owners: Array(count).fill(owner) };
  };

/** Notes a price that differs between the list and the item itself: the visitor would see both. */
function checkPrice(
  { say }: Suite,
  call: string,
  listed: { id: string; price: number },
  own: { id: string; price: number },
): void {
  if (own.id !== listed.id) {
    const message = `is ${own.id}, but ${listed.id} was asked for`;
    say('violation', call, { rule: 'consistency', field: 'id', message });
  } else if (own.price !== listed.price) {
    const message = `is ${own.price}, but ${listed.price} in the list`;
    say('violation', call, { rule: 'consistency', field: 'price', message });
  }
}

async function examineArticles(suite: Suite, kind: Kind, country: string): Promise<Offer[]> {
  const { value: articles = [] } = await suite.ask('merchandiseSelect', [kind]);
  await suite.ask('merchandiseAttr', [kind]);
  if (isEmpty(suite, 'merchandise', '', true, articles)) return [];
  checkIds(suite, 'merchandiseSelect', 'merchandise', articles);
  const offers: Offer[] = [];
  for (const listed of articles.slice(0, MOST_ITEMS)) {
    const { value: article } = await suite.ask('merchandise', [listed.id]);
    if (!article) continue;
    checkPrice(suite, 'merchandise', listed, article);
    if (article.stock > 0) {
      const { id, name, stock } = article;
      offers.push({ name, remaining: stock, isCountable: true, item: itemOf(kind, id, country) });
    }
  }
  return offers;
}

async function examineVouchers(suite: Suite): Promise<Offer[]> {
  const { value: vouchers = [] } = await suite.ask('voucherSelect', []);
  await suite.ask('voucherAttr', []);
  if (isEmpty(suite, 'voucherSelectOne', 'hasVouchers', true, vouchers)) return [];
  checkIds(suite, 'voucherSelect', 'vouchers', vouchers);
  const offers: Offer[] = [];
  for (const listed of vouchers.slice(0, MOST_ITEMS)) {
    const { value: voucher } = await suite.ask('voucherSelectOne', [listed.id]);
    if (!voucher) continue;
    checkPrice(suite, 'voucherSelectOne', listed, voucher);
    const { id, name, price } = voucher;
    offers.push({
      name,
      remaining: Infinity,
      item: (count) => ({ type: 'voucher', id, count, price }),
    });
  }
  return offers;
}

/** Examines articles, annual passes and vouchers, and returns what can be bought. */
export async function examineGoods(
  suite: Suite,
  { config, attributes }: Shop,
): Promise<{ articles: Offer[]; others: Offer[] }> {
  const country = countryOf(attributes?.countries);
  const { hasMerchandise, hasMemCard, hasVouchers } = config;
  const isOff = (flag: string, call: string, isOn: boolean) => isEmpty(suite, call, flag, isOn);
  const articles = isOff('hasMerchandise', 'merchandiseSelect', hasMerchandise)
    ? []
    : await examineArticles(suite, 'merchandise', country);
  const passes = isOff('hasMemCard', 'merchandiseSelect', hasMemCard)
    ? []
    : await examineArticles(suite, 'annualPass', country);
  const vouchers = isOff('hasVouchers', 'voucherSelect', hasVouchers)
    ? []
    : await examineVouchers(suite);
  return { articles, others: [...passes.slice(0, 1), ...vouchers.slice(0, 1)] };
}

/** Returns the key of the country of test orders. */
export const countryOf = (countries: readonly { key: string }[] = []): string =>
  (countries.find(({ key }) => key === 'DE') ?? countries[0])?.key ?? 'DE';
