import { useSnapshot } from 'valtio/react';
import { isReserved } from '../../core/cart/payment.ts';
import { cart } from '../../core/cart/store.ts';
import type { GoodsLine } from '../../core/cart/types.ts';
import { type GoodsAvailability, goodsAvailability } from '../../core/merchandise/changeLine.ts';
import { merchandise } from '../../core/merchandise/store.ts';
import { isDiscontinued } from '../../core/vouchers/rules.ts';
import { vouchers } from '../../core/vouchers/store.ts';

/** Returns a lookup of how many of a line of goods can be bought now. */
export function useGoodsAvailability(): (line: GoodsLine) => GoodsAvailability {
  const { lines, sent } = useSnapshot(cart);
  const articles = useSnapshot(merchandise).known;
  const sold = useSnapshot(vouchers).known;
  return (line) => {
    const held = isReserved(line, sent);
    if (line.type === 'voucher' && !held && isDiscontinued(line, sold[line.id]))
      return { is: 'discontinued' };
    return goodsAvailability(line, articles[line.id], { lines, isReserved: held });
  };
}
