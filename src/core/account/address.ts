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

/** Returns the fields that the back end wants shown, in the order of the form. */
const visibleOf = ({ visible_fields }: CustomerAttributes): readonly CustomerField[] =>
  FORM_FIELDS.filter((field) => visible_fields.includes(field));

/** Returns the fields to ask a customer for: all that the back end wants shown. The address is required if the order needs it. */
export function fieldsOfCustomer(
  attributes: CustomerAttributes,
  isAddressNeeded = false,
): AskedFields {
  const shown = visibleOf(attributes);
  const isRequired = (field: CustomerField): boolean =>
    attributes.required_fields.includes(field) || (isAddressNeeded && isOfAddress(field));
  return { shown, required: shown.filter(isRequired) };
}

/**
 * Returns the fields to ask a guest or a new customer for: those that the back end requires or has `refused`, those with
 * data in `form`, and those that the order needs: the address, with an optional company for the invoice (contract, "Field
 * names"). Customers add others in the settings.
 */
export function fieldsOfNewcomer(
  attributes: CustomerAttributes,
  form: CustomerForm,
  { refused, isAddressNeeded = false }: { refused: readonly string[]; isAddressNeeded?: boolean },
): AskedFields {
  const { shown, required } = fieldsOfCustomer(attributes, isAddressNeeded);
  const isAddressAsked = isAddressNeeded || hasAddress(form) || refused.some(isOfAddress);
  const isAsked = (field: CustomerField): boolean =>
    isOfAddress(field)
      ? isAddressAsked
      : refused.includes(field) ||
        form[field].trim() !== '' ||
        (field === 'company' && isAddressNeeded);
  return {
    shown: FORM_FIELDS.filter(
      (field) =>
        field === 'email' || required.includes(field) || (shown.includes(field) && isAsked(field)),
    ),
    required,
  };
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
  const shown = visibleOf(attributes).filter(isOfAddress);
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
