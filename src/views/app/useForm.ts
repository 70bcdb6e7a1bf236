import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { type Fault, faultsOf } from '../../core/account/faults.ts';
import type { Sending } from '../../core/account/store.ts';
import { FAULTS } from './faults.ts';

type FormOptions<F extends string> = {
  /** What the form begins with. */
  first: () => Record<F, string>;
  /** Fields that may not be empty, which may depend on what is typed. */
  required: readonly string[] | ((form: Record<F, string>) => readonly string[]);
  /** How the last sending went. */
  sending: Sending;
  /** Something was typed: the whole form, and which field of it. */
  onType?: (form: Record<F, string>, field: F) => void;
  /** Sends a form that has no faults; true where all is well. */
  send: (form: Record<F, string>) => Promise<boolean>;
};

/** A form of the account: what is typed, what is wrong with it, and sending it. What the server refuses stands beside it. */
export function useForm<F extends string>(options: FormOptions<F>) {
  const { first, sending, onType, send } = options;
  const { i18n } = useLingui();
  const formId = useId();
  const [typed, setTyped] = useState(first);
  const [faults, setFaults] = useState<Partial<Record<F, Fault>>>({});
  const [tries, setTries] = useState(0);
  const required =
    typeof options.required === 'function' ? options.required(typed) : options.required;
  const ofServer = sending.is === 'rejected' ? sending.fields : {};

  const idOf = (field: F): string => `${formId}-${field}`;
  function errorOf(field: F): string | undefined {
    const fault = faults[field];
    if (fault) return i18n._(FAULTS[fault]);
    return ofServer[field] && (ofServer[field].join(' ') || i18n._(FAULTS.refused));
  }
  function set(field: F, value: string): void {
    const next = { ...typed, [field]: value };
    setTyped(next);
    setFaults({ ...faults, [field]: undefined });
    onType?.(next, field);
  }

  return {
    typed,
    /** Grows with every try to send it: the summary of errors takes the focus again. */
    tries,
    isIncomplete: Object.values(faults).includes('missing'),
    isSending: sending.is === 'sending',
    failure: sending.is === 'failed' ? sending.failure : undefined,
    idOf,
    errorOf,
    set,
    /** As it began. */
    reset: () => setTyped(first),
    /** What a text field of the form needs. */
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
    /** What the server said of fields other than these, by their names. */
    errorsBeside: (shown: readonly F[]): [name: string, sentence: string][] =>
      Object.entries(ofServer)
        .filter(([field]) => !shown.includes(field as F))
        .map(([field, messages]) => [field, messages.join(' ') || i18n._(FAULTS.refused)]),
    async submit(event: FormEvent): Promise<boolean> {
      event.preventDefault();
      const found = faultsOf(typed, required);
      setFaults(found);
      setTries(tries + 1);
      return Object.keys(found).length === 0 && (await send(typed));
    },
  };
}

export type Form<F extends string> = ReturnType<typeof useForm<F>>;
