import type { MessageName } from './messages.ts';

/** Details of the guest who buys in the tests, by the message names of the labels. */
export const GUEST = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  eMail: 'ada@example.org',
  street: 'Hafenstraße 1',
  postcode: '20359',
  city: 'Hamburg',
} satisfies Partial<Record<MessageName, string>>;

/** The details that every order needs. */
export const GUEST_PERSON = ['firstName', 'lastName', 'eMail'] as const;

/** The guest's details as pairs, in the order of the form. */
export const GUEST_FIELDS = Object.entries(GUEST) as [keyof typeof GUEST, string][];
