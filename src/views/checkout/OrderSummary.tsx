import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { canBeWithdrawn, hasDatedItems } from '../../core/checkout/rules.ts';
import type { OrderItem, OrderReview } from '../../core/checkout/types.ts';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { lazyWithSkeleton } from '../app/lazy.tsx';
import { Heading } from '../parts/Heading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { NoWithdrawal } from './NoWithdrawal.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { WithdrawalInstruction } from './WithdrawalInstruction.tsx';

const codesOf = (items: readonly OrderItem[]): number =>
  items.reduce((count, { barcodes }) => count + barcodes.length, 0);

const TicketCodes = lazyWithSkeleton(
  async () => (await import('./TicketCodes.tsx')).TicketCodes,
  ({ items }) => 8 * codesOf(items),
);

/** Loads the drawing of the codes, so that it is there when the order arrives. */
export const preloadCodes = (): void => TicketCodes.preload();

/** Codes first, because a visitor shows them at the entrance. */
export function OrderSummary({ review }: { review: OrderReview }) {
  const hasCodes = codesOf(review.items) > 0;
  const isCanceled = review.status === 'canceled';
  return (
    <div className="stack wide">
      {hasCodes && <TicketCodes items={review.items} />}
      <section className="stack">
        {hasCodes && (
          <Heading>
            <Trans>Order summary</Trans>
          </Heading>
        )}
        <OrderItems items={review.items} />
        <OrderTotals order={review} />
        <p className="actions no-print">
          {review.documents.map(({ name, url }) => (
            <a key={url} {...buttonLook()} href={url} target="_blank" rel="noopener">
              {name}
            </a>
          ))}
          {!isCanceled && <CalendarLink review={review} />}
          {shopConfig().hasWithdrawal && canBeWithdrawn(review) && (
            <Link
              {...buttonLook('plain')}
              href={routeTo('withdrawal', {}, { booking: review.booking_id })}
            >
              <Trans>Withdraw from contract here</Trans>
            </Link>
          )}
        </p>
        {!isCanceled && hasDatedItems(review.items) && <NoWithdrawal />}
        {canBeWithdrawn(review) && <WithdrawalInstruction />}
      </section>
    </div>
  );
}
