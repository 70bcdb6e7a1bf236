import { Trans, useLingui } from '@lingui/react/macro';
import { isChoosable } from '../../core/embed/choice.ts';
import { Field } from '../parts/Field.tsx';
import type { SectionProps } from './WhatSection.tsx';

/** Chooses the link that the page shows without the shop. */
export function FallbackSection({ choice, onChange }: SectionProps) {
  const { t } = useLingui();
  return (
    <section className="stack">
      <h2>
        <Trans>Without the shop</Trans>
      </h2>
      <p className="muted small">
        <Trans>
          This link shows until the shop is there, and wherever it cannot be loaded. An embed is
          never an empty box.
        </Trans>
      </p>
      <Field
        label={t`Where the link leads`}
        name="fallback"
        inputMode="url"
        value={choice.fallback}
        onChange={(fallback) => onChange({ ...choice, fallback })}
        hint={t`A page, or a telephone number: tel:+49…`}
        {...(!isChoosable('fallback', choice.fallback.trim()) && {
          error: t`This is not a link. It has to begin with https://, / or tel:`,
        })}
      />
      <Field
        label={t`Link text`}
        name="text"
        value={choice.text}
        onChange={(text) => onChange({ ...choice, text })}
      />
    </section>
  );
}
