import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { PaymentType } from '../../core/checkout/types.ts';
import type { Lang } from '../../core/i18n/languages.ts';
import { ChoiceGroup } from '../parts/ChoiceGroup.tsx';

/** The ways to pay, named by the server in the visitor's language. */
export function PaymentChoice({
  types,
  chosen,
  onChange,
}: {
  types: readonly PaymentType[];
  chosen: number | undefined;
  onChange: (payartId: number) => void;
}) {
  const { i18n } = useLingui();
  const name = useId();
  const nameOf = ({ i18n: names, payartId }: PaymentType): string =>
    names[i18n.locale as Lang] ?? Object.values(names)[0] ?? String(payartId);
  return (
    <ChoiceGroup
      legend={<Trans>Payment method</Trans>}
      name={name}
      layout="rows"
      options={types.map((type) => ({ value: String(type.payartId), label: nameOf(type) }))}
      value={chosen === undefined ? undefined : String(chosen)}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
