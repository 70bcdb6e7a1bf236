import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Link } from 'wouter';
import { loadAttributes } from '../../core/account/attributes.ts';
import { account } from '../../core/account/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonClass } from '../parts/buttonClass.ts';

/** Who buys, to be read once more before paying. */
export function BuyerDetails() {
  const { customer, attributes } = useSnapshot(account);
  useEffect(() => void loadAttributes(), []); // the names of the countries
  if (!customer) return null;
  const { fname, lname, company, email, addrBilling, isGuest } = customer;
  const countries = attributes.is === 'ready' ? attributes.value.countries : [];
  const country = countries.find(({ key }) => key === addrBilling.country)?.name;
  return (
    <section className="stack tight">
      <h3>
        <Trans>Your details</Trans>
      </h3>
      <div>
        {[
          company,
          `${fname} ${lname}`,
          addrBilling.street,
          `${addrBilling.zip} ${addrBilling.city}`.trim(),
          country,
          email,
        ]
          .filter(Boolean)
          .map((line) => (
            <div key={line}>{line}</div>
          ))}
      </div>
      <p>
        <Link
          className={buttonClass('plain')}
          href={routeTo(isGuest ? 'guestRegister' : 'settings')}
        >
          <Trans>Change your details</Trans>
        </Link>
      </p>
    </section>
  );
}
