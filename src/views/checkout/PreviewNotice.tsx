import { Trans } from '@lingui/react/macro';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';

/** Replaces every screen that asks for personal data in the configurator's preview. */
export function PreviewNotice() {
  return (
    <CheckoutFrame>
      <ScreenHeading>
        <Trans>Not available in the preview</Trans>
      </ScreenHeading>
      <PreviewText />
    </CheckoutFrame>
  );
}

export function PreviewText() {
  return (
    <p>
      <Trans>
        Login, registration, personal details and payment are switched off in the preview.
      </Trans>
    </p>
  );
}
