import { useSnapshot } from 'valtio/react';
import { availabilityOf, goods } from '../../core/app/goods.ts';
import type { GoodsAvailability } from '../../core/cart/goods.ts';
import { cart } from '../../core/cart/store.ts';
import type { GoodsLine } from '../../core/cart/types.ts';

/** Returns a lookup of how many of a line of goods can be bought now. */
export function useGoodsAvailability(): (line: GoodsLine) => GoodsAvailability {
  const basket = useSnapshot(cart);
  const answers = useSnapshot(goods);
  return (line) => availabilityOf(line, answers, basket);
}
