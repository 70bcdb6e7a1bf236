import * as v from 'valibot';
import { isMoment, type Moment } from '../calendar/moment.ts';
import { readStored, writeStored } from '../web/storage.ts';
import type { WithdrawalForm } from '../api/wire/orders.ts';

type Kept = { form: WithdrawalForm; received?: Moment };

const kept: v.GenericSchema<unknown, Kept> = v.object({
  form: v.object({ booking_id: v.string(), name: v.string(), email: v.string(), text: v.string() }),
  received: v.exactOptional(
    v.custom<Moment>((value) => typeof value === 'string' && isMoment(value)),
  ),
});

export function readWithdrawal(): Kept | undefined {
  const stored = v.safeParse(kept, readStored('withdrawal'));
  return stored.success ? stored.output : undefined;
}

/** Stores the draft or the sent declaration; `undefined` removes it. */
export const keepWithdrawal = (value: Kept | undefined): void =>
  void writeStored('withdrawal', value);
