import type { CatalogueEvent, Text } from './types.ts';
import type { CatalogueTour } from './tourTypes.ts';

/** Who made it and answers for it, as the law wants it on the page of the product. */
export type Manufacturer = { name: string; address: string; email: string };

/** One thing in the museum's shop. Prices in cents, gross; `vat` in per cent. */
export type CatalogueArticle = {
  id: string;
  name: Text;
  description: Text;
  /** File names in `demo/museum/posters`; the first one stands for the article. */
  pictures: string[];
  priceCents: number;
  vat: 7 | 19;
  /** How many there are, before anything is sold here. */
  stock: number;
  /** Id of its category. */
  category: string;
  /** Missing where nothing is sent, as with an annual pass. */
  weightGrams?: number;
  manufacturer?: Manufacturer;
  /** Product safety. */
  warnings?: Text;
  /** What it may be suggested with. */
  goesWith?: { events?: CatalogueEvent['id'][]; tours?: CatalogueTour['id'][] };
};
