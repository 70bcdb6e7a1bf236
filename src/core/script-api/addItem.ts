import { homeCountry, loadAttributes } from '../account/attributes.ts';
import { account } from '../account/store.ts';
import { MAX_VOUCHERS } from '../cart/lines.ts';
import type { CartLine } from '../cart/types.ts';
import { isAreaOn } from '../config/features.ts';
import { loadArticle } from '../merchandise/actions.ts';
import { addArticle } from '../merchandise/choices.ts';
import { articleLine } from '../merchandise/line.ts';
import { kindOf } from '../merchandise/rules.ts';
import { merchandise } from '../merchandise/store.ts';
import type { ArticleDetail, Kind } from '../merchandise/types.ts';
import { cents } from '../money/cents.ts';
import { missingOf, ownerRows } from '../passes/rules.ts';
import { passLine } from '../passes/line.ts';
import type { OwnerForm } from '../passes/types.ts';
import { loadVoucher } from '../vouchers/actions.ts';
import { amountError } from '../vouchers/rules.ts';
import { lineOf as voucherLine } from '../vouchers/line.ts';
import { vouchers } from '../vouchers/store.ts';
import { addTickets, type NewTickets } from './addTickets.ts';
import { addTour, type NewTour } from './addTour.ts';
import {
  addLines,
  type AddResult,
  areCounts,
  heldLines,
  missing,
  refusal,
  soldOut,
} from './outcome.ts';

type NewArticle = { area: 'merchandise'; item: string; count?: number };

/** Annual passes, one per owner. A country is a key such as `DE`; the default is the museum's own. */
type NewPasses = {
  area: 'passes';
  item: string;
  owners: readonly (Pick<OwnerForm, 'firstName' | 'surname' | 'street' | 'zip' | 'city'> &
    Partial<OwnerForm>)[];
};

/** Vouchers; `amount` is in euros, for vouchers of a free amount. */
type NewVouchers = { area: 'vouchers'; item: string; amount?: number; count?: number };

export type NewItem = NewTickets | NewTour | NewArticle | NewPasses | NewVouchers;

/** Adds articles or passes to the cart, never more than are available. */
async function addPieces(
  item: string,
  kind: Kind,
  count: number,
  makeLine: (article: ArticleDetail, count: number) => CartLine,
): Promise<AddResult> {
  await loadArticle(item);
  const known = merchandise.known[item];
  if (known?.is !== 'ready') return missing(known, `article ${item}`);
  if (kindOf(known.value) !== kind) return refusal('unknown-item', `${item} is sold elsewhere`);
  let line: CartLine | undefined;
  const added = await addArticle(item, count, (...all) => (line = makeLine(...all)));
  if (added.is === 'tooMany') return soldOut(added.wanted, added.remaining);
  return line ? { is: 'added', lines: heldLines([line]) } : missing(undefined, `article ${item}`);
}

async function addPasses({ item, owners }: NewPasses): Promise<AddResult> {
  await loadAttributes();
  const { attributes } = account;
  if (attributes.is !== 'ready') return missing(attributes, 'countries');
  const { countries } = attributes.value;
  const [empty] = ownerRows([], 1, homeCountry(attributes.value));
  const rows = (Array.isArray(owners) ? owners : []).map((owner) => ({ ...empty!, ...owner }));
  const isKnown = (row: OwnerForm): boolean =>
    countries.length === 0 || countries.some(({ key }) => key === row.country);
  if (rows.length === 0 || rows.some((row) => !isKnown(row) || missingOf(row).length > 0)) {
    return refusal(
      'invalid-argument',
      'owners: name and address of each, with the key of a country',
    );
  }
  return addPieces(item, 'annualPass', rows.length, (article) => passLine(article, rows));
}

async function addVouchers({ item, amount, count = 1 }: NewVouchers): Promise<AddResult> {
  if (!areCounts({ count }) || count > MAX_VOUCHERS)
    return refusal('invalid-argument', `count: ${count}`);
  await loadVoucher(item);
  const known = vouchers.known[item];
  if (known?.is !== 'ready') return missing(known, `voucher ${item}`);
  const voucher = known.value;
  const asked = amount === undefined ? voucher.price : Math.round(amount * 100);
  const wanted = Number.isSafeInteger(asked) ? cents(asked) : undefined;
  const isRight = voucher.variable_amount
    ? !amountError(wanted, voucher)
    : wanted === voucher.price;
  if (!wanted || !isRight)
    return refusal('invalid-argument', `voucher ${item} is not sold for ${amount}`);
  return addLines([voucherLine(voucher, wanted, count)]);
}

/** Adds an item to the cart without a screen, with the same rules as its screen. */
export async function addItem(newItem: NewItem): Promise<AddResult> {
  // scripts may pass the id as a number
  const item = { ...newItem, item: String(newItem?.item ?? '') };
  if (!item.item) return refusal('invalid-argument', 'item: an id');
  if (!isAreaOn(item.area)) return refusal('switched-off', `${item.area} are switched off`);
  switch (item.area) {
    case 'tickets':
      return addTickets(item);
    case 'tours':
      return addTour(item);
    case 'merchandise': {
      const { count = 1 } = item;
      if (!areCounts({ count })) return refusal('invalid-argument', `count: ${count}`);
      return addPieces(item.item, 'merchandise', count, articleLine);
    }
    case 'passes':
      return addPasses(item);
    case 'vouchers':
      return addVouchers(item);
    default:
      return refusal('invalid-argument', 'area: tickets, tours, merchandise, passes or vouchers');
  }
}
