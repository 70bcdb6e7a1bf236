import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Choice } from '../../core/embed/choice.ts';
import { canSay } from '../../core/embed/elements.ts';
import { shopLanguages } from '../../core/embed/languages.ts';
import { CheckField } from '../parts/CheckField.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { CHOICE_LABELS, ownNameOf } from './names.ts';
import type { SectionProps } from './WhatSection.tsx';

/** First colour of a picker: the default accent of the shop, and the surface of most pages. */
const USUAL = { accent: '#12506a', surface: '#ffffff' };

const LEVELS = ['1', '2', '3', '4', '5', '6'];

/** Returns the languages to choose from: those of the shop, and the chosen one, which may have a region. */
const languagesFor = ({ lang }: Pick<Choice, 'lang'>): string[] => [
  ...new Set([...shopLanguages(), ...(lang ? [lang] : [])]),
];

export function LooksSection({ choice, onChange }: SectionProps) {
  const { t, i18n } = useLingui();
  return (
    <section className="stack">
      <h2>
        <Trans>Language and appearance</Trans>
      </h2>
      <SelectField
        label={i18n._(CHOICE_LABELS.lang)}
        name="lang"
        value={choice.lang}
        options={[
          { value: '', label: t`Same as the page` },
          ...languagesFor(choice).map((lang) => ({ value: lang, label: ownNameOf(lang) })),
        ]}
        onChange={(lang) => onChange({ ...choice, lang })}
      />
      <SelectField
        label={i18n._(CHOICE_LABELS.theme)}
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
      <ColourField name="accent" choice={choice} onChange={onChange}>
        <Trans>Custom button colour</Trans>
      </ColourField>
      <ColourField name="surface" choice={choice} onChange={onChange}>
        <Trans>The page has a tinted background</Trans>
      </ColourField>
    </section>
  );
}

/** A box to tick, and then a colour to pick. */
function ColourField({
  name,
  choice,
  onChange,
  children,
}: SectionProps & { name: keyof typeof USUAL; children: ReactNode }) {
  const { i18n } = useLingui();
  const id = useId();
  const colour = choice[name];
  return (
    <>
      <CheckField
        name={`has-${name}`}
        checked={colour !== ''}
        onChange={(isOn) => onChange({ ...choice, [name]: isOn ? USUAL[name] : '' })}
      >
        {children}
      </CheckField>
      {colour && (
        <div className="field">
          <label htmlFor={id}>{i18n._(CHOICE_LABELS[name])}</label>
          <input
            id={id}
            className="input colour"
            type="color"
            name={name}
            value={colour}
            onChange={(event) => onChange({ ...choice, [name]: event.target.value })}
          />
        </div>
      )}
    </>
  );
}

function HeadingLevelField({ choice, onChange }: SectionProps) {
  const { t, i18n } = useLingui();
  if (!canSay(choice.element, 'heading-level')) return null;
  return (
    <SelectField
      label={i18n._(CHOICE_LABELS['heading-level'])}
      name="heading-level"
      value={choice['heading-level'] || (choice.element === 'shop' ? '1' : '2')}
      hint={t`Choose one level below the heading above the embed, so that screen readers can follow the structure of the page.`}
      options={LEVELS.map((level) => ({ value: level, label: `h${level}` }))}
      onChange={(level) => onChange({ ...choice, 'heading-level': level })}
    />
  );
}
