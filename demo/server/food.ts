import type { CatalogueArticle, Food } from '../museum/catalogue/articleTypes.ts';
import type { Lang, Text } from '../museum/catalogue/types.ts';
import { shownCents } from './notation.ts';
import { hasOptionalParts } from './settings.ts';
import type { Shop } from './shop.ts';

const INGREDIENTS: Text = {
  de: 'Zutaten: {list}.',
  en: 'Ingredients: {list}.',
  fr: 'Ingrédients : {list}.',
  it: 'Ingredienti: {list}.',
  nl: 'Ingrediënten: {list}.',
  es: 'Ingredientes: {list}.',
  sv: 'Ingredienser: {list}.',
  da: 'Ingredienser: {list}.',
};

/** Returns the price per kilogram in cents, which German law requires next to the price (PAngV, section 4). */
const perKilogramCents = (priceCents: number, grams: number): number =>
  Math.round((priceCents * 1000) / grams);

/** Returns the unit price of an article, for lists and its page. */
export const wireBasePrice = (shop: Shop, { priceCents, food }: CatalogueArticle) =>
  food && hasOptionalParts(shop)
    ? { base_price: { price: perKilogramCents(priceCents, food.grams), unit: 'kg', amount: 1 } }
    : {};

const wireFood = ({ ingredients, allergens }: Food, lang: Lang) => ({
  ingredients: ingredients[lang],
  ...(allergens && { allergens: allergens[lang] }),
});

/** Returns the description of an article. Without fields for food, it has the unit price and the ingredients, too. */
export const wireDescription = (shop: Shop, article: CatalogueArticle, lang: Lang) => {
  const { description, food, priceCents } = article;
  if (!food) return { description: description[lang] };
  if (hasOptionalParts(shop)) return { description: description[lang], food: wireFood(food, lang) };
  const ingredients = INGREDIENTS[lang].replace('{list}', food.ingredients[lang]);
  const perKilogram = shownCents(shop, lang, perKilogramCents(priceCents, food.grams));
  return {
    description: `<p>${description[lang]} ${ingredients}</p><p>${food.grams} g (${perKilogram} / kg)</p>`,
  };
};
