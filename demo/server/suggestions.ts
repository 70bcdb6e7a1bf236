import type { CatalogueArticle } from '../museum/catalogue/articleTypes.ts';
import type { Lang, Text } from '../museum/catalogue/types.ts';
import { stockLeft } from './article-stock.ts';
import { findArticle, findTicket } from './catalogue.ts';
import { picture } from './pictures.ts';
import type { Shop } from './shop.ts';

/** The parts of a cart item that suggestions depend on. */
export type Wish = { type: string; id?: string | undefined; tourId?: string | undefined };

type Suggestion = {
  type: 'merchandise' | 'annualPass' | 'voucher';
  id: string;
  name: Text;
  priceCents: number;
  file: string;
};

const MAX_SUGGESTIONS = 4;

/** Returns a function that checks whether an article goes with something in a cart or is in the same category. */
const fits = (shop: Shop, wishes: Wish[]): ((article: CatalogueArticle) => boolean) => {
  const { catalogue } = shop;
  const ids = wishes.map(({ id = '' }) => id);
  const events = ids.map((id) => findTicket(catalogue, id)?.event.id);
  const shelves = ids.map((id) => findArticle(catalogue, id)?.category);
  const tours = wishes.map(({ tourId }) => tourId);
  return ({ goesWith = {}, category }) =>
    (goesWith.events ?? []).some((id) => events.includes(id)) ||
    (goesWith.tours ?? []).some((id) => tours.includes(id)) ||
    shelves.includes(category);
};

const articleSuggestion = (
  type: 'merchandise' | 'annualPass',
  { id, name, priceCents, pictures }: CatalogueArticle,
): Suggestion => ({ type, id, name, priceCents, file: pictures[0] ?? '' });

/**
 * Returns suggestions for a cart, without what it already contains: fitting merchandise that is in stock, a fitting pass, and the
 * first voucher if the cart has none.
 */
const suggestionsFor = (shop: Shop, wishes: Wish[]): Suggestion[] => {
  const { articles, passes, vouchers } = shop.catalogue;
  const leftOf = stockLeft(shop);
  const isFitting = fits(shop, wishes);
  const isNew = ({ id }: { id: string }): boolean => wishes.every((wish) => wish.id !== id);
  const isOffered = (article: CatalogueArticle): boolean =>
    isNew(article) && isFitting(article) && leftOf(article) > 0;
  const hasVoucher = wishes.some(({ type }) => type === 'voucher');
  const voucher = hasVoucher ? undefined : vouchers[0];
  const pass = passes.find(isOffered);
  const others: Suggestion[] = [
    ...(pass ? [articleSuggestion('annualPass', pass)] : []),
    ...(voucher ? [{ type: 'voucher' as const, ...voucher, file: voucher.picture }] : []),
  ];
  const goods = articles
    .filter(isOffered)
    .slice(0, MAX_SUGGESTIONS - others.length)
    .map((article) => articleSuggestion('merchandise', article));
  return [...goods, ...others];
};

/** Returns the answer of `checkout/suggest`. */
export const wireSuggestions = (shop: Shop, wishes: Wish[], lang: Lang) =>
  suggestionsFor(shop, wishes).map(({ type, id, name, priceCents, file }) => ({
    type,
    id,
    name: name[lang],
    price: priceCents,
    image: picture(shop, file),
  }));
