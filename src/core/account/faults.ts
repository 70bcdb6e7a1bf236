import { looksLikeEmail } from './form.ts';

/** Validation error of one field, found before anything is sent. The component that shows it chooses the sentence. */
export type Fault =
  'missing' | 'notAnEmail' | 'emailsDiffer' | 'passwordsDiffer' | 'termsNotAccepted';

type Typed = Readonly<Record<string, string>>;

function faultOf(field: string, form: Typed, isRequired: boolean): Fault | undefined {
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
export function faultsOf<F extends string>(
  form: Readonly<Record<F, string>>,
  required: readonly string[],
): Partial<Record<F, Fault>> {
  const fields = Object.keys(form) as F[];
  const found = fields.map((field) => [field, faultOf(field, form, required.includes(field))]);
  return Object.fromEntries(found.filter(([, fault]) => fault)) as Partial<Record<F, Fault>>;
}
