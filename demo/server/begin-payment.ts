import type { Lang } from '../museum/catalogue/types.ts';
import { setProviderPayment, setStatus } from './holds.ts';
import type { Hold } from './holds.ts';
import { NOTIFICATION_PATH } from './notification.ts';
import type { PaymentWay } from './payment-way.ts';
import { withCartId } from './return-address.ts';
import type { Shop } from './shop.ts';

/**
 * Where the visitor goes to pay what is held: to the provider, or straight back where there is nothing to pay now. Undefined where
 * the provider does not answer; the hold is given up then.
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
    currency: 'EUR',
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
