import type { I18n } from '@lingui/core';
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
  /** Returns the fields with a postcode that has to be corrected; they are marked from the start. */
  postcodesToCorrect?: (form: Record<F, string>) => readonly F[];
  /** State of the last submission. */
  sending: Sending;
  /** Called on each change, with all values and the changed field. */
  onType?: (form: Record<F, string>, field: F) => void;
  /** Submits the values once they are valid; resolves to whether it succeeded. */
  send: (form: Record<F, string>) => Promise<boolean>;
};

type Errors<F extends string> = Partial<Record<F, ValidationError>>;

const postcodeErrorsIn = <F extends string>(fields: readonly F[] = []): Errors<F> =>
  Object.fromEntries(fields.map((field) => [field, 'lacksLeadingZero'])) as Errors<F>;

/** Returns the errors without those of postcodes that are right now, for example because of another country. */
const withoutCorrected = <F extends string>(errors: Errors<F>, postcodes: Errors<F>): Errors<F> =>
  Object.fromEntries(
    (Object.entries(errors) as [F, ValidationError | undefined][]).filter(
      ([field, error]) => error !== 'lacksLeadingZero' || postcodes[field],
    ),
  ) as Errors<F>;

/** Returns the back end's sentences about a field, or one of our own if it has none. */
const refusalText = (messages: readonly string[], i18n: I18n): string =>
  messages.join(' ') || i18n._(VALIDATION_MESSAGES.refused);

/**
 * State of an account form: its values, its errors and its submission. Errors from the back end show next to their
 * fields.
 */
export function useForm<F extends string>(options: FormOptions<F>) {
  const { first, required: needed, postcodesToCorrect, sending, onType, send } = options;
  const { i18n } = useLingui();
  const formId = useId();
  const [typed, setTyped] = useState(first);
  const postcodeErrors = (form: Record<F, string>) => postcodeErrorsIn(postcodesToCorrect?.(form));
  const [errors, setErrors] = useState<Errors<F>>(() => postcodeErrors(typed));
  const [tries, setTries] = useState(0);
  const required = typeof needed === 'function' ? needed(typed) : needed;
  const ofServer = sending.is === 'rejected' ? sending.fields : {};

  const idOf = (field: F): string => `${formId}-${field}`;
  const errorOf = (field: F): string | undefined =>
    errors[field]
      ? i18n._(VALIDATION_MESSAGES[errors[field]])
      : ofServer[field] && refusalText(ofServer[field], i18n);
  function set(field: F, value: string): void {
    const next = { ...typed, [field]: value };
    setTyped(next);
    setErrors(withoutCorrected({ ...errors, [field]: undefined }, postcodeErrors(next)));
    onType?.(next, field);
  }
  /** Shows the errors, as an attempt to submit does. Returns whether there are none. */
  function check(): boolean {
    const found = { ...postcodeErrors(typed), ...validationErrors(typed, required) };
    setErrors(found);
    setTries(tries + 1);
    return Object.keys(found).length === 0;
  }

  return {
    typed,
    /** Number of attempts to submit; when it grows, the error summary takes the focus again. */
    tries,
    /** Whether it has been submitted, or the back end has refused it. */
    isTried: tries > 0 || sending.is === 'rejected',
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
        .map(([field, messages]) => [field, refusalText(messages, i18n)]),
    check,
    async submit(event?: FormEvent): Promise<boolean> {
      event?.preventDefault();
      return check() && (await send(typed));
    },
  };
}

export type Form<F extends string> = ReturnType<typeof useForm<F>>;
