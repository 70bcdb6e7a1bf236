import { proxy } from 'valtio/vanilla';
import type { Group } from '../api/wire/group.ts';
import { shared } from '../page/shared.ts';
import { idle, type AsyncState } from '../async/asyncState.ts';
import type { Voucher } from './types.ts';

export const vouchers = shared('vouchers', () =>
  proxy({
    list: idle as AsyncState<Voucher[]>,
    groups: idle as AsyncState<Group[]>,
    /** Last answer by voucher id. */
    known: {} as Record<string, AsyncState<Voucher>>,
    /** Draft of a voucher code. */
    typedCode: '',
  }),
);
