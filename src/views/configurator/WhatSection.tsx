import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { isAreaOn } from '../../core/config/features.ts';
import { type Choice, type ChoiceName, isChoosable, withElement } from '../../core/embed/choice.ts';
import { canSay, type ElementName, ELEMENTS, type Sayable } from '../../core/embed/elements.ts';
import { offers as store, type Option } from '../../core/embed/store.ts';
import type { Area } from '../../core/routes/routes.ts';
import { CheckField } from '../parts/CheckField.tsx';
import { Field } from '../parts/Field.tsx';
import { Message } from '../parts/Message.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { CHOICE_LABELS, ELEMENT_NAMES } from './names.ts';

export type SectionProps = {
  choice: Choice;
  onChange: (choice: Choice) => void;
};

/** Returns the area of an embed, which is its name except for the cart button. */
const areaOf = (element: ElementName): Area => (element === 'cart-button' ? 'checkout' : element);

const among = (first: string, options: readonly Option[], chosen: string) => [
  { value: '', label: first },
  ...options.map(({ id, name }) => ({ value: id, label: name })),
  // keeps an id from the address even if the shop does not know it
  ...(chosen && options.every(({ id }) => id !== chosen) ? [{ value: chosen, label: chosen }] : []),
];

/** Chooses between a whole shop inside a CMS page and one at an address of its own. */
function PlaceOfShop({ choice, onChange }: SectionProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        label={i18n._(CHOICE_LABELS.routing)}
        name="routing"
        value={choice.routing}
        options={[
          { value: '', label: t`On a page in your CMS` },
          { value: 'path', label: t`At its own address` },
        ]}
        onChange={(routing) => onChange({ ...choice, routing })}
      />
      {choice.routing === 'path' && (
        <>
          <Field
            label={i18n._(CHOICE_LABELS.base)}
            name="base"
            value={choice.base}
            onChange={(base) => onChange({ ...choice, base })}
            hint={t`For example /shop. Your server must answer every address below it with the page of the shop.`}
            {...(!isChoosable('base', choice.base) && {
              error: t`This is not a path. It must start with /`,
            })}
          />
          {(['no-header', 'no-footer'] as const).map((flag) => (
            <CheckField
              key={flag}
              name={flag}
              checked={choice[flag] !== ''}
              onChange={(isOn) => onChange({ ...choice, [flag]: isOn ? 'true' : '' })}
            >
              {i18n._(CHOICE_LABELS[flag])}
            </CheckField>
          ))}
        </>
      )}
    </>
  );
}

/** Explains why an embed shows nothing, or why its items cannot be listed. */
function OfferMessages({ element }: { element: ElementName }) {
  const { offers } = useSnapshot(store);
  const isOff = !isAreaOn(areaOf(element));
  const isEmpty =
    offers.is === 'ready' && canSay(element, 'item') && offers.value.items.length === 0;
  return (
    <>
      {isOff && (
        <Message kind="warning">
          <Trans>This area is switched off in the shop, so visitors would see the fallback.</Trans>
        </Message>
      )}
      {isEmpty && !isOff && (
        <Message kind="info">
          <Trans>There is nothing in this area at the moment.</Trans>
        </Message>
      )}
      {offers.is === 'failed' && (
        <Message kind="error">
          <Trans>The list for this area could not be loaded.</Trans>
        </Message>
      )}
    </>
  );
}

/** Chooses one item, or the category or language of the list. */
function PartOfArea({ choice, onChange }: SectionProps) {
  const { t, i18n } = useLingui();
  const { offers } = useSnapshot(store);
  const known = offers.is === 'ready' ? offers.value : { items: [], categories: [], languages: [] };
  const isLoading = offers.is === 'loading';
  const says = (name: Sayable) => canSay(choice.element, name);
  const set = (name: ChoiceName) => (value: string) => onChange({ ...choice, [name]: value });
  return (
    <>
      {says('item') && (
        <SelectField
          label={i18n._(CHOICE_LABELS.item)}
          name="item"
          value={choice.item}
          options={among(isLoading ? t`Loading…` : t`All of them`, known.items, choice.item)}
          onChange={set('item')}
        />
      )}
      {says('category') && !choice.item && (
        <SelectField
          label={i18n._(CHOICE_LABELS.category)}
          name="category"
          value={choice.category}
          options={among(t`All categories`, known.categories, choice.category)}
          onChange={set('category')}
        />
      )}
      {says('tour-language') && !choice.item && (
        <SelectField
          label={i18n._(CHOICE_LABELS['tour-language'])}
          name="tour-language"
          value={choice['tour-language']}
          options={among(t`All languages`, known.languages, choice['tour-language'])}
          onChange={set('tour-language')}
        />
      )}
    </>
  );
}

/** Chooses the embed, and which part of its area it shows. */
export function WhatSection({ choice, onChange }: SectionProps) {
  const { i18n } = useLingui();
  const { element } = choice;
  return (
    <section className="stack">
      <h2>
        <Trans>What to show</Trans>
      </h2>
      <SelectField
        label={i18n._(CHOICE_LABELS.element)}
        name="element"
        value={element}
        options={ELEMENTS.map((each) => ({ value: each, label: i18n._(ELEMENT_NAMES[each]) }))}
        onChange={(value) => onChange(withElement(choice, value as ElementName))}
      />
      <OfferMessages element={element} />
      <PartOfArea choice={choice} onChange={onChange} />
      {canSay(element, 'date') && (
        <Field
          label={i18n._(CHOICE_LABELS.date)}
          name="date"
          type="date"
          value={choice.date}
          onChange={(date) => onChange({ ...choice, date })}
        />
      )}
      {canSay(element, 'routing') && <PlaceOfShop choice={choice} onChange={onChange} />}
    </section>
  );
}
