import * as v from 'valibot';
import type { CartLine } from './cart-line.ts';
import { findPass } from './catalogue.ts';
import { fine, refused } from './failure.ts';
import type { Outcome } from './failure.ts';
import { idCountForm } from './item-forms.ts';
import { inEveryLanguage } from './languages.ts';
import { ownerRefusal, ownerForm, shownOwner } from './pass-owner.ts';
import type { Shop } from './shop.ts';

const passItem = v.object({ ...idCountForm.entries, owners: v.array(ownerForm) });

/** Reads an `annualPass` item. Each pass needs an owner with name and address. */
export const readPassItem = (shop: Shop, item: unknown): Outcome<CartLine> => {
  const form = v.safeParse(passItem, item);
  if (!form.success) return refused('NOT_UNDERSTOOD');
  const { id, count, owners } = form.output;
  if (count < 1) return refused('PIECES_MISSING');
  const pass = findPass(shop.catalogue, id);
  if (!pass) return refused('ARTICLE_UNKNOWN');
  if (owners.length !== count) {
    return refused('OWNER_COUNT', { pass: pass.name, count, owners: owners.length });
  }
  for (const [index, owner] of owners.entries()) {
    const refusal = ownerRefusal(owner, { pass: pass.name, number: index + 1 });
    if (refusal) return refusal;
  }
  return fine({
    type: 'annualPass',
    id,
    name: pass.name,
    details: owners.map((owner) => inEveryLanguage(() => shownOwner(owner))),
    count,
    priceCents: pass.priceCents,
    vat: pass.vat,
    isTicket: false,
    articleClaim: { articleId: id, count },
    owners,
  });
};
