import { useLingui } from '@lingui/react/macro';
import type { Cents } from '../../core/money/cents.ts';
import { formatMoney } from '../../core/money/format.ts';

export function Price({ cents, className = '' }: { cents: Cents; className?: string }) {
  const { i18n } = useLingui();
  return (
    <span className={`price ${className}`} part="price">
      {formatMoney(cents, i18n.locale)}
    </span>
  );
}
