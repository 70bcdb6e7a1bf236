import { Trans, useLingui } from '@lingui/react/macro';
import { LegalLink } from '../app/LegalLink.tsx';
import { CheckField } from '../parts/CheckField.tsx';

/** Nobody buys or registers without having had the terms in front of him. */
export function Terms({
  id,
  checked,
  isMissing,
  onChange,
}: {
  id: string;
  checked: boolean;
  isMissing: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <CheckField
      id={id}
      name="terms"
      checked={checked}
      required
      onChange={onChange}
      error={isMissing ? t`Please accept the terms and the privacy policy` : undefined}
    >
      <Trans>
        I accept the <LegalLink page="terms">terms</LegalLink> and the{' '}
        <LegalLink page="data_protection">privacy policy</LegalLink>
      </Trans>
    </CheckField>
  );
}
