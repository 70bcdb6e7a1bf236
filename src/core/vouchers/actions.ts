import { voucherDetail, voucherGroups, voucherList } from '../api/vouchers.ts';
import { prefetch, send } from '../api/transport.ts';
import { shouldFetch } from '../async/asyncState.ts';
import { fetchOnce, refetch } from '../async/load.ts';
import { parseRoute } from '../routes/routes.ts';
import { vouchers } from './store.ts';

/** Loads the museum's vouchers and their groups, unless they are loaded or loading. */
export async function loadVouchers(): Promise<void> {
  await Promise.all([
    fetchOnce(vouchers, 'list', () => send(voucherList)),
    fetchOnce(vouchers, 'groups', () => send(voucherGroups)),
  ]);
}

/** Reloads a voucher; the old data remains in the meantime. */
export const loadVoucher = (voucherId: string): Promise<void> =>
  refetch(vouchers.known, voucherId, () => send(voucherDetail, voucherId));

/** Prefetches the data of a route while its code is loading, or when the visitor points at a link to it. */
export function prefetchRoute(href: string): void {
  const { name, params } = parseRoute(href) ?? {};
  if (name === 'voucherList' && shouldFetch(vouchers.list)) {
    void prefetch(voucherList);
    void prefetch(voucherGroups);
  }
  const id = name === 'voucherSingle' ? params?.id : undefined;
  if (id && shouldFetch(vouchers.known[id])) void prefetch(voucherDetail, id);
}
