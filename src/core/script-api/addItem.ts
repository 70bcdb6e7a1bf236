import { isAreaOn } from '../config/features.ts';
import { addArticles, addPasses, type NewArticle, type NewPasses } from './addArticles.ts';
import { addTickets, type NewTickets } from './addTickets.ts';
import { addTour, type NewTour } from './addTour.ts';
import { addVouchers, type NewVouchers } from './addVouchers.ts';
import { type AddResult, refusal } from './outcome.ts';

export type NewItem = NewTickets | NewTour | NewArticle | NewPasses | NewVouchers;

/** Functions that add an item, by area. */
const ADD: {
  [A in NewItem['area']]: (item: Extract<NewItem, { area: A }>) => Promise<AddResult>;
} = {
  tickets: addTickets,
  tours: addTour,
  merchandise: addArticles,
  passes: addPasses,
  vouchers: addVouchers,
};

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
