import { Trans, useLingui } from '@lingui/react/macro';
import { drawnCode } from '../../core/checkout/code.ts';
import type { OrderItem } from '../../core/checkout/types.ts';
import { useStyles } from '../app/styles.ts';
import codes from '../styles/codes.css';
import { Heading } from '../parts/Heading.tsx';
import { VisitTime } from './VisitTime.tsx';

/** Shows a code for each ticket, pass and voucher, for scanning at the entrance or the till, on screen or printed. */
export function TicketCodes({ items }: { items: readonly OrderItem[] }) {
  useStyles(codes);
  return (
    <section className="stack">
      <Heading>
        <Trans>Your codes</Trans>
      </Heading>
      <ul className="codes">
        {items.flatMap(({ name, datetime, barcodes }, line) =>
          barcodes.map((barcode, index) => (
            <li key={`${line} ${index}`}>
              <Code of={barcode} />
              <p>{name}</p>
              {datetime && <VisitTime at={datetime} />}
              <p className="small">{barcode}</p>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function Code({ of }: { of: string }) {
  const { t } = useLingui();
  const drawn = drawnCode(of);
  // without a drawing, the text below can be read out
  return drawn ? (
    <svg role="img" aria-label={t`QR code ${of}`} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
      <path d={drawn.path} />
    </svg>
  ) : null;
}
