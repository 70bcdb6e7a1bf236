import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../core/money/format.ts';
import type { BasePrice } from '../../core/merchandise/types.ts';

/** Unit price, such as `12,00 € / 100 g`. */
export function UnitPrice({ basePrice: { price, unit, amount } }: { basePrice: BasePrice }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const of = amount === 1 ? unit : `${new Intl.NumberFormat(locale).format(amount)}\u00a0${unit}`;
  return (
    <small className="muted">
      {formatMoney(price, locale)} / {of}
    </small>
  );
}
