import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { cancellationPage } from '../../core/config/legal.ts';
import { shopConfig } from '../../core/config/store.ts';
import { routeTo } from '../../core/routes/routes.ts';
import { LegalLink } from '../app/LegalLink.tsx';

export function LegalLinks() {
  const { t } = useLingui();
  const cancellation = cancellationPage();
  return (
    <nav className="legal small" aria-label={t`Legal information`}>
      <ul className="row">
        <li>
          <LegalLink page="imprint">{t`Legal notice`}</LegalLink>
        </li>
        <li>
          <LegalLink page="terms">{t`Terms and conditions`}</LegalLink>
        </li>
        <li>
          <LegalLink page="data_protection">{t`Privacy policy`}</LegalLink>
        </li>
        {shopConfig().hasWithdrawal && (
          <li>
            <Link className="link" href={routeTo('withdrawal')}>
              {t`Withdraw from contract here`}
            </Link>
          </li>
        )}
        {cancellation && (
          <li>
            <a className="link" href={cancellation} target="_blank" rel="noopener">
              {t`Cancel contracts here`}
            </a>
          </li>
        )}
        <li>
          <LegalLink page="accessibility_statement">{t`Accessibility`}</LegalLink>
        </li>
      </ul>
    </nav>
  );
}
