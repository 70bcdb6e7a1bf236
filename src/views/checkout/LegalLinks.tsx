import { useLingui } from '@lingui/react/macro';
import { LegalLink } from '../app/LegalLink.tsx';

/** Imprint, terms, privacy and accessibility, within reach at every step. */
export function LegalLinks() {
  const { t } = useLingui();
  return (
    <nav className="legal small" aria-label={t`Legal information`}>
      <ul className="row">
        <li>
          <LegalLink page="imprint">{t`Imprint`}</LegalLink>
        </li>
        <li>
          <LegalLink page="terms">{t`Terms and conditions`}</LegalLink>
        </li>
        <li>
          <LegalLink page="data_protection">{t`Privacy policy`}</LegalLink>
        </li>
        <li>
          <LegalLink page="accessibility_statement">{t`Accessibility`}</LegalLink>
        </li>
      </ul>
    </nav>
  );
}
