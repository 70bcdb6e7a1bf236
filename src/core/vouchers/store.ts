import { proxy } from 'valtio/vanilla';
import type { Group } from '../api/wire/group.ts';
import { shared } from '../page/shared.ts';
import { idle, type Wait } from '../async/asyncState.ts';
import type { Voucher } from './types.ts';

export const vouchers = shared('vouchers', () =>
  proxy({
    list: idle as Wait<Voucher[]>,
    groups: idle as Wait<Group[]>,
    /** Last answer by voucher id. */
    known: {} as Record<string, Wait<Voucher>>,
    /** Draft of a voucher code. */
    typedCode: '',
  }),
);
