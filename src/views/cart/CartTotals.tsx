import { Trans } from '@lingui/react/macro';
import { cartTax } from '../../core/cart/tax.ts';
import { cartTotal } from '../../core/cart/totals.ts';
import type { CartLine } from '../../core/cart/types.ts';
import { Price } from '../parts/Price.tsx';

/** The total of the basket and the VAT in it, by rate. */
export function CartTotals({ lines }: { lines: readonly CartLine[] }) {
  return (
    <dl className="totals" aria-live="polite">
      <dt className="total">
        <Trans>Total</Trans>
      </dt>
      <dd className="total">
        <Price cents={cartTotal(lines)} />
      </dd>
      {cartTax(lines).map(({ rate, tax }) => (
        <TaxRow key={rate} rate={rate} tax={tax} />
      ))}
    </dl>
  );
}

function TaxRow({ rate, tax }: { rate: number; tax: Parameters<typeof Price>[0]['cents'] }) {
  return (
    <>
      <dt className="small muted">
        <Trans>incl. {rate} % VAT</Trans>
      </dt>
      <dd className="small muted">
        <Price cents={tax} />
      </dd>
    </>
  );
}
