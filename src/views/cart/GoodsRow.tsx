import { removeLine } from '../../core/cart/actions.ts';
import { type GoodsLine, lineKey } from '../../core/cart/types.ts';
import { changeGoods } from '../../core/app/goods.ts';
import { CountRow } from './CountRow.tsx';
import { ownersOf } from './FixedLine.tsx';
import { useGoodsAvailability } from './useGoodsAvailability.ts';
import { ticketKey } from './useReturned.ts';

/** Row for an article, a voucher or passes; the number of passes is fixed, because it follows from their owners. */
export function GoodsRow({ line }: { line: GoodsLine }) {
  const availabilityOf = useGoodsAvailability();
  const key = lineKey(line);
  const owners = ownersOf(line);
  return (
    <CountRow
      kind="item"
      row={line}
      availability={availabilityOf(line)}
      mark={ticketKey(key, line.id)}
      about={owners && <p className="small">{owners}</p>}
      {...(!owners && { onCount: (wanted) => changeGoods(key, wanted) })}
      onRemove={() => removeLine(key)}
    />
  );
}
