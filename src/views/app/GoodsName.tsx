import { Trans } from '@lingui/react/macro';
import type { GoodsLine } from '../../core/cart/types.ts';

export function GoodsName({ type }: Pick<GoodsLine, 'type'>) {
  switch (type) {
    case 'merchandise':
      return <Trans>Merchandise</Trans>;
    case 'annualPass':
      return <Trans>Annual passes</Trans>;
    case 'voucher':
      return <Trans>Vouchers</Trans>;
  }
}
