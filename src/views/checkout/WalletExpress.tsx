import { Plural, Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { cart } from '../../core/cart/store.ts';
import { itemCount } from '../../core/cart/totals.ts';
import { shopConfig } from '../../core/config/store.ts';
import { LegalLink } from '../app/LegalLink.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Button } from '../parts/Button.tsx';
import { Price } from '../parts/Price.tsx';
import { LegalNotices } from './LegalNotices.tsx';
import { OrderProblem } from './OrderProblem.tsx';
import { WALLET_NAMES } from './usePaymentName.ts';
import type { Ordering } from './useOrdering.ts';

/** Orders with a wallet of the device at once: it provides the buyer's details, but no postal address. */
export function WalletExpress({ ordering }: { ordering: Ordering }) {
  const { lines } = useSnapshot(cart);
  const { express, total, isExpress, isExpressBusy, orderBy } = ordering;
  const count = itemCount(lines);
  const isConfirmed = shopConfig().confirmPaymentOnCheckout;
  if (express.length === 0) return null;
  return (
    <section className="stack tight">
      <Heading>
        <Trans>Express checkout</Trans>
      </Heading>
      <p>
        <Trans context="lines of the basket">
          <Plural value={count} one="# item" other="# items" />
        </Trans>{' '}
        · <Trans>Total</Trans>{' '}
        <strong>
          <Price cents={total} />
        </strong>{' '}
        <small className="muted">
          <Trans>incl. VAT</Trans>
        </small>
      </p>
      <LegalNotices lines={lines} />
      <p className="small">
        <Trans>
          By ordering, you agree to the <LegalLink page="terms">terms and conditions</LegalLink>.
          Our <LegalLink page="data_protection">privacy policy</LegalLink> explains how we use your
          data.
        </Trans>
      </p>
      {isExpress && <OrderProblem ordering={ordering} />}
      <p className="actions">
        {express.map((wallet) => {
          const name = WALLET_NAMES[wallet];
          return (
            <Button key={wallet} busy={isExpressBusy} onClick={() => void orderBy(wallet)}>
              {isConfirmed ? (
                <Trans>Continue with {name}</Trans>
              ) : (
                <Trans>Order with obligation to pay using {name}</Trans>
              )}
            </Button>
          );
        })}
      </p>
    </section>
  );
}
