import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { GoodsLine } from '../../core/cart/types.ts';

type Goods = GoodsLine['type'];

/** Names of goods, in the order of the basket. */
const NAMES: Record<Goods, MessageDescriptor> = {
  merchandise: msg`Merchandise`,
  annualPass: msg`Annual passes`,
  voucher: msg`Vouchers`,
};

/** Types of goods, in the order of the basket. */
export const GOODS = Object.keys(NAMES) as Goods[];

export function GoodsName({ type }: { type: Goods }) {
  const { i18n } = useLingui();
  return i18n._(NAMES[type]);
}
