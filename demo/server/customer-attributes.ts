import type { Lang, Text } from '../museum/catalogue/types.ts';
import type { Shop } from './shop.ts';

const SALUTATION_NAMES: Record<string, Text> = {
  ms: {
    de: 'Frau',
    en: 'Ms',
    fr: 'Madame',
    it: 'Signora',
    nl: 'Mevrouw',
    es: 'Sra.',
    sv: 'Fru',
    da: 'Fru',
  },
  mr: {
    de: 'Herr',
    en: 'Mr',
    fr: 'Monsieur',
    it: 'Signor',
    nl: 'De heer',
    es: 'Sr.',
    sv: 'Herr',
    da: 'Hr.',
  },
};

/** Forms of address. The client adds an entry for "none" to its list. */
export const SALUTATIONS = Object.keys(SALUTATION_NAMES);

/** Country codes (ISO 3166): the European Union, its neighbours, and the origins of most other visitors. */
export const COUNTRIES = (
  'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IS IT JP KR LI LT LU LV MT MX NL NO NZ PL PT RO ' +
  'SE SI SK TR UA US ZA'
).split(' ');

export const countryName = (lang: Lang, key: string): string =>
  new Intl.DisplayNames([lang], { type: 'region' }).of(key) ?? key;

/** Returns the answer of `customer/attr`, with countries in the alphabetical order of the language. */
export const customerAttributes = ({ settings }: Shop, lang: Lang) => {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const countries = COUNTRIES.map((key): [string, string] => [key, names.of(key) ?? key]);
  countries.sort(([, one], [, other]) => one.localeCompare(other, lang));
  return {
    countries: Object.fromEntries(countries),
    salutations: Object.fromEntries(
      SALUTATIONS.map((key) => [key, SALUTATION_NAMES[key]?.[lang] ?? key]),
    ),
    required_fields: settings.requiredFields,
    visible_fields: settings.visibleFields,
  };
};
