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

/** Forms of address only: the client’s own list begins with an answer for none. */
export const SALUTATIONS = Object.keys(SALUTATION_NAMES);

/** ISO 3166: the European Union, its neighbours, and where most other visitors come from. */
export const COUNTRIES = (
  'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IS IT JP KR LI LT LU LV MT MX NL NO NZ PL PT RO ' +
  'SE SI SK TR UA US ZA'
).split(' ');

export const countryName = (lang: Lang, key: string): string =>
  new Intl.DisplayNames([lang], { type: 'region' }).of(key) ?? key;

/** The answer of `customer/attr`; countries stand in the alphabetical order of the language. */
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
