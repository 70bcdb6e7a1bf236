import { Trans, useLingui } from '@lingui/react/macro';
import type { Cents } from '../../core/money/cents.ts';
import { formatMoney } from '../../core/money/format.ts';
import { routeTo } from '../../core/routes/routes.ts';
import type { Voucher } from '../../core/vouchers/types.ts';
import { ItemCard } from '../app/ItemCard.tsx';
import { Price } from '../parts/Price.tsx';

export function VoucherCard({ voucher, below }: { voucher: Voucher; below: number }) {
  const { id, description, price, variable_amount, min_amount: min, max_amount: max } = voucher;
  return (
    <ItemCard
      item={voucher}
      href={routeTo('voucherSingle', { id })}
      below={below}
      description={description}
    >
      {variable_amount ? (
        min !== undefined && <Range min={min} max={max} />
      ) : (
        <Price cents={price} />
      )}
    </ItemCard>
  );
}

/** Limits of an amount that the visitor chooses. */
function Range({ min, max }: { min: Cents; max: Cents | undefined }) {
  const { t, i18n } = useLingui();
  const money = (amountCents: Cents): string => formatMoney(amountCents, i18n.locale);
  return max === undefined ? (
    <Trans>
      From <Price cents={min} />
    </Trans>
  ) : (
    t`From ${money(min)} to ${money(max)}`
  );
}
