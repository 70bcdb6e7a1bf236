import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Stepper, type StepperProps } from './Stepper.tsx';

/** List of one row with the quantity of an item; `note` describes it, and its changes are announced. */
export function QuantityRow({
  note,
  ...count
}: Omit<StepperProps, 'describedBy'> & { note?: ReactNode }) {
  const noteId = useId();
  return (
    <ul className="lines">
      <li>
        <div className="main">
          <p>
            <Trans>Quantity</Trans>
          </p>
          {note !== undefined && (
            <p id={noteId} className="small muted" aria-live="polite">
              {note}
            </p>
          )}
        </div>
        <Stepper {...count} describedBy={note === undefined ? undefined : noteId} />
      </li>
    </ul>
  );
}
