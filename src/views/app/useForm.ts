import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { type ValidationError, validationErrors } from '../../core/account/validation.ts';
import type { Sending } from '../../core/account/store.ts';
import { VALIDATION_MESSAGES } from './validationMessages.ts';

type FormOptions<F extends string> = {
  /** Returns the initial values. */
  first: () => Record<F, string>;
  /** Required fields, which may depend on the values. */
  required: readonly string[] | ((form: Record<F, string>) => readonly string[]);
  /** State of the last submission. */
  sending: Sending;
  /** Called on each change, with all values and the changed field. */
  onType?: (form: Record<F, string>, field: F) => void;
  /** Submits the values once they are valid; resolves to whether it succeeded. */
  send: (form: Record<F, string>) => Promise<boolean>;
};

/**
 * State of an account form: its values, its errors and its submission. Errors from the back end show next to their
 * fields.
 */
export function useForm<F extends string>(options: FormOptions<F>) {
  const { first, sending, onType, send } = options;
  const { i18n } = useLingui();
  const formId = useId();
  const [typed, setTyped] = useState(first);
  const [errors, setErrors] = useState<Partial<Record<F, ValidationError>>>({});
  const [tries, setTries] = useState(0);
  const required =
    typeof options.required === 'function' ? options.required(typed) : options.required;
  const ofServer = sending.is === 'rejected' ? sending.fields : {};

  const idOf = (field: F): string => `${formId}-${field}`;
  function errorOf(field: F): string | undefined {
    const error = errors[field];
    if (error) return i18n._(VALIDATION_MESSAGES[error]);
    return ofServer[field] && (ofServer[field].join(' ') || i18n._(VALIDATION_MESSAGES.refused));
  }
  function set(field: F, value: string): void {
    const next = { ...typed, [field]: value };
    setTyped(next);
    setErrors({ ...errors, [field]: undefined });
    onType?.(next, field);
  }

  return {
    typed,
    /** Number of attempts to submit; when it grows, the error summary takes the focus again. */
    tries,
    isIncomplete: Object.values(errors).includes('missing'),
    isSending: sending.is === 'sending',
    error: sending.is === 'failed' ? sending.error : undefined,
    idOf,
    errorOf,
    set,
    /** Restores the initial values. */
    reset: () => setTyped(first),
    /** Returns the props of a text field. */
    field(name: F) {
      const error = errorOf(name);
      return {
        id: idOf(name),
        name: name as string,
        value: typed[name],
        onChange: (value: string) => set(name, value),
        required: required.includes(name),
        ...(error && { error }),
      };
    },
    /** Returns the back end's errors for fields other than these, by field name. */
    errorsBeside: (shown: readonly F[]): [name: string, sentence: string][] =>
      Object.entries(ofServer)
        .filter(([field]) => !shown.includes(field as F))
        .map(([field, messages]) => [
          field,
          messages.join(' ') || i18n._(VALIDATION_MESSAGES.refused),
        ]),
    async submit(event: FormEvent): Promise<boolean> {
      event.preventDefault();
      const found = validationErrors(typed, required);
      setErrors(found);
      setTries(tries + 1);
      return Object.keys(found).length === 0 && (await send(typed));
    },
  };
}

export type Form<F extends string> = ReturnType<typeof useForm<F>>;
