import { proxy } from 'valtio/vanilla';
import type { AsyncState } from '../async/asyncState.ts';
import { changeLine } from '../cart/actions.ts';
import type { Around, GoodsAvailability } from '../cart/goods.ts';
import { isGoodsLine, pricedGoods } from '../cart/lines.ts';
import { isReserved } from '../cart/payment.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, type GoodsLine, lineKey } from '../cart/types.ts';
import { articleAvailability } from '../merchandise/changeLine.ts';
import { merchandise } from '../merchandise/store.ts';
import { voucherAvailability } from '../vouchers/changeLine.ts';
import { vouchers } from '../vouchers/store.ts';

type Goods = GoodsLine['type'];
type Lines = readonly CartLine[];
type Answers = { readonly known: Readonly<Record<string, AsyncState<unknown>>> };
/** Its function is written as a method, so that TypeScript accepts rules for the answers of one type of goods. */
type Rule = {
  of(line: GoodsLine, answer: AsyncState<unknown> | undefined, around: Around): GoodsAvailability;
};

/** Range of a line, by type of goods. */
const AVAILABILITY: Record<Goods, Rule['of']> = {
  merchandise: articleAvailability,
  annualPass: articleAvailability,
  voucher: voucherAvailability,
};

/** Stores with the answers about the goods. They are in one proxy, so that a component needs only one snapshot. */
export const goods = proxy<Record<Goods, Answers>>({
  merchandise,
  annualPass: merchandise,
  voucher: vouchers,
});

/** Returns how far a line of goods can be changed. */
export const availabilityOf = (
  line: GoodsLine,
  answers: Readonly<Record<Goods, Answers>>,
  { lines, sent }: { lines: Lines; sent?: { readonly lines: Lines } | undefined },
): GoodsAvailability =>
  AVAILABILITY[line.type](line, answers[line.type].known[line.id], {
    lines,
    isReserved: isReserved(line, sent),
  });

/** Changes the count of a line of goods, between 1 and the available number. */
export function changeGoods(key: string, wanted: number): void {
  const line = cart.lines.filter(isGoodsLine).find((each) => lineKey(each) === key);
  if (!line || line.type === 'annualPass') return; // each pass belongs to an owner
  const availability = availabilityOf(line, goods, cart);
  if (availability.is !== 'available') return;
  changeLine(key, pricedGoods(line, Math.max(1, Math.min(wanted, availability.max))));
}
