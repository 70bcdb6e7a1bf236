import type { Lang } from '../museum/catalogue/types.ts';
import { setProviderPayment, setStatus } from './holds.ts';
import type { Hold } from './holds.ts';
import { NOTIFICATION_PATH } from './notification.ts';
import type { PaymentWay } from './payment-way.ts';
import { withCartId } from './return-address.ts';
import type { Shop } from './shop.ts';

/**
 * Returns the address to which the visitor goes to pay a hold: the provider's, or `url.continue` if nothing is to be paid now. If
 * the provider does not answer, gives up the hold and returns undefined.
 */
export const addressToPay = async (
  shop: Shop,
  lang: Lang,
  { cartId, owedCents, expiresMs }: Hold,
  way: PaymentWay,
  url: { continue: string; cancel: string },
): Promise<string | undefined> => {
  const continueUrl = withCartId(url.continue, cartId);
  if (owedCents === 0 || way.is === 'invoice') return continueUrl;
  const registered = await shop.provider.register({
    amountCents: owedCents,
    currency: shop.currency,
    merchant: shop.catalogue.shop.siteName[lang],
    lang,
    way,
    expiresMs,
    continueUrl,
    cancelUrl: withCartId(url.cancel, cartId),
    notifyUrl: `${shop.publicAddress}${NOTIFICATION_PATH}`,
  });
  if (!registered) {
    setStatus(shop, cartId, 'canceled');
    return undefined;
  }
  setProviderPayment(shop, cartId, registered.id);
  return registered.address;
};
