import { Trans } from '@lingui/react/macro';
import { routeTo } from '../../core/routes/routes.ts';
import type { Voucher } from '../../core/vouchers/types.ts';
import { ItemCard } from '../app/ItemCard.tsx';
import { Price } from '../parts/Price.tsx';

export function VoucherCard({ voucher, level }: { voucher: Voucher; level: 'h3' | 'h4' }) {
  const { id, price, variable_amount, min_amount } = voucher;
  return (
    <ItemCard item={voucher} href={routeTo('voucherSingle', { id })} level={level}>
      {variable_amount ? (
        min_amount !== undefined && (
          <Trans>
            from <Price cents={min_amount} />
          </Trans>
        )
      ) : (
        <Price cents={price} />
      )}
    </ItemCard>
  );
}
