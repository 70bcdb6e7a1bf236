import type { CartItem } from '../core/api/wire/checkout.ts';
import type { Suite } from './types.ts';

/** Something that can be bought now. */
export type Offer = {
  /** Event, tour, article, pass or voucher. */
  name: string;
  /** Number of places or pieces, as far as it is known. */
  remaining: number;
  /** Whether each counts as one of those that remain. */
  isCountable?: boolean;
  /** Returns the item of a cart with a number of places or pieces. */
  item: (count: number) => CartItem;
};

/** Most items of a list that are examined one by one. */
export const MOST_ITEMS = 3;

/** Notes two items with one id, which the shop could not keep apart. */
export function checkIds(
  { say }: Suite,
  call: string,
  list: string,
  items: readonly { id: string }[],
): void {
  const ids = items.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    const message = `several items have the id ${twice}`;
    say('violation', call, { rule: 'consistency', field: `${list}[].id`, message });
  }
}

/** Notes that an area is off, or has nothing to examine. Returns whether that is so. */
export function isEmpty(
  { say }: Suite,
  call: string,
  flag: string,
  isOn: boolean,
  items?: readonly unknown[],
): boolean {
  if (isOn && (!items || items.length > 0)) return false;
  const message = isOn ? 'the list is empty' : `\`${flag}\` is off in shopinfo/config`;
  say('untested', call, { rule: 'answer', message });
  return true;
}
