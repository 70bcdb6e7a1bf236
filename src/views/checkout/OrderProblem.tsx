import { Trans } from '@lingui/react/macro';
import type { ApiError } from '../../core/async/result.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { Message } from '../parts/Message.tsx';
import { Refusal } from './Refusal.tsx';
import type { Ordering } from './useOrdering.ts';

/** Shows next to the pressed button why nothing was ordered, unless a field above shows it. */
export function OrderProblem({ ordering }: { ordering: Ordering }) {
  const { change, refusal, failure } = ordering;
  return (
    <>
      {change === 'total' && (
        <Message kind="warning">
          <Trans>The total has changed. Check it before you order.</Trans>
        </Message>
      )}
      {failure && <ErrorMessage error={failure as ApiError} />}
      {refusal && <Refusal error={refusal as ApiError} />}
    </>
  );
}
