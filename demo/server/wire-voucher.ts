import type { Lang } from '../museum/catalogue/types.ts';
import type { CatalogueVoucher } from '../museum/catalogue/voucherTypes.ts';
import { picture } from './pictures.ts';
import type { Shop } from './shop.ts';
import { VOUCHER_VAT } from './voucher-item.ts';

/** Returns a voucher as in the list, in the order of the catalogue. */
export const wireVoucher = (shop: Shop, voucher: CatalogueVoucher, lang: Lang) => {
  const { freeAmount } = voucher;
  return {
    id: voucher.id,
    name: voucher.name[lang],
    description: voucher.description[lang],
    image: picture(shop, voucher.picture),
    price: voucher.priceCents,
    vat_value: VOUCHER_VAT,
    variable_amount: freeAmount !== undefined,
    ...(freeAmount && { min_amount: freeAmount.minCents, max_amount: freeAmount.maxCents }),
    groupId: voucher.group,
    sequence_no: shop.catalogue.vouchers.indexOf(voucher) + 1,
  };
};
