import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadVoucher } from '../../core/vouchers/actions.ts';
import { vouchers } from '../../core/vouchers/store.ts';
import { idle } from '../../core/async/asyncState.ts';
import { NoItem } from '../app/NoItem.tsx';
import { useRouteParam } from '../app/outlet.ts';
import { useStyles } from '../app/styles.ts';
import { GoodsSkeleton } from '../parts/GoodsSkeleton.tsx';
import choices from '../styles/choices.css';
import form from '../styles/form.css';
import gift from '../styles/gift.css';
import goods from '../styles/goods.css';
import lines from '../styles/lines.css';
import { AllVouchers } from './AllVouchers.tsx';
import { VoucherChoice } from './VoucherChoice.tsx';

export function VoucherScreen() {
  useStyles(choices, lines, form, goods, gift);
  const id = useRouteParam('id') ?? '';
  return (
    <Suspense fallback={<GoodsSkeleton ratio="3 / 2" />}>
      <VoucherOf key={id} voucherId={id} />
    </Suspense>
  );
}

function VoucherOf({ voucherId }: { voucherId: string }) {
  const { list, known } = useSnapshot(vouchers);
  useEffect(() => void loadVoucher(voucherId), [voucherId]);
  const answer = known[voucherId] ?? idle;
  const listed = list.is === 'ready' && list.value.find(({ id }) => id === voucherId);
  if (answer.is === 'ready') return <VoucherChoice voucher={answer.value} />;
  if (answer.is !== 'failed') {
    return listed ? <VoucherChoice voucher={listed} /> : <GoodsSkeleton ratio="3 / 2" />;
  }
  return (
    <NoItem
      error={answer.error}
      heading={<Trans>Vouchers</Trans>}
      goneHeading={<Trans>This voucher is no longer on sale</Trans>}
      others={<AllVouchers />}
      onRetry={() => void loadVoucher(voucherId)}
    />
  );
}
