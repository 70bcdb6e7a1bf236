import type { CustomerAttributes } from '../account/types.ts';
import type { CartLine } from '../cart/types.ts';
import type { PaymentForm } from './form.ts';

const SENT: readonly CartLine['type'][] = ['merchandise', 'annualPass'];

/** Returns whether an order needs the buyer's address, because goods or passes are sent (contract, "Field names"). */
export const needsAddress = (lines: readonly Pick<CartLine, 'type'>[]): boolean =>
  lines.some(({ type }) => SENT.includes(type));

/**
 * Returns whether the buyer gets an invoice: as they chose, otherwise if the order or the back end needs the address
 * anyway.
 */
export const isInvoiceWanted = (
  { requestInvoice }: Pick<PaymentForm, 'requestInvoice'>,
  lines: readonly Pick<CartLine, 'type'>[],
  attributes: Pick<CustomerAttributes, 'required_fields'> | undefined,
): boolean =>
  requestInvoice ??
  (needsAddress(lines) || (attributes?.required_fields.includes('street') ?? false));
