import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cents } from '../../core/money/cents.ts';
import { Price } from './Price.tsx';

/** Number of the chosen items, and in words, such as “2 tickets”. */
export type Chosen = { count: number; words: ReactNode };

/** Bar with what is chosen, its price and a button; it stays in view. */
export function TotalBar({
  total,
  chosen,
  toChoose,
  isTaxed = true,
  children,
}: {
  total: Cents;
  /** By default the word for a total. */
  chosen?: Chosen;
  /** Asks for a choice, instead of a price. */
  toChoose?: ReactNode;
  isTaxed?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="total-bar" part="total">
      <output aria-live="polite">
        {/* in elements of their own: page translation replaces text nodes, which React could then neither remove nor insert before */}
        {toChoose ? (
          <span key="toChoose">{toChoose}</span>
        ) : (
          <span key="chosen">
            {chosen ? (
              <>
                <span>
                  <span key={chosen.count}>{chosen.words}</span>
                </span>{' '}
                ·
              </>
            ) : (
              <Trans>Total</Trans>
            )}{' '}
            <strong>
              <Price cents={total} />
            </strong>{' '}
            {isTaxed && (
              <small className="muted">
                <Trans>incl. VAT</Trans>
              </small>
            )}
          </span>
        )}
      </output>
      {children}
    </div>
  );
}
