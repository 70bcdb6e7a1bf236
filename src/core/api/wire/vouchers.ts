import type { Moment } from '../../calendar/moment.ts';
import type { Cents } from '../../money/cents.ts';

/** Voucher on sale: at a fixed price, or for an amount that the visitor chooses. */
export type Voucher = {
  id: string;
  name: string;
  /** HTML. */
  description?: string;
  image?: string;
  /** Value of the voucher; the suggested one if the visitor chooses the amount. */
  price: Cents;
  /** In per cent. */
  vat_value: number;
  variable_amount: boolean;
  min_amount?: Cents;
  max_amount?: Cents;
  groupId?: string;
  sequence_no: number;
};

/** Voucher to redeem, with its value and validity. */
export type VoucherCode = {
  id: string;
  name: string;
  amount: Cents;
  used_amount: Cents;
  available_amount: Cents;
  /** A missing moment is no limit. */
  valid_from?: Moment | undefined;
  valid_to?: Moment | undefined;
};
