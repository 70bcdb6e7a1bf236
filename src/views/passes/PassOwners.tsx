import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { homeCountry, loadAttributes } from '../../core/account/attributes.ts';
import { account } from '../../core/account/store.ts';
import type { CustomerAttributes } from '../../core/account/types.ts';
import { missingOf, ownerRows } from '../../core/passes/rules.ts';
import { knownBuyer, typeOwners } from '../../core/passes/choices.ts';
import { passes, restoreOwners } from '../../core/passes/store.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { useStyles } from '../app/styles.ts';
import { Heading } from '../parts/Heading.tsx';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import form from '../styles/form.css';
import { OwnerFields } from './OwnerFields.tsx';
import { OWNER_LOOKS, ownerFieldId } from './ownerLooks.ts';

type Props = {
  passId: string;
  count: number;
  /** Number of attempts to continue; errors show from the first one on. */
  tries: number;
};

/** Form for the owner of each pass. */
export function PassOwners(props: Props) {
  useStyles(form);
  useState(restoreOwners);
  const { attributes } = useSnapshot(account);
  useEffect(() => void loadAttributes(), []);
  if (attributes.is === 'failed') {
    return <ErrorMessage error={attributes.error} onRetry={() => void loadAttributes()} />;
  }
  if (attributes.is !== 'ready') return <Skeleton lines={props.count * 8} />;
  return <Rows {...props} attributes={attributes.value} />;
}

function Rows({ passId, count, tries, attributes }: Props & { attributes: CustomerAttributes }) {
  const { t, i18n } = useLingui();
  const [buyer] = useState(knownBuyer);
  const typed = useSnapshot(passes, { sync: true }).owners[passId] ?? [];
  const rows = ownerRows(typed, count, homeCountry(attributes));
  const missing = rows.map((row) => (tries > 0 ? missingOf(row) : []));
  return (
    <section className="stack wide">
      <Heading>
        <Plural value={count} one="Who is the pass for?" other="Who are the passes for?" />
      </Heading>
      <ErrorSummary
        key={tries}
        errors={missing.flatMap((fields, index) =>
          fields.map((field) => {
            const [pass, label] = [index + 1, i18n._(OWNER_LOOKS[field].label)];
            return {
              fieldId: ownerFieldId(passId, index, field),
              message: t`Pass ${pass}, ${label}: Fill in this field`,
            };
          }),
        )}
      />
      {rows.map((row, index) => (
        <OwnerFields
          // keyed by position, so that a row keeps its values
          key={index}
          passId={passId}
          index={index}
          owner={row}
          missing={missing[index] ?? []}
          countries={attributes.countries}
          buyer={index === 0 ? buyer : undefined}
          onChange={(owner) => typeOwners(passId, rows.with(index, owner))}
        />
      ))}
    </section>
  );
}
