import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { account } from '../../core/account/store.ts';
import { cart } from '../../core/cart/store.ts';
import { cartTax } from '../../core/cart/tax.ts';
import { isShipped, payableTotal, totalWithoutVouchers } from '../../core/cart/totals.ts';
import { shippingCountry } from '../../core/shipping/actions.ts';
import { Price } from '../parts/Price.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { ShippingRow } from './ShippingRow.tsx';
import { VoucherCodeRows } from './VoucherCodeRows.tsx';

/**
 * Shows the total and the VAT of the lines by rate; if there are shipping or voucher codes, these too, below the subtotal.
 * `isFixed` makes it read-only.
 */
export function CartTotals({ isFixed }: { isFixed?: boolean }) {
  const { lines, shippingCosts } = useSnapshot(cart);
  const taxRows = cartTax(lines).map(({ rate, tax }) => (
    <TaxRow key={rate} rate={rate} tax={tax} />
  ));
  // the total contains other VAT if it has shipping, or if a voucher code pays a part
  const isOther = isShipped(lines) || lines.some(({ type }) => type === 'voucherCode');
  return (
    <dl className="totals" part="total" aria-live="polite">
      {isOther && (
        <>
          <dt>
            <Trans>Subtotal</Trans>
          </dt>
          <dd>
            <Price cents={totalWithoutVouchers(lines)} />
          </dd>
          {taxRows}
        </>
      )}
      {isShipped(lines) && <Shipping />}
      <VoucherCodeRows isFixed={isFixed} />
      <dt className="total">
        <Trans>Total</Trans>
      </dt>
      <dd className="total">
        <Price cents={payableTotal({ lines, shippingCosts })} />
      </dd>
      {!isOther && taxRows}
    </dl>
  );
}

function Shipping() {
  const { shippingCosts, shippingError, isShippingAsked } = useSnapshot(cart);
  const country = useShippingCountry();
  if (shippingCosts !== undefined) {
    return (
      <ShippingRow country={country}>
        <Price cents={shippingCosts} />
      </ShippingRow>
    );
  }
  if (isShippingAsked) {
    return (
      <ShippingRow>
        <Skeleton />
      </ShippingRow>
    );
  }
  if (shippingError) return <ShippingRow note="">–</ShippingRow>;
  return <ShippingRow note={<Trans>calculated once you enter your country</Trans>} />;
}

/** Returns the name of the country to which goods are sent. */
function useShippingCountry(): string | undefined {
  const { attributes } = useSnapshot(account);
  const country = shippingCountry();
  const countries = attributes.is === 'ready' ? attributes.value.countries : [];
  return countries.find(({ key }) => key === country)?.name;
}

function TaxRow({ rate, tax }: { rate: number; tax: Parameters<typeof Price>[0]['cents'] }) {
  return (
    <>
      <dt className="small muted">
        <Trans>incl. {rate}% VAT</Trans>
      </dt>
      <dd className="small muted">
        <Price cents={tax} />
      </dd>
    </>
  );
}
