import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { canSay } from '../../core/embed/elements.ts';
import { shopLanguages } from '../../core/embed/languages.ts';
import { CheckField } from '../parts/CheckField.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { ownNameOf } from './names.ts';
import type { SectionProps } from './WhatSection.tsx';

/** Default accent of the shop. */
const USUAL_ACCENT = '#12506a';

const LEVELS = ['1', '2', '3', '4', '5', '6'];

export function LooksSection({ choice, onChange }: SectionProps) {
  const { t } = useLingui();
  const colourId = useId();
  const { accent } = choice;
  return (
    <section className="stack">
      <h2>
        <Trans>Language and looks</Trans>
      </h2>
      <SelectField
        label={t`Language`}
        name="lang"
        value={choice.lang}
        options={[
          { value: '', label: t`Same as the page` },
          ...shopLanguages().map((lang) => ({ value: lang, label: ownNameOf(lang) })),
        ]}
        onChange={(lang) => onChange({ ...choice, lang })}
      />
      <SelectField
        label={t`Theme`}
        name="theme"
        value={choice.theme}
        options={[
          { value: '', label: t`Same as the page` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
        onChange={(theme) => onChange({ ...choice, theme })}
      />
      <HeadingLevelField choice={choice} onChange={onChange} />
      <CheckField
        name="has-accent"
        checked={accent !== ''}
        onChange={(isOn) => onChange({ ...choice, accent: isOn ? USUAL_ACCENT : '' })}
      >
        <Trans>A button colour of its own</Trans>
      </CheckField>
      {accent && (
        <div className="field">
          <label htmlFor={colourId}>
            <Trans>Button colour</Trans>
          </label>
          <input
            id={colourId}
            className="input colour"
            type="color"
            name="accent"
            value={accent}
            onChange={(event) => onChange({ ...choice, accent: event.target.value })}
          />
        </div>
      )}
    </section>
  );
}

function HeadingLevelField({ choice, onChange }: SectionProps) {
  const { t } = useLingui();
  if (!canSay(choice.element, 'heading-level')) return null;
  return (
    <SelectField
      label={t`Heading level`}
      name="heading-level"
      value={choice['heading-level'] || (choice.element === 'shop' ? '1' : '2')}
      hint={t`One level below the heading above it, so that screen readers can follow the structure of the page.`}
      options={LEVELS.map((level) => ({ value: level, label: `h${level}` }))}
      onChange={(level) => onChange({ ...choice, 'heading-level': level })}
    />
  );
}
