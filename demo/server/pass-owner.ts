import * as v from 'valibot';
import { COUNTRIES } from './customer-attributes.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';
import type { Values } from './sentences.ts';

const MAX_LENGTH = 200;

const field = v.optional(v.pipe(v.string(), v.trim()), '');

/** Shape of a pass owner. No field is required here, so that missing ones get their own message. */
export const ownerForm = v.object({
  name: v.object({ title: field, firstName: field, surname: field }),
  address: v.object({ street: field, zip: field, city: field, country: field }),
  send_to_custom_addr: v.boolean(),
});

export type PassOwner = v.InferOutput<typeof ownerForm>;

/** Returns the refusal of an incomplete or invalid owner. `values` name the pass and the number of the owner. */
export const ownerRefusal = (
  { name: { title, firstName, surname }, address }: PassOwner,
  values: Values,
): Refusal | undefined => {
  const required = [firstName, surname, ...Object.values(address)];
  if (required.includes('')) return refused('OWNER_INCOMPLETE', values);
  if ([title, ...required].some((text) => text.length > MAX_LENGTH)) {
    return refused('OWNER_TOO_LONG', { ...values, max: MAX_LENGTH });
  }
  if (!COUNTRIES.includes(address.country)) return refused('OWNER_COUNTRY', values);
  return undefined;
};

/** Formats an owner, e.g. `Dr. Ada Lund, Am Kai 3, 20095 Hamburg, DE`. */
export const shownOwner = ({ name, address }: PassOwner): string => {
  const { street, zip, city, country } = address;
  const person = [name.title, name.firstName, name.surname].filter((part) => part !== '');
  return [person.join(' '), street, `${zip} ${city}`, country].join(', ');
};
