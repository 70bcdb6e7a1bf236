import { useLingui } from '@lingui/react/macro';
import { optionsOf } from '../../core/tours/rules.ts';
import type { Answers, Question } from '../../core/tours/types.ts';
import { AreaField } from '../parts/AreaField.tsx';
import { CheckField } from '../parts/CheckField.tsx';
import { Field } from '../parts/Field.tsx';
import { OptionsField } from '../parts/OptionsField.tsx';
import { SelectField } from '../parts/SelectField.tsx';

type Given = Answers[string];

/** Renders a question with the control for its type. */
export function QuestionField({
  id,
  question,
  given,
  error,
  onChange,
}: {
  id: string;
  question: Question;
  given: Given | undefined;
  error?: string;
  onChange: (given: Given) => void;
}) {
  const { t } = useLingui();
  const { type, label, help, required, max } = question;
  const picked = typeof given === 'object' ? given : given ? [given] : [];
  const frame = {
    id,
    name: id,
    label,
    required,
    ...(help && { hint: help }),
    ...(error && { error }),
  };
  const line = { ...frame, value: picked[0] ?? '', onChange };
  switch (type) {
    case 'text':
      return <Field {...line} {...(max !== undefined && { maxLength: max })} />;
    case 'number':
      return <Field {...line} inputMode="decimal" />;
    case 'textarea':
      return <AreaField {...line} {...(max !== undefined && { maxLength: max })} />;
    case 'select': {
      const options = [{ value: '', label: t`Choose an option` }, ...optionsOf(question)];
      return <SelectField {...line} options={options} />;
    }
    case 'radio':
      return (
        <OptionsField
          {...frame}
          type={type}
          options={optionsOf(question)}
          picked={picked}
          onChange={([value = '']) => onChange(value)}
        />
      );
    case 'checkbox':
      return <Boxes question={question} frame={frame} picked={picked} onChange={onChange} />;
  }
}

type Frame = {
  id: string;
  name: string;
  label: string;
  required: boolean;
  hint?: string;
  error?: string;
};

/** Renders several checkboxes under the question, or a single one whose label is the question. */
function Boxes({
  question,
  frame,
  picked,
  onChange,
}: {
  question: Question;
  frame: Frame;
  picked: readonly string[];
  onChange: (picked: readonly string[]) => void;
}) {
  const options = optionsOf(question);
  if (question.options.length > 0) {
    return (
      <OptionsField
        {...frame}
        type="checkbox"
        options={options}
        picked={picked}
        onChange={onChange}
      />
    );
  }
  const { label, hint, ...check } = frame;
  return (
    <CheckField
      {...check}
      checked={picked.length > 0}
      onChange={(isTicked) => onChange(isTicked ? options.map(({ value }) => value) : [])}
    >
      {label} {hint && <small className="muted">{hint}</small>}
    </CheckField>
  );
}
