import type { CartLine } from './cart-line.ts';
import type { Customer } from './customers.ts';
import { refused } from './failure.ts';
import type { Refusal } from './failure.ts';
import type { Shop } from './shop.ts';

const FIELDS = ['street', 'zip', 'city', 'country'] as const;

/** Types of lines that are sent by post. */
const SENT: CartLine['type'][] = ['merchandise', 'annualPass'];

/**
 * Refuses an order without the buyer's address if it needs one: for goods, passes and invoices (contract, "Field names"). Fields that
 * the museum does not show cannot be missing.
 */
export const addressRefusal = (
  { settings }: Shop,
  { addrBilling }: Customer,
  lines: CartLine[],
  isInvoiced: boolean,
): Refusal | undefined => {
  const needsAddress = isInvoiced || lines.some(({ type }) => SENT.includes(type));
  const isMissing = FIELDS.some(
    (field) => settings.visibleFields.includes(field) && !addrBilling[field],
  );
  return needsAddress && isMissing ? refused('ADDRESS_MISSING') : undefined;
};
