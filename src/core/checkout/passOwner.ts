import type { PassOwner } from '../api/wire/checkout.ts';
import type { CartLine } from '../cart/types.ts';
import { type CustomerForm, EMPTY_FORM } from '../account/types.ts';

/**
 * Returns the owner of a pass in the basket who may be its buyer: the first one whose pass is sent to the buyer's
 * address.
 */
export const likelyBuyer = (lines: readonly CartLine[]): PassOwner | undefined =>
  lines
    .flatMap((line) => (line.type === 'annualPass' ? line.owners : []))
    .find((owner) => !owner.send_to_custom_addr);

/** Returns the owner of a pass as the draft of a buyer, with a title only if the form has it in `visible`. */
export const buyerOf = (
  { name, address }: PassOwner,
  visible: readonly string[],
): CustomerForm => ({
  ...EMPTY_FORM,
  title: visible.includes('title') ? (name.title ?? '') : '',
  fname: name.firstName,
  lname: name.surname,
  ...address,
});
