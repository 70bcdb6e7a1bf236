import * as v from 'valibot';
import { COUNTRIES } from './customer-attributes.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';
import type { Values } from './sentences.ts';

const MAX_LENGTH = 200;

const field = v.optional(v.pipe(v.string(), v.trim()), '');

/** The owner of one pass, before anything is required of him, so that what is missing has a sentence. */
export const ownerForm = v.object({
  name: v.object({ title: field, firstName: field, surname: field }),
  address: v.object({ street: field, zip: field, city: field, country: field }),
  send_to_custom_addr: v.boolean(),
});

export type PassOwner = v.InferOutput<typeof ownerForm>;

/** What is wrong with an owner; `values` name the pass and which of its owners this is. */
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

/** `Dr. Ada Lund, Am Kai 3, 20095 Hamburg, DE` */
export const shownOwner = ({ name, address }: PassOwner): string => {
  const { street, zip, city, country } = address;
  const person = [name.title, name.firstName, name.surname].filter((part) => part !== '');
  return [person.join(' '), street, `${zip} ${city}`, country].join(', ');
};
