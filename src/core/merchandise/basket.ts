import { changeLine, renewLine } from '../cart/changing.ts';
import { isHeld } from '../cart/held.ts';
import { isGoodsLine, pricedGoods } from '../cart/lines.ts';
import { cart } from '../cart/store.ts';
import { type CartLine, type GoodsLine, lineKey } from '../cart/types.ts';
import { loadArticle } from './actions.ts';
import { renewedGoods, roomOfGoods } from './renewal.ts';
import { merchandise } from './store.ts';

const isArticleLine = (line: CartLine): line is GoodsLine =>
  line.type === 'merchandise' || line.type === 'annualPass';

/** Revalidates the articles in the cart. Returns false if some could not be checked. */
export async function renewGoods(isOtherLanguage: boolean): Promise<boolean> {
  await Promise.all(cart.form.filter(isArticleLine).map(({ id }) => loadArticle(id)));
  let isComplete = true;
  for (const line of cart.form.filter(isArticleLine)) {
    const known = merchandise.known[line.id];
    if (known?.is !== 'ready' || isHeld(line, cart.sent)) {
      isComplete = false;
      continue;
    }
    const { line: now, changes } = renewedGoods(line, known.value);
    renewLine(
      lineKey(line),
      now,
      changes.filter(({ is }) => is !== 'renamed' || !isOtherLanguage),
    );
  }
  return isComplete;
}

/** Changes the count of an article or voucher line, between 1 and the available number. */
export function changeGoods(key: string, wanted: number): void {
  const line = cart.form.filter(isGoodsLine).find((each) => lineKey(each) === key);
  if (!line || line.type === 'annualPass') return; // each pass belongs to an owner
  const room = roomOfGoods(line, merchandise.known[line.id], {
    lines: cart.form,
    isHeld: isHeld(line, cart.sent),
  });
  if (room.is !== 'open') return;
  changeLine(key, pricedGoods(line, Math.max(1, Math.min(wanted, room.most))));
}
