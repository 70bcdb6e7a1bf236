import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ShippingLink } from '../app/ShippingLink.tsx';

/** Row for the shipping costs in the totals, with a link to the costs by country. */
export function ShippingRow({ note, children }: { note?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <dt>
        <ShippingLink>
          <Trans>Shipping</Trans>
        </ShippingLink>{' '}
        <span className="small muted">{note ?? <Trans>incl. VAT</Trans>}</span>
      </dt>
      <dd>{children}</dd>
    </>
  );
}
