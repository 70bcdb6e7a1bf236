import { Trans } from '@lingui/react/macro';
import { CheckField, type CheckFieldProps } from '../parts/CheckField.tsx';
import { LegalLink } from './LegalLink.tsx';

/** Checkbox for the terms, with links to them; required to buy and to register. */
export function Terms(field: Omit<CheckFieldProps, 'children' | 'required'>) {
  return (
    <CheckField {...field} required>
      <Trans>
        I agree to the <LegalLink page="terms">terms and conditions</LegalLink> and have read the{' '}
        <LegalLink page="data_protection">privacy policy</LegalLink>
      </Trans>
    </CheckField>
  );
}
