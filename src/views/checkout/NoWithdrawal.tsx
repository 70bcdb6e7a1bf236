import { Trans } from '@lingui/react/macro';

/** Notice that dated items carry no right of withdrawal (section 312g (2) no. 9 of the German Civil Code). */
export const NoWithdrawal = () => (
  <p className="small">
    <Trans>There is no right of withdrawal for tickets and tours booked for a set date.</Trans>
  </p>
);
