import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ShippingLink } from '../app/ShippingLink.tsx';

/** Row for the shipping costs in the totals, with a link to the costs by country. */
export function ShippingRow({
  note,
  country,
  children,
}: {
  note?: ReactNode;
  /** Name of the country to which goods are sent. */
  country?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <>
      <dt>
        <ShippingLink>
          <Trans>Shipping</Trans>
        </ShippingLink>{' '}
        <span className="small muted">
          {note ?? (country ? <Trans>{country}, incl. VAT</Trans> : <Trans>incl. VAT</Trans>)}
        </span>
      </dt>
      <dd>{children}</dd>
    </>
  );
}
