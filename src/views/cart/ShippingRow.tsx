import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ShippingLink } from '../app/ShippingLink.tsx';

/** The shipping costs among the totals, and the way to what they are in other countries. */
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
