import { useLingui } from '@lingui/react/macro';
import { asksForHtml, DESTINATIONS } from '../../core/embed/destinations.ts';
import { ChoiceGroup } from '../parts/ChoiceGroup.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { CHOICE_LABELS, DESTINATION_NAMES } from './names.ts';
import type { SectionProps } from './WhatSection.tsx';

/** Asks for the system into which the editor pastes the embed, and for their rights there. */
export function DestinationSection({ choice, onChange }: SectionProps) {
  const { t, i18n } = useLingui();
  return (
    <section className="stack">
      <SelectField
        label={i18n._(CHOICE_LABELS.to)}
        name="to"
        value={choice.to}
        options={DESTINATIONS.map((each) => ({
          value: each,
          label: i18n._(DESTINATION_NAMES[each]),
        }))}
        onChange={(to) => onChange({ ...choice, to })}
      />
      {asksForHtml(choice.to) && (
        <ChoiceGroup
          legend={i18n._(CHOICE_LABELS.html)}
          name="html"
          layout="words"
          value={choice.html}
          options={[
            { value: '', label: t`Yes` },
            { value: 'no', label: t`No, or I do not know` },
          ]}
          onChange={(html) => onChange({ ...choice, html })}
        />
      )}
    </section>
  );
}
