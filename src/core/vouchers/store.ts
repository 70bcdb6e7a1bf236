import { proxy } from 'valtio/vanilla';
import type { Group } from '../group.ts';
import { shared } from '../shared.ts';
import { idle, type Wait } from '../wait.ts';
import type { Voucher } from './types.ts';

export const vouchers = shared('vouchers', () =>
  proxy({
    list: idle as Wait<Voucher[]>,
    groups: idle as Wait<Group[]>,
    /** Last answer by voucher id. */
    known: {} as Record<string, Wait<Voucher>>,
  }),
);
