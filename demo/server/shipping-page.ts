import { shippingText } from '../museum/catalogue/pages/shipping.ts';
import type { ShippingZone } from '../museum/catalogue/shippingTypes.ts';
import type { Lang } from '../museum/catalogue/types.ts';
import { countryName } from './customer-attributes.ts';
import { parcelCents } from './shipping.ts';
import type { Shop } from './shop.ts';

/** Returns the weights for the columns of the table: those of parcels to other countries, which all zones share. */
const weightsOf = (zones: ShippingZone[]): number[] => {
  const abroad = zones.filter(({ countries }) => countries.length > 1);
  const weights = abroad.flatMap(({ steps }) => steps.map(({ upToGrams }) => upToGrams));
  return [...new Set(weights)].toSorted((one, other) => one - other);
};

const weightIn = (lang: Lang, grams: number): string => {
  const [amount, unit] = grams < 1000 ? [grams, 'gram'] : [grams / 1000, 'kilogram'];
  const weight = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' });
  return weight.format(amount).replace(' ', '\u00a0');
};

const amountIn = (lang: Lang, cents: number): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 2 }).format(cents / 100);

/** Returns the price of one parcel, or a dash if the weight is too much for one. */
const cellOf = (lang: Lang, zone: ShippingZone, grams: number): string => {
  const largest = zone.steps.at(-1)?.upToGrams ?? 0;
  return grams > largest ? '–' : amountIn(lang, parcelCents(zone, grams));
};

const countryRows = ({ catalogue }: Shop, lang: Lang, weights: number[]): string[] => {
  const countries = catalogue.shippingZones.flatMap((zone) =>
    zone.countries.map((key) => ({ key, name: countryName(lang, key), zone })),
  );
  const own = catalogue.shop.country;
  countries.sort(
    (one, other) =>
      Number(other.key === own) - Number(one.key === own) ||
      one.name.localeCompare(other.name, lang),
  );
  return countries.map(({ name, zone }) => {
    const cells = weights.map((grams) => `<td>${cellOf(lang, zone, grams)}</td>`).join('');
    return `<tr><th scope="row">${name}</th>${cells}</tr>`;
  });
};

/** Returns the page of shipping costs, from the same rates as in orders: a row for each country, the museum's own first. */
export const shippingPage = (shop: Shop, lang: Lang): { title: string; html: string } => {
  const { shippingZones, shop: museum } = shop.catalogue;
  const text = (name: keyof typeof shippingText): string => shippingText[name][lang];
  const weights = weightsOf(shippingZones);
  const heads = weights
    .map((grams) => text('upTo').replace('{weight}', weightIn(lang, grams)))
    .map((head) => `<th scope="col">${head}</th>`);
  const mail = `<a href="mailto:${museum.email}">${museum.email}</a>`;
  const html = [
    `<p>${text('intro')}</p>`,
    `<table><caption>${text('caption').replace('{currency}', shop.currency)}</caption>`,
    `<thead><tr><th scope="col">${text('country')}</th>${heads.join('')}</tr></thead>`,
    `<tbody>${countryRows(shop, lang, weights).join('')}</tbody></table>`,
    `<p>${text('heavier')} ${text('passes')}</p>`,
    `<p>${text('elsewhere').replace('{email}', mail)}</p>`,
  ];
  return { title: text('title'), html: html.join('') };
};
