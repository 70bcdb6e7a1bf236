import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useSnapshot } from 'valtio/react';
import { removeLine } from '../../core/cart/actions.ts';
import { cart } from '../../core/cart/store.ts';
import { applyVouchers, shippingOf } from '../../core/cart/totals.ts';
import { lineKey } from '../../core/cart/types.ts';
import { formatMoney } from '../../core/money/format.ts';
import { Button } from '../parts/Button.tsx';
import { Price } from '../parts/Price.tsx';
import { ticketKey } from './useReturned.ts';

/** Voucher codes in the totals: the amount that each covers, and what remains on it. */
export function VoucherCodeRows({ isFixed }: { isFixed?: boolean }) {
  const { i18n, t } = useLingui();
  const { lines, shippingCosts } = useSnapshot(cart);
  const applied = applyVouchers(lines, shippingOf({ lines, shippingCosts }));
  const codes = lines.filter((line) => line.type === 'voucherCode');
  return codes.map((line, index) => {
    const { name, barcode, id } = line;
    const { discount, remaining } = applied[index]!;
    const left = formatMoney(remaining, i18n.locale);
    const key = lineKey(line);
    return (
      <Fragment key={key}>
        <dt tabIndex={-1} data-ticket={ticketKey(key, id)}>
          {name}{' '}
          <span className="small muted">
            {barcode}
            {remaining > 0 && (
              <>
                {'\u00a0· '}
                <span className="unbroken">
                  <Trans>{left} remaining</Trans>
                </span>
              </>
            )}
          </span>{' '}
          {!isFixed && (
            <Button
              kind="plain"
              className="small"
              aria-label={t`Remove ${name}`}
              onClick={() => removeLine(key)}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </dt>
        <dd>
          <Price cents={discount} />
        </dd>
      </Fragment>
    );
  });
}
