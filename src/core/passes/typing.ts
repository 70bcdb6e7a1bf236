import * as v from 'valibot';
import { readStored, writeStored } from '../web/storage.ts';
import { passes } from './store.ts';
import type { OwnerForm } from './types.ts';

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

const keepOwners = (): void => void writeStored('pass-owners', passes.owners);

/** Stores the drafts of a pass, so that they survive a reload. */
export function typeOwners(passId: string, rows: readonly OwnerForm[]): void {
  passes.owners[passId] = rows.map((row) => ({ ...row }));
  keepOwners();
}

/** Removes the drafts of a pass once it is in the cart. */
export function forgetOwners(passId: string): void {
  delete passes.owners[passId];
  keepOwners();
}
