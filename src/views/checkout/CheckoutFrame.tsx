import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shopConfig } from '../../core/config/store.ts';
import { useStyles } from '../app/styles.ts';
import { Progress } from '../parts/Progress.tsx';
import choices from '../styles/choices.css';
import form from '../styles/form.css';
import lines from '../styles/lines.css';
import totals from '../styles/totals.css';
import { LegalLinks } from './LegalLinks.tsx';

/**
 * Frames every step of the checkout: the progress bar, if a step is given, and the legal links, because header and
 * footer belong to the host page.
 */
export function CheckoutFrame({ step, children }: { step?: 0 | 1 | 2 | 3; children: ReactNode }) {
  useStyles(form, choices, lines, totals);
  const { t } = useLingui();
  const steps = [t`Basket`, t`Your details`, t`Payment`, t`Complete`];
  return (
    <div className="stack wide">
      {step !== undefined && shopConfig().showProgressBar && (
        <Progress name={t`Checkout steps`} steps={steps} current={step} />
      )}
      {children}
      <LegalLinks />
    </div>
  );
}
