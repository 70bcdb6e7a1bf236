import { Trans } from '@lingui/react/macro';
import { executeAgain } from '../../core/checkout/orderPayment.ts';
import type { OrderPayment, OrderReview } from '../../core/checkout/types.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { Message } from '../parts/Message.tsx';

/** Shows a warning for an order that is not paid, and the outcome of its payment. */
export function OrderStatus({ of, payment }: { of: OrderReview; payment: OrderPayment }) {
  if (payment.is === 'failed') {
    return <ErrorMessage error={payment.error} onRetry={() => void executeAgain()} />;
  }
  if (of.status === 'paid') {
    return payment.is === 'paid' ? (
      <Message kind="success">
        <Trans>Thank you. This order has been paid.</Trans>
      </Message>
    ) : null;
  }
  return (
    <>
      <Message kind="warning">
        {of.status === 'open' ? (
          <Trans>This order has not been paid yet.</Trans>
        ) : (
          <Trans>This order has been cancelled.</Trans>
        )}
      </Message>
      {payment.is === 'declined' && (
        <Message kind="error" title={<Trans>The payment was not completed</Trans>}>
          <Trans>Nothing was charged and your order is still open. Please try again.</Trans>
        </Message>
      )}
    </>
  );
}
