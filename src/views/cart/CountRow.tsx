import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Cents } from '../../core/money/cents.ts';
import { Button } from '../parts/Button.tsx';
import { Price } from '../parts/Price.tsx';
import { Stepper } from '../parts/Stepper.tsx';

type Kind = 'ticket' | 'item';

/** How many of an item can be bought now. */
type Availability =
  | { is: 'unknown' }
  | { is: 'discontinued' }
  | { is: 'available'; max: number; shortfall?: { remaining: number } };

/** Row of the cart with a count: name, price, stepper and a button to remove it. */
export function CountRow({
  kind,
  row: { name, price, count, totalPrice },
  availability,
  mark,
  about,
  onCount,
  onRemove,
  children,
}: {
  kind: Kind;
  row: { name: string; price: Cents; count: number; totalPrice: Cents };
  availability: Availability;
  /** Id of the row, unique in the cart. */
  mark: string;
  /** Further details below the price. */
  about?: ReactNode;
  /** Missing if the count cannot be changed here. */
  onCount?: (wanted: number) => void;
  onRemove: () => void;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const noteId = useId();
  return (
    <li className="count-row">
      <div className="main" tabIndex={-1} data-ticket={mark} aria-live="polite" aria-atomic>
        <p>{onCount ? name : `${count} × ${name}`}</p>
        <div id={noteId}>
          <p className="small muted">
            <Price cents={price} />
          </p>
          {about}
          <CountRefusal kind={kind} availability={availability} />
        </div>
      </div>
      {onCount && availability.is !== 'discontinued' && (
        <Stepper
          name={name}
          value={count}
          min={availability.is === 'available' ? 1 : count}
          max={availability.is === 'available' ? availability.max : count}
          onChange={onCount}
          describedBy={noteId}
        />
      )}
      <Price cents={totalPrice} className="amount" />
      <Button kind="plain" className="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
      {children}
    </li>
  );
}

/** Shows why the row cannot be bought as it is, if so. */
function CountRefusal({ kind, availability }: { kind: Kind; availability: Availability }) {
  if (availability.is === 'discontinued') {
    return (
      <p className="field-error">
        {kind === 'ticket' ? (
          <Trans>This ticket is no longer available. Remove it to continue.</Trans>
        ) : (
          <Trans>This item is no longer available. Remove it to continue.</Trans>
        )}
      </p>
    );
  }
  if (availability.is !== 'available' || !availability.shortfall) return null;
  const { remaining: left } = availability.shortfall;
  return (
    <p className="field-error">
      {left > 0 ? (
        <Plural
          value={left}
          one="Only one left. Choose fewer."
          other="Only # left. Choose fewer."
        />
      ) : kind === 'ticket' ? (
        <Trans>This ticket has sold out. Remove it to continue.</Trans>
      ) : (
        <Trans>This item has sold out. Remove it to continue.</Trans>
      )}
    </p>
  );
}
