import type { CatalogueEvent, Text } from './types.ts';
import type { CatalogueTour } from './tourTypes.ts';

/** The responsible manufacturer, which the law requires on the product page. */
export type Manufacturer = { name: string; address: string; email: string };

/** Legal information about food: contents by weight, and ingredients, with allergens in `<strong>`. */
export type Food = { grams: number; ingredients: Text; allergens?: Text };

/** One article of the museum's shop. Prices are in cents, gross; `vat` is in per cent. */
export type CatalogueArticle = {
  id: string;
  name: Text;
  description: Text;
  /** File names in `demo/museum/posters`. Lists show the first one. */
  pictures: string[];
  priceCents: number;
  vat: 7 | 19;
  /** Number in stock before any sales here. */
  stock: number;
  /** Id of its category. */
  category: string;
  /** Missing if nothing is shipped, as with an annual pass. */
  weightGrams?: number;
  manufacturer?: Manufacturer;
  /** Missing if it is no food. */
  food?: Food;
  /** Warnings of product safety. */
  warnings?: Text;
  /** Events and tours that it is suggested with. */
  goesWith?: { events?: CatalogueEvent['id'][]; tours?: CatalogueTour['id'][] };
};
