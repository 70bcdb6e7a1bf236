import { AllTickets } from '../app/AllTickets.tsx';
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { account } from '../../core/account/store.ts';
import { undoRemove } from '../../core/cart/actions.ts';
import { cart } from '../../core/cart/store.ts';
import { beginCheckout } from '../../core/checkout/actions.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { useNavigate } from '../app/place.ts';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { Button } from '../parts/Button.tsx';
import { buttonClass } from '../parts/buttonClass.ts';
import { Message } from '../parts/Message.tsx';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';

/** The basket: what is in it, what it costs, and the way on. */
export function Basket() {
  const { form, removed } = useSnapshot(cart);
  const { customer } = useSnapshot(account);
  const go = useNavigate();
  const next = customer ? routeTo('checkout', {}, { step: 'payment' }) : routeTo('guestRegister');

  return (
    <div className="stack wide">
      <ScreenHeading>
        <Trans>Basket</Trans>
      </ScreenHeading>
      {removed && <Removed name={removed.line.name} />}
      {form.length === 0 ? (
        <EmptyBasket />
      ) : (
        <div className="split">
          <CartLines lines={form} />
          <div className="stack aside">
            <CartTotals lines={form} />
            <p className="actions">
              <Button
                kind="primary"
                onClick={() => {
                  beginCheckout();
                  go(next);
                }}
              >
                <Trans>Checkout</Trans>
              </Button>
              <Link className={buttonClass('plain')} href={routeTo('tickets')}>
                <Trans>Continue shopping</Trans>
              </Link>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

function Removed({ name }: { name: string }) {
  return (
    <Message
      kind="info"
      action={
        <Button onClick={undoRemove}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      <Trans>“{name}” has been removed.</Trans>
    </Message>
  );
}

function EmptyBasket() {
  return (
    <div className="stack">
      <p>
        <Trans>Your basket is empty</Trans>
      </p>
      <p className="actions">
        <AllTickets />
      </p>
    </div>
  );
}
