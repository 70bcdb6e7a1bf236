import * as v from 'valibot';
import { proxy } from 'valtio/vanilla';
import { shared } from '../page/shared.ts';
import { readStored, writeStored } from '../web/storage.ts';
import type { OwnerForm } from './types.ts';

export type PassesState = {
  /** Drafts of the owners by pass, kept while the visitor opens another page. */
  owners: Record<string, OwnerForm[]>;
};

export const passes = shared('passes', () => proxy<PassesState>({ owners: {} }));

const text = v.pipe(v.string(), v.maxLength(1000));

const stored: v.GenericSchema<unknown, Record<string, OwnerForm[]>> = v.record(
  v.string(),
  v.array(
    v.object({
      title: text,
      firstName: text,
      surname: text,
      street: text,
      zip: text,
      city: text,
      country: text,
      isSentThere: v.boolean(),
    }),
  ),
);

/** Restores the drafts from before a reload; unreadable ones are dropped. */
export function restoreOwners(): void {
  const read = v.safeParse(stored, readStored('pass-owners'));
  if (read.success) passes.owners = { ...read.output, ...passes.owners };
}

/** Removes the drafts of all passes. */
export function forgetAllOwners(): void {
  passes.owners = {};
  writeStored('pass-owners', undefined);
}
