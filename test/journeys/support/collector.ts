import { ownerOf, PASSES } from './owners.ts';
import type { Journey } from './shop.ts';
import { SHOP } from './shopper.ts';
import { sumsOf } from './sums.ts';
import { PLACE, tourist } from './tourist.ts';
import { WORDS } from './words.ts';
import { say } from '../../support/say.ts';

const words = WORDS.en;
export const BOOK = { id: '4301', name: 'Tides: The Sea Keeps Time – Exhibition catalogue' };
export const PASS = { id: '5101', name: 'Annual pass' };
export const VOUCHER = { id: '6101', name: 'Voucher for an amount of your choice' };
const ADA = { [say('firstName')]: 'Ada', [say('lastName')]: 'Lund' };
const KAI = { [say('street')]: 'Am Kai 3', [say('postcode')]: '20095', [say('city')]: 'Hamburg' };

/** Returns a visitor who buys one of everything. */
export async function collector(journey: Journey) {
  const visitor = await tourist(journey);
  const { page, buys } = visitor;
  return {
    ...visitor,
    ...sumsOf(page),
    async addTour() {
      await visitor.openTour('102', '2027-03-07');
      await page.getByRole('radio', { name: '12:30' }).check();
      await visitor.raise(PLACE, 2);
      await visitor.raise(words.adult, 2);
      await visitor.toBasket();
    },
    async addBook() {
      await buys.open(`${SHOP}#/product/${BOOK.id}`);
      await buys.button(words.add).click();
      await buys.sentence(say('nameHasBeenAdded', { name: BOOK.name })).waitFor();
    },
    async addPass() {
      await buys.open(`${PASSES}#/passes/${PASS.id}`);
      await ownerOf(page, 1).fill({ ...ADA, ...KAI });
      await buys.button(words.add).click();
      await buys.sentence(say('nameHasBeenAdded', { name: PASS.name })).waitFor();
    },
    async addVoucher() {
      await buys.open(`/museum/en/vouchers.html#/vouchers/${VOUCHER.id}`);
      await page.getByLabel(say('amountInEuros')).fill('12.50');
      await buys.button(words.add).click();
      await buys.sentence(say('voucherHasBeenAdded', { count: 1 })).waitFor();
    },
  };
}
