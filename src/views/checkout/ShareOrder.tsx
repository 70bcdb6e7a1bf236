import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { linkTo } from '../../core/navigation/navigate.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { OutletContext } from '../app/outlet.ts';
import { Button } from '../parts/Button.tsx';

/** Sends the link to an order from the device, for example to another address; missing if the device cannot. */
export function ShareOrder({ orderKey, number }: { orderKey: string; number: string }) {
  const { t } = useLingui();
  const outlet = useContext(OutletContext);
  if (!('share' in navigator)) return null;
  const share = (): void => {
    const url = linkTo(routeTo('orderReview', { id: orderKey }), outlet);
    // rejected if the visitor closes the dialog
    navigator.share({ title: t`Booking number ${number}`, url }).catch(() => undefined);
  };
  return (
    <p className="actions">
      <Button onClick={share}>
        <Trans>Send a link to your order</Trans>
      </Button>
    </p>
  );
}
