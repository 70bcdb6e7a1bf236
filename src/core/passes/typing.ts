import * as v from 'valibot';
import { readStored, writeStored } from '../storage/storage.ts';
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

/** Takes up what was typed before a reload; what cannot be read is forgotten. */
export function restoreOwners(): void {
  const read = v.safeParse(stored, readStored('pass-owners'));
  if (read.success) passes.owners = { ...read.output, ...passes.owners };
}

const keepOwners = (): void => void writeStored('pass-owners', passes.owners);

/** Keeps what is typed of the owners of a pass, so that it survives a reload. */
export function typeOwners(passId: string, rows: readonly OwnerForm[]): void {
  passes.owners[passId] = rows.map((row) => ({ ...row }));
  keepOwners();
}

/** The owners are in the basket: nothing is being typed any more. */
export function forgetOwners(passId: string): void {
  delete passes.owners[passId];
  keepOwners();
}
