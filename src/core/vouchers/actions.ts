import { fetchVoucher, fetchVoucherGroups, fetchVouchers } from '../api/vouchers.ts';
import { once, renew } from '../renew.ts';
import { parseRoute } from '../routes/routes.ts';
import { isNeeded } from '../wait.ts';
import { vouchers } from './store.ts';

/** Loads the museum's vouchers and their groups, unless they are there or on their way. */
export async function loadVouchers(): Promise<void> {
  await Promise.all([
    once(vouchers, 'list', fetchVouchers),
    once(vouchers, 'groups', fetchVoucherGroups),
  ]);
}

/** Loads a voucher as it is sold now; what is known of it is shown until then. */
export const loadVoucher = (voucherId: string): Promise<void> =>
  renew(vouchers.known, voucherId, () => fetchVoucher(voucherId));

/**
 * Asks for what the screen of a route will ask for first, as soon as it is likely to be shown: while its code is still
 * being loaded, or when somebody points at the way there.
 */
export function askBeforehand(href: string): void {
  const { name, params } = parseRoute(href) ?? {};
  const options = { isBeforehand: true };
  if (name === 'voucherList' && isNeeded(vouchers.list)) {
    void fetchVouchers(options);
    void fetchVoucherGroups(options);
  }
  const id = name === 'voucherSingle' ? params?.id : undefined;
  if (id && isNeeded(vouchers.known[id])) void fetchVoucher(id, options);
}
