import type { Cents } from '../money/cents.ts';

/** A voucher that the museum sells: at a fixed price, or for an amount that the visitor chooses. */
export type Voucher = {
  id: string;
  name: string;
  /** HTML. */
  description?: string;
  image?: string;
  /** What it is worth; of a free amount, what is suggested. */
  price: Cents;
  /** In per cent. */
  vat_value: number;
  /** The visitor chooses the amount. */
  variable_amount: boolean;
  min_amount?: Cents;
  max_amount?: Cents;
  groupId?: string;
  sequence_no: number;
};
