import { type ReactNode, useId } from 'react';
import type { Cents } from '../../core/money/cents.ts';
import { Price } from './Price.tsx';
import { Stepper, type StepperProps } from './Stepper.tsx';

/** Row of a list in which visitors choose how many: name and price, the number, and notes below. */
export function CountRow({
  name,
  price,
  notes = [],
  count,
  children,
}: {
  name: string;
  price: Cents;
  notes?: readonly string[];
  /** The number and its limits; without it the row has only a name and a price. */
  count?: Pick<StepperProps, 'value' | 'max' | 'onChange'>;
  /** Shown below, over the whole width. */
  children?: ReactNode;
}) {
  const id = useId();
  const hasNotes = notes.length > 0;
  return (
    <li className="count-row">
      <div>
        <p className="name">{name}</p>
        <p id={`${id}-price`}>
          <Price cents={price} />
        </p>
      </div>
      {count && (
        <Stepper
          name={name}
          {...count}
          describedBy={hasNotes ? `${id}-price ${id}-notes` : `${id}-price`}
        />
      )}
      {hasNotes && (
        <div id={`${id}-notes`} className="notes small muted">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {children}
    </li>
  );
}
