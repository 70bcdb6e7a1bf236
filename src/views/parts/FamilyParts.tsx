import { Trans, useLingui } from '@lingui/react/macro';
import type { Cents } from '../../core/money/cents.ts';
import { Price } from './Price.tsx';
import { Stepper } from './Stepper.tsx';

export type FamilyPart = {
  id: string;
  name: string;
  /** Additional price per person. */
  price: Cents;
  count: number;
  min: number;
  max: number;
  /** Whether the count cannot be changed. */
  isFixed: boolean;
};

/** Parts of a family ticket: fixed ones are read-only, the others have a stepper. */
export function FamilyParts({
  name,
  parts,
  onChange,
}: {
  /** Name of the ticket. */
  name: string;
  parts: readonly FamilyPart[];
  onChange: (partId: string, wanted: number) => void;
}) {
  const { t } = useLingui();
  return (
    <ul className="family" aria-label={t`People on this ticket: ${name}`}>
      {parts.map((part) => (
        <li key={part.id} className="row spread">
          <span className="main">
            {part.name}{' '}
            {part.price > 0 && (
              <small className="unbroken muted">
                {'+\u00a0'}
                <Price cents={part.price} />
              </small>
            )}
          </span>
          <Count part={part} onChange={(wanted) => onChange(part.id, wanted)} />
        </li>
      ))}
    </ul>
  );
}

function Count({ part, onChange }: { part: FamilyPart; onChange: (wanted: number) => void }) {
  const { name, count, min, max, isFixed } = part;
  return isFixed ? (
    <span>
      <Trans>{count} included</Trans>
    </span>
  ) : (
    <Stepper name={name} value={count} min={min} max={max} onChange={onChange} />
  );
}
