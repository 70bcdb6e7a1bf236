import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadAttributes } from '../../core/account/attributes.ts';
import { account } from '../../core/account/store.ts';
import type { Address } from '../../core/account/types.ts';
import { cart } from '../../core/cart/store.ts';
import { isShipped } from '../../core/cart/totals.ts';
import { Heading } from '../parts/Heading.tsx';
import { Button } from '../parts/Button.tsx';

/** Returns the name of a country that the back end does not list; the code itself if it is not one of ISO 3166. */
function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/**
 * Shows the buyer's details and the delivery address for review. `onChange` is called to correct them; without it, they
 * only can be read.
 */
export function BuyerDetails({
  onChange,
  takesFocus = false,
}: {
  onChange?: () => void;
  /** Whether the button takes the focus, because the form that had it is gone. */
  takesFocus?: boolean;
}) {
  const { i18n } = useLingui();
  const { customer, attributes } = useSnapshot(account);
  const { lines } = useSnapshot(cart);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void loadAttributes(), []); // for the names of the countries
  useLayoutEffect(() => {
    if (takesFocus) box.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  if (!customer) return null;
  const { title, fname, lname, company, email, addrBilling, addrShipping } = customer;
  const countries = attributes.is === 'ready' ? attributes.value.countries : [];
  const linesOf = ({ street, zip, city, country }: Address) => [
    street,
    `${zip} ${city}`.trim(),
    countries.find(({ key }) => key === country)?.name ?? countryName(country, i18n.locale),
  ];
  return (
    <div className="stack" ref={box}>
      <Lines
        of={[
          company,
          [title, fname, lname].filter(Boolean).join(' '),
          ...linesOf(addrBilling),
          email,
        ]}
      />
      {isShipped(lines) && (
        <section className="stack tight">
          <Heading below={2}>
            <Trans>Delivery address</Trans>
          </Heading>
          {addrShipping ? (
            <Lines of={[addrShipping.name, ...linesOf(addrShipping)]} />
          ) : (
            <Trans>Same as billing address</Trans>
          )}
        </section>
      )}
      {onChange && (
        <p>
          <Button kind="plain" onClick={onChange}>
            <Trans>Change your details</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}

function Lines({ of }: { of: readonly (string | undefined)[] }) {
  return (
    <div>
      {of.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
