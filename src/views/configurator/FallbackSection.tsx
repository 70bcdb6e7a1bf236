import { Trans, useLingui } from '@lingui/react/macro';
import { isChoosable } from '../../core/embed/choice.ts';
import { CheckField } from '../parts/CheckField.tsx';
import { Field } from '../parts/Field.tsx';
import { CHOICE_LABELS } from './names.ts';
import type { SectionProps } from './WhatSection.tsx';

/** Chooses the link that the page shows without the shop. */
export function FallbackSection({ choice, onChange }: SectionProps) {
  const { t, i18n } = useLingui();
  return (
    <section className="stack">
      <h2>
        <Trans>If the shop cannot load</Trans>
      </h2>
      <p className="muted small">
        <Trans>
          Visitors see this link until the shop has loaded, or if it cannot load. An embed is never
          an empty box.
        </Trans>
      </p>
      <Field
        label={i18n._(CHOICE_LABELS.fallback)}
        name="fallback"
        inputMode="url"
        value={choice.fallback}
        onChange={(fallback) => onChange({ ...choice, fallback })}
        hint={t`A page or a phone number: tel:+49…`}
        {...(!isChoosable('fallback', choice.fallback) && {
          error: t`This is not a link. It must start with https://, / or tel:`,
        })}
      />
      <CheckField
        name="deep"
        checked={choice.deep !== ''}
        onChange={(isOn) => onChange({ ...choice, deep: isOn ? 'true' : '' })}
      >
        {i18n._(CHOICE_LABELS.deep)}
      </CheckField>
      <Field
        label={i18n._(CHOICE_LABELS.text)}
        name="text"
        value={choice.text}
        onChange={(text) => onChange({ ...choice, text })}
      />
    </section>
  );
}
