import { Trans, useLingui } from '@lingui/react/macro';
import type { Cents } from '../../core/money/cents.ts';
import { Price } from './Price.tsx';
import { Stepper } from './Stepper.tsx';

export type FamilyPart = {
  id: string;
  name: string;
  /** What each of its people pays on top. */
  price: Cents;
  count: number;
  min: number;
  max: number;
  /** A count that is not to be chosen. */
  isFixed: boolean;
};

/** Who comes along on a family ticket: fixed parts to be read, the others to be chosen. */
export function FamilyParts({
  name,
  parts,
  onChange,
}: {
  /** What the ticket is called. */
  name: string;
  parts: readonly FamilyPart[];
  onChange: (partId: string, wanted: number) => void;
}) {
  const { t } = useLingui();
  return (
    <ul className="family" aria-label={t`Who comes along: ${name}`}>
      {parts.map((part) => (
        <li key={part.id} className="row spread">
          <span className="main">
            {part.name}{' '}
            {part.price > 0 && (
              <small className="muted">
                + <Price cents={part.price} />
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
