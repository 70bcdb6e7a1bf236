import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cents } from '../../core/money/cents.ts';
import { Price } from './Price.tsx';

/** Bar with the running total and a button; it stays in view. */
export function TotalBar({
  total,
  isTaxed = true,
  children,
}: {
  total: Cents;
  isTaxed?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="total-bar" part="total">
      <output aria-live="polite">
        <Trans>Total</Trans>{' '}
        <strong>
          <Price cents={total} />
        </strong>{' '}
        {isTaxed && (
          <small className="muted">
            <Trans>incl. VAT</Trans>
          </small>
        )}
      </output>
      {children}
    </div>
  );
}
