import { isAreaOn } from '../config/features.ts';
import type { SalesArea } from '../routes/routes.ts';
import { addArticles, addPasses } from './addArticles.ts';
import { addTickets } from './addTickets.ts';
import { addTour } from './addTour.ts';
import { addVouchers } from './addVouchers.ts';
import { type AddResult, refusal } from './outcome.ts';

/** Functions that add an item, by area. */
const ADD = {
  tickets: addTickets,
  tours: addTour,
  merchandise: addArticles,
  passes: addPasses,
  vouchers: addVouchers,
} satisfies Record<SalesArea, (item: never) => Promise<AddResult>>;

export type NewItem = Parameters<(typeof ADD)[SalesArea]>[0];

/** Adds an item to the cart without a screen, with the same rules as its screen. */
export async function addItem(newItem: NewItem): Promise<AddResult> {
  // scripts may pass the id as a number
  const item = { ...newItem, item: String(newItem?.item ?? '') };
  if (!item.item) return refusal('invalid-argument', 'item: an id');
  if (!isAreaOn(item.area)) return refusal('switched-off', `${item.area} are switched off`);
  if (!Object.hasOwn(ADD, item.area)) {
    return refusal('invalid-argument', `area: ${Object.keys(ADD).join(', ')}`);
  }
  const add = ADD[item.area] as (item: NewItem) => Promise<AddResult>;
  return add(item);
}
