import { proxy } from 'valtio/vanilla';
import type { Group } from '../api/wire/group.ts';
import { shared } from '../page/shared.ts';
import { idle, type AsyncState } from '../async/asyncState.ts';
import type { Voucher } from './types.ts';

export type VouchersState = {
  list: AsyncState<Voucher[]>;
  groups: AsyncState<Group[]>;
  /** Last answer by voucher id. */
  known: Record<string, AsyncState<Voucher>>;
  /** Draft of a voucher code. */
  typedCode: string;
};

export const vouchers = shared('vouchers', () =>
  proxy<VouchersState>({ list: idle, groups: idle, known: {}, typedCode: '' }),
);
