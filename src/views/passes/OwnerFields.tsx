import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { CustomerForm, Option } from '../../core/account/types.ts';
import { filledWith, isRequired, OWNER_FIELDS } from '../../core/passes/rules.ts';
import type { OwnerField, OwnerForm } from '../../core/passes/types.ts';
import { Button } from '../parts/Button.tsx';
import { CheckField } from '../parts/CheckField.tsx';
import { Field, type FieldProps } from '../parts/Field.tsx';
import { Heading } from '../parts/Heading.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { OWNER_LOOKS, ownerFieldId } from './ownerLooks.ts';

const MAX_LENGTH = 200;

export function OwnerFields({
  passId,
  index,
  owner,
  missing,
  countries,
  buyer,
  onChange,
}: {
  passId: string;
  index: number;
  owner: OwnerForm;
  /** Required fields that are empty. */
  missing: readonly OwnerField[];
  countries: readonly Option[];
  /** Known buyer, whose details are offered. */
  buyer: CustomerForm | undefined;
  onChange: (owner: OwnerForm) => void;
}) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const number = index + 1;
  return (
    <div className="stack" role="group" aria-labelledby={headingId}>
      <Heading below={2} id={headingId}>
        <Trans>Pass {number}</Trans>
      </Heading>
      {buyer && <MyDetails onUse={() => onChange(filledWith(owner, buyer))} />}
      <div className="fields">
        {OWNER_FIELDS.map((field) => {
          const { label, autoComplete, width } = OWNER_LOOKS[field];
          return (
            <div key={field} className={width}>
              <Detail
                id={ownerFieldId(passId, index, field)}
                name={field}
                label={i18n._(label)}
                value={owner[field]}
                onChange={(value) => onChange({ ...owner, [field]: value })}
                required={isRequired(field)}
                autoComplete={`section-pass${index} ${autoComplete}`}
                {...(missing.includes(field) && { error: t`Fill in this field` })}
                countries={countries}
              />
            </div>
          );
        })}
      </div>
      <CheckField
        name={`pass-${passId}-${index}-there`}
        checked={owner.isSentThere}
        onChange={(isSentThere) => onChange({ ...owner, isSentThere })}
      >
        <Trans>Send this pass to this address, not to mine</Trans>
      </CheckField>
    </div>
  );
}

/** Text field, or the choice of a country if they are known. */
function Detail({
  countries,
  ...common
}: FieldProps & { name: OwnerField; countries: readonly Option[] }) {
  if (common.name !== 'country' || countries.length === 0) {
    return <Field {...common} maxLength={MAX_LENGTH} />;
  }
  const options = countries.map(({ key, name }) => ({ value: key, label: name }));
  return <SelectField {...common} options={options} />;
}

/** Fills in the details that the visitor has entered before, so that they need not be typed again (WCAG 3.3.7). */
function MyDetails({ onUse }: { onUse: () => void }) {
  const [isUsed, setUsed] = useState(false);
  const use = (): void => {
    onUse();
    setUsed(true);
  };
  return (
    <div className="row">
      <Button className="slim" onClick={use}>
        <Trans>Use my details</Trans>
      </Button>
      <span className="small" role="status">
        {isUsed && <Trans>Your details have been filled in</Trans>}
      </span>
    </div>
  );
}
