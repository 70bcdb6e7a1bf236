import { Trans } from '@lingui/react/macro';

/** Line directly above a list with prices. */
export const VatNote = () => (
  <p className="small muted">
    <Trans>All prices include VAT.</Trans>
  </p>
);
