import { withoutArrival } from '../navigation/arrival.ts';

/**
 * The address at which a new password is set, as the visitor's page will see it, without what a payment has left there.
 * `{token}` stays as it is: the server puts the key in its place (contract, "Account").
 */
export function backlinkAt(page: string): string {
  const address = new URL(page);
  address.search = withoutArrival(address.search);
  return address.href.replace(/%7Btoken%7D/i, '{token}');
}
