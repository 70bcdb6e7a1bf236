import { looksLikeEmail } from './form.ts';

/** Validation error of one field, found before anything is sent. The component that shows it chooses the sentence. */
export type ValidationError =
  | 'missing'
  | 'notAnEmail'
  | 'emailsDiffer'
  | 'passwordsDiffer'
  | 'termsNotAccepted'
  /** A German postcode whose leading zero is lost. */
  | 'lacksLeadingZero';

type Typed = Readonly<Record<string, string>>;

function validationErrorOf(
  field: string,
  form: Typed,
  isRequired: boolean,
): ValidationError | undefined {
  const value = form[field]!;
  if (value.trim() === '') {
    if (!isRequired) return undefined;
    return field === 'terms' ? 'termsNotAccepted' : 'missing';
  }
  if (field === 'email' && !looksLikeEmail(value)) return 'notAnEmail';
  if (field === 'emailRepeat' && value.trim() !== form.email?.trim()) return 'emailsDiffer';
  return field === 'passwordRepeat' && value !== form.password ? 'passwordsDiffer' : undefined;
}

/** Returns the validation errors of a form by field (specification, section 5, Account forms). */
export function validationErrors<F extends string>(
  form: Readonly<Record<F, string>>,
  required: readonly string[],
): Partial<Record<F, ValidationError>> {
  const fields = Object.keys(form) as F[];
  const found = fields.map((field) => [
    field,
    validationErrorOf(field, form, required.includes(field)),
  ]);
  return Object.fromEntries(found.filter(([, error]) => error)) as Partial<
    Record<F, ValidationError>
  >;
}
