import { keptGuestForm } from '../account/actions.ts';
import { homeCountry } from '../account/attributes.ts';
import { formOf } from '../account/form.ts';
import { account } from '../account/store.ts';
import type { CustomerForm } from '../account/types.ts';
import { addArticle, type Added } from '../merchandise/choices.ts';
import { writeStored } from '../web/storage.ts';
import { passLine } from './line.ts';
import { missingOf, ownerRows } from './rules.ts';
import { passes } from './store.ts';
import type { OwnerForm } from './types.ts';

const keepOwners = (): void => void writeStored('pass-owners', passes.owners);

/** Stores the drafts of a pass, so that they survive a reload. */
export function typeOwners(passId: string, rows: readonly OwnerForm[]): void {
  passes.owners[passId] = rows.map((row) => ({ ...row }));
  keepOwners();
}

/** Removes the drafts of a pass once it is in the cart. */
export function forgetOwners(passId: string): void {
  delete passes.owners[passId];
  keepOwners();
}

/** Returns the details of the buyer, from the draft or the customer of this tab, if they have a name. */
export function knownBuyer(): CustomerForm | undefined {
  const buyer = keptGuestForm() ?? (account.customer && formOf(account.customer));
  return buyer?.fname.trim() && buyer.lname.trim() ? buyer : undefined;
}

/** Adds passes to the cart, if the required fields of all owners are filled in. */
export async function addPasses(passId: string, count: number): Promise<Added> {
  const { attributes } = account;
  if (attributes.is !== 'ready') return { is: 'nothing' };
  const typed = passes.owners[passId] ?? [];
  const rows = ownerRows(typed, count, homeCountry(attributes.value));
  if (rows.some((row) => missingOf(row).length > 0)) return { is: 'nothing' };
  const added = await addArticle(passId, count, (article) => passLine(article, rows));
  if (added.is === 'added') forgetOwners(passId);
  return added;
}
