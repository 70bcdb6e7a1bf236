import type { Catalogue } from '../server/catalogue.ts';
import { articleCategories } from './catalogue/articleCategories.ts';
import { articles } from './catalogue/articles.ts';
import { configuration } from './catalogue/configuration.ts';
import { staticContent } from './catalogue/content.ts';
import { customers } from './catalogue/customers.ts';
import { events } from './catalogue/events.ts';
import { groups } from './catalogue/groups.ts';
import { passCategories } from './catalogue/passCategories.ts';
import { passes } from './catalogue/passes.ts';
import { staticPages } from './catalogue/pages.ts';
import { shippingZones } from './catalogue/shippingZones.ts';
import { shop } from './catalogue/shop.ts';
import { tourCategories } from './catalogue/tourCategories.ts';
import { tours } from './catalogue/tours.ts';
import { voucherCodes } from './catalogue/voucherCodes.ts';
import { voucherGroups } from './catalogue/voucherGroups.ts';
import { vouchers } from './catalogue/vouchers.ts';

/** Everything that the demo's museum sells and shows. */
export const museum: Catalogue = {
  events,
  groups,
  tours,
  tourCategories,
  articles,
  articleCategories,
  passes,
  passCategories,
  vouchers,
  voucherGroups,
  voucherCodes,
  shippingZones,
  customers,
  shop,
  staticPages,
  content: staticContent,
  configuration,
};
