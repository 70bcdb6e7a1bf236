import { useLingui } from '@lingui/react/macro';
import { siteName } from '../../core/config/store.ts';
import type { Cents } from '../../core/money/cents.ts';
import type { Voucher } from '../../core/vouchers/types.ts';
import { Picture } from '../parts/Picture.tsx';
import { Price } from '../parts/Price.tsx';

export function GiftPreview({
  voucher: { name, image },
  amount,
}: {
  voucher: Voucher;
  amount: Cents;
}) {
  const { t } = useLingui();
  return (
    <figure className="gift" aria-label={t`Gift preview`}>
      <Picture {...(image && { src: image })} alt="" ratio="2 / 1" />
      <figcaption>
        <span className="small muted">{siteName()}</span>
        <strong>{name}</strong>
        <Price cents={amount} className="heading" />
      </figcaption>
    </figure>
  );
}
