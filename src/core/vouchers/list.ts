import type { Group } from '../api/wire/group.ts';
import type { Voucher } from './types.ts';

/** Group with its vouchers; vouchers without a group are in one without a name, which comes first. */
export type VoucherGroup = { id: string; name?: string; vouchers: readonly Voucher[] };

type Ordered = { sequence_no: number };

/** Sorts by `sequence_no`; items without one come last, in their original order. */
const ordered = <T extends Ordered>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (a.sequence_no || Infinity) - (b.sequence_no || Infinity) || 0);

/** Returns the vouchers by group, or only those of the group `only`; empty groups are left out. */
export function vouchersByGroup(
  vouchers: readonly Voucher[],
  groups: readonly Group[],
  only?: string,
): VoucherGroup[] {
  const inOrder = ordered(vouchers.filter(({ groupId }) => !only || groupId === only));
  const isOf = ({ groupId }: Voucher, { id }: Group): boolean => groupId === id;
  const loose = inOrder.filter((voucher) => !groups.some((group) => isOf(voucher, group)));
  return [
    { id: '', vouchers: loose },
    ...ordered(groups).map((group) => ({
      id: group.id,
      name: group.name,
      vouchers: inOrder.filter((voucher) => isOf(voucher, group)),
    })),
  ].filter((group) => group.vouchers.length > 0);
}
