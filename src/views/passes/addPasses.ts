import { homeCountry } from '../../core/account/attributes.ts';
import { account } from '../../core/account/store.ts';
import { addArticle, type Added } from '../../core/merchandise/add.ts';
import { missingOf, ownerRows, passLine } from '../../core/passes/owners.ts';
import { passes } from '../../core/passes/store.ts';
import { forgetOwners } from '../../core/passes/typing.ts';

/** Puts so many of a pass into the basket, once all their owners are known. */
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
