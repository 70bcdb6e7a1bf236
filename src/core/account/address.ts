import { LANGUAGES } from '../i18n/languages.ts';
import { type CustomerField, FORM_FIELDS } from './form.ts';
import type { Address, CustomerAttributes, CustomerForm, Option } from './types.ts';

/** Fields of the billing address. */
export const ADDRESS_FIELDS = ['street', 'zip', 'city', 'country'] as const;

/** Returns whether a field belongs to the billing address. */
export const isOfAddress = (field: string): boolean =>
  ADDRESS_FIELDS.some((each) => each === field);

/** Fields that a form shows, and those of them that must be filled in. */
export type AskedFields = {
  shown: readonly CustomerField[];
  required: readonly CustomerField[];
};

/** Returns all fields that the back end wants shown. */
const allFields = (attributes: CustomerAttributes): AskedFields => {
  const shown = FORM_FIELDS.filter((field) => attributes.visible_fields.includes(field));
  return { shown, required: shown.filter((field) => attributes.required_fields.includes(field)) };
};

/**
 * Returns the fields to ask a buyer for (contract, "Field names"). The address is required if the order needs it. If not,
 * only the parts that the back end requires are shown, or all of it if it `isKnown`, so that the buyer sees what is sent.
 */
export function fieldsToAsk(
  attributes: CustomerAttributes,
  address: { isNeeded: boolean; isKnown: boolean },
): AskedFields {
  const { shown, required } = allFields(attributes);
  const isRequired = (field: CustomerField): boolean =>
    required.includes(field) || (address.isNeeded && isOfAddress(field));
  return {
    shown: shown.filter((field) => address.isKnown || isRequired(field) || !isOfAddress(field)),
    required: shown.filter(isRequired),
  };
}

/**
 * Returns the fields to ask for a registration: those that the back end requires or has `refused`, and those with data that
 * would be sent, for example of a guest. Customers add others in the settings.
 */
export function fieldsToRegister(
  attributes: CustomerAttributes,
  form: CustomerForm,
  refused: readonly string[],
): readonly CustomerField[] {
  const { shown, required } = allFields(attributes);
  const isAddressAsked = hasAddress(form) || refused.some(isOfAddress);
  const isAsked = (field: CustomerField): boolean =>
    required.includes(field) ||
    (isOfAddress(field) ? isAddressAsked : refused.includes(field) || form[field].trim() !== '');
  return FORM_FIELDS.filter(
    (field) => field === 'email' || (shown.includes(field) && isAsked(field)),
  );
}

/** Returns whether a form has more of the address than a country, which may only be preselected. */
export const hasAddress = ({ street, zip, city }: CustomerForm): boolean =>
  [street, zip, city].some((text) => text.trim() !== '');

const GERMANY = new Set([
  'de',
  'deu',
  ...LANGUAGES.map((lang) =>
    new Intl.DisplayNames([lang], { type: 'region' }).of('DE')?.toLowerCase(),
  ),
]);

const isGermany = (country: string, countries: readonly Option[]): boolean =>
  [country, countries.find(({ key }) => key === country)?.name].some((text) =>
    GERMANY.has(text?.trim().toLowerCase()),
  );

/**
 * Returns whether a postcode is German and has four digits: the leading zero is lost if a back end sends it as a number
 * (contract, "Reading").
 */
const lacksLeadingZero = (
  { zip, country }: Pick<Address, 'zip' | 'country'>,
  countries: readonly Option[],
): boolean => /^\d{4}$/.test(zip.trim()) && isGermany(country, countries);

/** Returns the fields of a form with a postcode to correct. */
export const postcodesToCorrect = (
  form: CustomerForm,
  { countries }: Pick<CustomerAttributes, 'countries'>,
): ('zip' | 'addrShipping.zip')[] =>
  (
    [
      ['zip', 'country'],
      ['addrShipping.zip', 'addrShipping.country'],
    ] as const
  )
    .filter(([zip, country]) =>
      lacksLeadingZero({ zip: form[zip], country: form[country] }, countries),
    )
    .map(([zip]) => zip);

/** Returns the fields that complete a buyer's address, all of them required. */
export function addressToComplete(attributes: CustomerAttributes): AskedFields {
  const shown = ADDRESS_FIELDS.filter((field) => attributes.visible_fields.includes(field));
  return { shown, required: shown };
}

/**
 * Returns whether a buyer's address lacks a part that the back end wants, or has a postcode to correct. Before the
 * attributes are known, a country is not asked for.
 */
export const isAddressToComplete = (
  address: Address,
  attributes: CustomerAttributes | undefined,
): boolean =>
  ADDRESS_FIELDS.some((field) => {
    const isWanted = attributes ? attributes.visible_fields.includes(field) : field !== 'country';
    return isWanted && !address[field].trim();
  }) || lacksLeadingZero(address, attributes?.countries ?? []);
