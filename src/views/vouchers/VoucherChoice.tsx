import { Plural, Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { MAX_VOUCHERS } from '../../core/cart/lines.ts';
import { times } from '../../core/money/cents.ts';
import { addVoucher } from '../../core/vouchers/choices.ts';
import type { Voucher } from '../../core/vouchers/types.ts';
import { AddToBasket } from '../app/AddToBasket.tsx';
import { BackToList } from '../app/BackToList.tsx';
import { SafeHtml } from '../app/SafeHtml.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { QuantityRow } from '../parts/QuantityRow.tsx';
import { AmountField } from './AmountField.tsx';
import { GiftPreview } from './GiftPreview.tsx';
import { useAmount } from './useAmount.ts';

export function VoucherChoice({ voucher }: { voucher: Voucher }) {
  const amount = useAmount(voucher);
  const [count, setCount] = useState(1);
  const [added, setAdded] = useState(0);
  const field = useRef<HTMLDivElement>(null);

  const add = (): void => {
    amount.check();
    if (amount.error) return field.current?.querySelector('input')?.focus();
    addVoucher(voucher, amount.shown, count);
    setAdded(count);
  };

  return (
    <article className="goods">
      <header className="stack tight">
        <BackToList list="voucherList" named="vouchers">
          <Trans>All vouchers</Trans>
        </BackToList>
        <ScreenHeading>{voucher.name}</ScreenHeading>
      </header>
      <GiftPreview voucher={voucher} amount={amount.shown} />
      <div className="stack buy">
        {voucher.variable_amount && (
          <div ref={field} onBlur={amount.check} onChange={() => setAdded(0)}>
            <AmountField voucher={voucher} amount={amount} />
          </div>
        )}
        <QuantityRow
          name={voucher.name}
          value={count}
          min={1}
          max={MAX_VOUCHERS}
          onChange={(wanted) => {
            setCount(wanted);
            setAdded(0);
          }}
        />
        <AddToBasket
          added={added > 0 && <AddedVouchers count={added} />}
          list="voucherList"
          total={times(amount.shown, count)}
          chosen={{ count, words: <Plural value={count} one="# voucher" other="# vouchers" /> }}
          isTaxed={voucher.vat_value > 0}
          onAdd={add}
        />
      </div>
      {voucher.description && <SafeHtml className="stack about" html={voucher.description} />}
    </article>
  );
}

const AddedVouchers = ({ count }: { count: number }) => (
  <Plural
    value={count}
    one="# voucher has been added to your basket"
    other="# vouchers have been added to your basket"
  />
);
