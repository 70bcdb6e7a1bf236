import type { Group } from '../group.ts';
import type { Voucher } from './types.ts';

/** Vouchers under the name of their group; those of no group have none, and come first. */
export type VoucherGroup = { id: string; name?: string; vouchers: readonly Voucher[] };

type Ordered = { sequence_no: number };

/** By their number in the order; those without one come last, as they were. */
const ordered = <T extends Ordered>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (a.sequence_no || Infinity) - (b.sequence_no || Infinity) || 0);

/** The vouchers by group, those of one group alone where it is named; groups without vouchers are left out. */
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
