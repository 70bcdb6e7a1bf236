import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { cancellationPage } from '../../core/config/legal.ts';
import { ownLegalPage, shopConfig, siteName } from '../../core/config/store.ts';
import type { LegalPage } from '../../core/config/types.ts';
import { loadContent } from '../../core/content/actions.ts';
import { museumCurrency } from '../../core/money/currency.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { useCurrentMoment } from '../app/useCurrentMoment.ts';
import { PartnerLogos } from './PartnerLogos.tsx';
import { SocialLinks } from './SocialLinks.tsx';

export function Footer() {
  useEffect(() => void loadContent(), []);
  const year = useCurrentMoment().slice(0, 4);
  return (
    <footer className="stack" part="footer">
      <PartnerLogos />
      <SocialLinks />
      <div className="row spread small">
        <LegalPages />
        <p>
          © {year} {siteName()}
        </p>
      </div>
    </footer>
  );
}

/** Legal links: to the museum's own page if it has one in this language, else to the shop's. */
function LegalPages() {
  const { t } = useLingui();
  const { hasMerchandise, hasWithdrawal } = shopConfig();
  const cancellation = cancellationPage();
  return (
    <nav aria-label={t`Legal information`}>
      <ul className="row">
        <OwnOr page="imprint">{t`Legal notice`}</OwnOr>
        <OwnOr page="terms">{t`Terms and conditions`}</OwnOr>
        <OwnOr page="data_protection">{t`Privacy policy`}</OwnOr>
        {hasMerchandise && <OwnOr page="shipping">{t`Shipping`}</OwnOr>}
        {hasWithdrawal && (
          <li>
            <Link href={routeTo('withdrawal')}>{t`Withdraw from contract here`}</Link>
          </li>
        )}
        {cancellation && (
          <li>
            <a href={cancellation} target="_blank" rel="noopener">{t`Cancel contracts here`}</a>
          </li>
        )}
        {museumCurrency.code === 'EUR' && (
          <li>
            <Link href={routeTo('staticPage', { id: 'accessibility_statement' })}>
              {t`Accessibility`}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function OwnOr({ page, children }: { page: LegalPage; children: ReactNode }) {
  const own = ownLegalPage(page);
  return (
    <li>
      {own ? (
        <a href={own.address} target="_blank" rel="noopener">
          {own.title || children}
        </a>
      ) : (
        <Link href={routeTo('staticPage', { id: page })}>{children}</Link>
      )}
    </li>
  );
}
