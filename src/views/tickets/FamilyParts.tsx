import { Trans, useLingui } from '@lingui/react/macro';
import { isFixed, partRange, partsFor } from '../../core/tickets/family.ts';
import { mostOfPart, type Visit } from '../../core/tickets/places.ts';
import type { Picked, SubTicket, Ticket } from '../../core/tickets/types.ts';
import { Price } from '../parts/Price.tsx';
import { Stepper } from '../parts/Stepper.tsx';

type Family = { ticket: Ticket; picked: Picked; visit: Visit };

/** Who comes along on a family ticket: fixed parts to be read, the others to be chosen. */
export function FamilyParts({
  onChange,
  ...family
}: Family & { onChange: (partId: string, wanted: number) => void }) {
  const { t } = useLingui();
  const { ticket } = family;
  return (
    <ul className="family" aria-label={t`Who comes along: ${ticket.name}`}>
      {ticket.subtickets.map((part) => (
        <li key={part.id} className="row spread">
          <PartRow part={part} {...family} onChange={(wanted) => onChange(part.id, wanted)} />
        </li>
      ))}
    </ul>
  );
}

function PartRow({
  part,
  ticket,
  picked,
  visit,
  onChange,
}: Family & { part: SubTicket; onChange: (wanted: number) => void }) {
  const count = picked.counts[ticket.id] ?? 0;
  const chosen = partsFor(ticket, count, picked.parts[ticket.id])[part.id] ?? 0;
  return (
    <>
      <span className="main">
        {part.name}{' '}
        {part.price > 0 && (
          <small className="muted">
            + <Price cents={part.price} />
          </small>
        )}
      </span>
      {isFixed(part) ? (
        <span>
          <Trans>{chosen} included</Trans>
        </span>
      ) : (
        <Stepper
          name={part.name}
          value={chosen}
          min={partRange(part, count).min}
          max={mostOfPart(ticket, part, picked, visit)}
          onChange={onChange}
        />
      )}
    </>
  );
}
