import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import type { Voucher } from '../../core/vouchers/types.ts';
import { Picture } from '../parts/Picture.tsx';
import { Price } from '../parts/Price.tsx';

export function VoucherCard({ voucher, level: Level }: { voucher: Voucher; level: 'h3' | 'h4' }) {
  const { id, name, image, price, variable_amount, min_amount } = voucher;
  return (
    <li className="card" part="card">
      <Picture {...(image && { src: image })} alt={image ? '' : name} />
      <Level>
        <Link href={routeTo('voucherSingle', { id })}>{name}</Link>
      </Level>
      {!variable_amount && (
        <p className="small">
          <Price cents={price} />
        </p>
      )}
      {variable_amount && min_amount !== undefined && (
        <p className="small">
          <Trans>
            from <Price cents={min_amount} />
          </Trans>
        </p>
      )}
    </li>
  );
}
