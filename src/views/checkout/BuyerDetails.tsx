import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { loadAttributes } from '../../core/account/attributes.ts';
import { account } from '../../core/account/store.ts';
import type { Address } from '../../core/account/types.ts';
import { cart } from '../../core/cart/store.ts';
import { isShipped } from '../../core/cart/totals.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { useOwnPath } from '../app/outlet.ts';
import { Heading } from '../parts/Heading.tsx';
import { buttonLook } from '../parts/buttonLook.ts';

/** Shows the buyer's details and the delivery address for review before paying. */
export function BuyerDetails() {
  const { customer, attributes } = useSnapshot(account);
  const { lines } = useSnapshot(cart);
  const here = useOwnPath();
  useEffect(() => void loadAttributes(), []); // for the names of the countries
  if (!customer) return null;
  const { title, fname, lname, company, email, isGuest, addrBilling, addrShipping } = customer;
  const countries = attributes.is === 'ready' ? attributes.value.countries : [];
  const linesOf = ({ street, zip, city, country }: Address) => [
    street,
    `${zip} ${city}`.trim(),
    countries.find(({ key }) => key === country)?.name ?? country,
  ];
  return (
    <>
      <section className="stack tight">
        <Heading>
          <Trans>Your details</Trans>
        </Heading>
        <Lines
          of={[
            company,
            [title, fname, lname].filter(Boolean).join(' '),
            ...linesOf(addrBilling),
            email,
          ]}
        />
        <Change
          href={isGuest ? routeTo('guestRegister') : routeTo('settings', {}, { returnTo: here })}
        >
          <Trans>Change your details</Trans>
        </Change>
      </section>
      {isShipped(lines) && (
        <section className="stack tight">
          <Heading>
            <Trans>Delivery address</Trans>
          </Heading>
          {addrShipping ? (
            <Lines of={[addrShipping.name, ...linesOf(addrShipping)]} />
          ) : (
            <Trans>Same as the billing address</Trans>
          )}
          <Change
            href={
              isGuest ? routeTo('guestRegister') : routeTo('checkout', {}, { step: 'delivery' })
            }
          >
            <Trans>Change the delivery address</Trans>
          </Change>
        </section>
      )}
    </>
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

function Change({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <Link {...buttonLook('plain')} href={href}>
        {children}
      </Link>
    </p>
  );
}
