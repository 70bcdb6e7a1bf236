import { ABSENT, emptyForms, unreadableForms } from '../../../../demo/sloppy/odd-forms.ts';
import { sameForms } from '../../../../demo/sloppy/same-forms.ts';
import type { Kind } from '../../../../demo/sloppy/schema.ts';

/** How a back end may send a field instead of the plain form. */
export type Form = { title: string; value: unknown };

const shown = (value: unknown): string =>
  value === ABSENT ? 'nothing' : (JSON.stringify(value) ?? String(value));

const titled = (values: readonly unknown[]): Form[] =>
  values.map((value) => ({ title: shown(value), value }));

/** Returns the forms that mean the same as the plain one (contract, "Reading"). */
export const sameFormsOf = (kind: Kind, plain: unknown): Form[] =>
  titled(sameForms(kind, plain, 'Europe/Berlin').map(([, value]) => value));

/** Returns the forms that mean an empty or missing value. */
export const emptyFormsOf = (kind: Kind): Form[] => titled(emptyForms(kind));

/** Returns the forms that cannot be read. */
export const unreadableFormsOf = (kind: Kind): Form[] => titled(unreadableForms(kind));
