import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Order, OrderReview } from '../../core/checkout/types.ts';
import { shopInfo } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { ContactLinks } from '../app/ContactLinks.tsx';
import { Heading } from '../parts/Heading.tsx';
import { ShareOrder } from './ShareOrder.tsx';

/**
 * Explains how an order goes on, and how to get it if its email does not arrive. The contract has no call that sends it
 * again, so the visitor can send the link to the order, or contact the museum.
 */
export function NextSteps({ order, review }: { order: Order; review: OrderReview | undefined }) {
  const { t } = useLingui();
  const { booking_id: number, review_id: key } = order;
  const { email, phone } = shopInfo();
  return (
    <section className="stack no-print">
      <Heading>
        <Trans>What happens next</Trans>
      </Heading>
      <div className="stack tight">
        {order.has_tickets && (
          <p>
            <Trans>Show your tickets at the entrance, on your phone or printed.</Trans>
          </p>
        )}
        {review?.shippingCosts !== undefined && (
          <p>
            <Trans>We will post your items to the delivery address.</Trans>
          </p>
        )}
        {key && (
          <p>
            <Trans>
              You can open{' '}
              <Link className="link" href={routeTo('orderReview', { id: key })}>
                your order
              </Link>{' '}
              again at any time.
            </Trans>
          </p>
        )}
        {(email || phone) && (
          <p>
            <Trans>
              If no email arrives within a few minutes, or the address is wrong, contact us with
              your booking number:
            </Trans>{' '}
            <ContactLinks subject={t`Booking number ${number}`} />
          </p>
        )}
      </div>
      {key && <ShareOrder orderKey={key} number={number} />}
    </section>
  );
}
