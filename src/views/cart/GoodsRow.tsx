import { useSnapshot } from 'valtio/react';
import { isHeld } from '../../core/cart/held.ts';
import { removeLine } from '../../core/cart/removal.ts';
import { cart } from '../../core/cart/store.ts';
import { type GoodsLine, lineKey } from '../../core/cart/types.ts';
import { changeGoods } from '../../core/merchandise/basket.ts';
import { roomOfGoods } from '../../core/merchandise/renewal.ts';
import { merchandise } from '../../core/merchandise/store.ts';
import { CountRow } from './CountRow.tsx';
import { ownersOf } from './FixedLine.tsx';
import { ticketKey } from './useReturned.ts';

/** An article, a voucher or passes in the basket; how many passes there are is settled by their owners. */
export function GoodsRow({ line }: { line: GoodsLine }) {
  const { form, sent } = useSnapshot(cart);
  const answer = useSnapshot(merchandise).known[line.id];
  const key = lineKey(line);
  const owners = ownersOf(line);
  return (
    <CountRow
      row={line}
      room={roomOfGoods(line, answer, { lines: form, isHeld: isHeld(line, sent) })}
      mark={ticketKey(key, line.id)}
      about={owners && <p className="small">{owners}</p>}
      {...(!owners && { onCount: (wanted) => changeGoods(key, wanted) })}
      onRemove={() => removeLine(key)}
    />
  );
}
