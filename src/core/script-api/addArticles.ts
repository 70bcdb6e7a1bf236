import { homeCountry, loadAttributes } from '../account/attributes.ts';
import { account } from '../account/store.ts';
import type { CartLine } from '../cart/types.ts';
import { loadArticle } from '../merchandise/actions.ts';
import { addArticle } from '../merchandise/choices.ts';
import { articleLine } from '../merchandise/line.ts';
import { kindOf } from '../merchandise/rules.ts';
import { merchandise } from '../merchandise/store.ts';
import type { ArticleDetail, Kind } from '../merchandise/types.ts';
import { missingOf, ownerRows } from '../passes/rules.ts';
import { passLine } from '../passes/line.ts';
import type { OwnerForm } from '../passes/types.ts';
import { type AddResult, areCounts, heldLines, missing, refusal, soldOut } from './outcome.ts';

type NewArticle = { area: 'merchandise'; item: string; count?: number };

/** Annual passes, one per owner. A country is a key such as `DE`; the default is the museum's own. */
type NewPasses = {
  area: 'passes';
  item: string;
  owners: readonly (Pick<OwnerForm, 'firstName' | 'surname' | 'street' | 'zip' | 'city'> &
    Partial<OwnerForm>)[];
};

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

/** Adds passes to the cart, if the data of their owners is complete. */
export async function addPasses({ item, owners }: NewPasses): Promise<AddResult> {
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

/** Adds pieces of an article to the cart. */
export const addArticles = async ({ item, count = 1 }: NewArticle): Promise<AddResult> =>
  areCounts({ count })
    ? addPieces(item, 'merchandise', count, articleLine)
    : refusal('invalid-argument', `count: ${count}`);
