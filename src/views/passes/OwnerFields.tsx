import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Option } from '../../core/account/types.ts';
import { isRequired, OWNER_FIELDS } from '../../core/passes/rules.ts';
import type { OwnerField, OwnerForm } from '../../core/passes/types.ts';
import { CheckField } from '../parts/CheckField.tsx';
import { Field } from '../parts/Field.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { OWNER_LOOKS, ownerFieldId } from './ownerLooks.ts';

const MAX_LENGTH = 200;

export function OwnerFields({
  passId,
  index,
  owner,
  missing,
  countries,
  onChange,
}: {
  passId: string;
  index: number;
  owner: OwnerForm;
  /** Required fields that are empty. */
  missing: readonly OwnerField[];
  countries: readonly Option[];
  onChange: (owner: OwnerForm) => void;
}) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const number = index + 1;
  const options = countries.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <div className="stack" role="group" aria-labelledby={headingId}>
      <h4 id={headingId}>
        <Trans>Pass {number}</Trans>
      </h4>
      <div className="fields">
        {OWNER_FIELDS.map((field) => {
          const { label, autoComplete, width } = OWNER_LOOKS[field];
          const common = {
            id: ownerFieldId(passId, index, field),
            name: field,
            label: i18n._(label),
            value: owner[field],
            onChange: (value: string) => onChange({ ...owner, [field]: value }),
            required: isRequired(field),
            autoComplete: `section-pass${index} ${autoComplete}`,
            ...(missing.includes(field) && { error: t`Please fill in this field` }),
          };
          return (
            <div key={field} className={width}>
              {field === 'country' && options.length > 0 ? (
                <SelectField {...common} options={options} />
              ) : (
                <Field {...common} maxLength={MAX_LENGTH} />
              )}
            </div>
          );
        })}
      </div>
      <CheckField
        name={`pass-${passId}-${index}-there`}
        checked={owner.isSentThere}
        onChange={(isSentThere) => onChange({ ...owner, isSentThere })}
      >
        <Trans>Send this pass to this address, not to the buyer</Trans>
      </CheckField>
    </div>
  );
}
