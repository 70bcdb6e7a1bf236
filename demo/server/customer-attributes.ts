import type { Lang, Text } from '../museum/catalogue/types.ts';
import type { Settings } from './settings.ts';
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
  mx: {
    de: 'Keine Angabe',
    en: 'Mx',
    fr: 'Sans civilité',
    it: 'Non specificato',
    nl: 'Geen aanhef',
    es: 'Sin tratamiento',
    sv: 'Ej angivet',
    da: 'Ikke angivet',
  },
};

/** Keys of the contract, under "Account". */
export const SALUTATIONS = Object.keys(SALUTATION_NAMES);

/** ISO 3166: the European Union, its neighbours, and where most other visitors come from. */
export const COUNTRIES = (
  'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IS IT JP KR LI LT LU LV MT MX NL NO NZ PL PT RO ' +
  'SE SI SK TR UA US ZA'
).split(' ');

/** Fields of a customer as a museum may want them; those of his billing address by their bare names. */
export type CustomerField =
  | 'salutation'
  | 'fname'
  | 'lname'
  | 'company'
  | 'email'
  | 'phone'
  | 'street'
  | 'zip'
  | 'city'
  | 'country';

/** All of them in the order of a form. */
export const CUSTOMER_FIELDS: CustomerField[] = [
  'salutation',
  'fname',
  'lname',
  'company',
  'email',
  'phone',
  'street',
  'zip',
  'city',
  'country',
];

/** Throws a sentence for whoever sets a shop up: nobody can fill in what he does not see, and bookings go to an address. */
export const assertFields = ({ visibleFields, requiredFields }: Settings): void => {
  const unseen = requiredFields.find((field) => !visibleFields.includes(field));
  if (unseen) throw new Error(`Customers must fill in “${unseen}”, but do not see it.`);
  if (!requiredFields.includes('email')) {
    throw new Error('Customers must fill in “email”: bookings are confirmed by mail.');
  }
};

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
