import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { Group } from '../../core/vouchers/types.ts';
import { queryOf, routeTo } from '../../core/routes/routes.ts';
import { loadVouchers } from '../../core/vouchers/actions.ts';
import { vouchersByGroup } from '../../core/vouchers/list.ts';
import { vouchers as store } from '../../core/vouchers/store.ts';
import type { Voucher } from '../../core/vouchers/types.ts';
import { usePrefetch } from '../app/prefetch.ts';
import { ListScreen } from '../app/ListScreen.tsx';
import { useHref, useOnlyItem } from '../app/outlet.ts';
import { VatNote } from '../app/VatNote.tsx';
import { Heading } from '../parts/Heading.tsx';
import { AllVouchers } from './AllVouchers.tsx';
import { VoucherCard } from './VoucherCard.tsx';

export function VoucherList() {
  const { list, groups } = useSnapshot(store);
  return (
    <ListScreen
      heading={<Trans>Vouchers</Trans>}
      list={list}
      groups={groups}
      isExplained
      load={loadVouchers}
    >
      {(vouchers, known) => <Found vouchers={vouchers} groups={known} />}
    </ListScreen>
  );
}

/** Shows the vouchers under the names of their groups, if there are several, or opens the only voucher there is. */
function Found({ vouchers, groups }: { vouchers: readonly Voucher[]; groups: readonly Group[] }) {
  usePrefetch('voucherSingle');
  const only = queryOf(useHref()).get('category') ?? undefined;
  const shown = vouchersByGroup(vouchers, groups, only);
  const single = vouchers.length === 1 ? vouchers[0] : undefined;
  useOnlyItem(single && routeTo('voucherSingle', { id: single.id }));
  if (shown.length === 0) {
    return (
      <>
        <p>
          <Trans>There are no vouchers on sale here at the moment.</Trans>
        </p>
        {vouchers.length > 0 && <AllVouchers />}
      </>
    );
  }
  // VAT on a voucher that is valid for several tax rates is due when it is redeemed
  const areTaxed = shown.every((group) => group.vouchers.every(({ vat_value }) => vat_value > 0));
  return (
    <>
      {areTaxed && <VatNote />}
      {shown.map(({ id, name, vouchers: ofGroup }) => {
        const title = shown.length > 1 && name;
        return (
          <section key={id} className="stack">
            {title && <Heading>{title}</Heading>}
            <ul className="cards explained">
              {ofGroup.map((voucher) => (
                <VoucherCard key={voucher.id} voucher={voucher} below={title ? 2 : 1} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
