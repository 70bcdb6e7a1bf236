import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Food } from '../../core/merchandise/types.ts';
import { SafeHtml } from '../app/SafeHtml.tsx';
import { Heading } from '../parts/Heading.tsx';

/** Ingredients and allergens of food. */
export function FoodLabel({ food: { ingredients, allergens } }: { food: Food }) {
  return (
    <>
      {ingredients && <Part heading={<Trans>Ingredients</Trans>} html={ingredients} />}
      {allergens && <Part heading={<Trans>Allergens</Trans>} html={allergens} />}
    </>
  );
}

function Part({ heading, html }: { heading: ReactNode; html: string }) {
  return (
    <section className="stack tight">
      <Heading>{heading}</Heading>
      <SafeHtml html={html} />
    </section>
  );
}
