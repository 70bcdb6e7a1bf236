import { museumCurrency } from '../money/currency.ts';
import { refetchPayments } from './actions.ts';
import { CARD } from './form.ts';
import { checkout } from './store.ts';
import { type Wallet, WALLETS } from './types.ts';

type ApplePay = { canMakePayments(): boolean };

const hasApplePay = async (): Promise<boolean> =>
  (globalThis as { ApplePaySession?: ApplePay }).ApplePaySession?.canMakePayments() === true;

const GOOGLE_PAY = {
  supportedMethods: 'https://google.com/pay',
  data: {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: ['MASTERCARD', 'VISA'],
        },
      },
    ],
  },
};

/** Asks the device only: nothing is paid, so the total is 0. */
const hasGooglePay = async (): Promise<boolean> => {
  if (!('PaymentRequest' in globalThis)) return false;
  const total = { label: '', amount: { currency: museumCurrency.code ?? 'EUR', value: '0.00' } };
  return (await new PaymentRequest([GOOGLE_PAY], { total }).canMakePayment()) === true;
};

const CHECKS: Record<Wallet, () => Promise<boolean>> = {
  applepay: hasApplePay,
  googlepay: hasGooglePay,
};

/**
 * Requests the payment types, which may differ once the buyer is known, and finds the wallets that museum and device
 * support (contract, "Express wallet"). A check that throws counts as no.
 */
export async function findMethods(): Promise<void> {
  await refetchPayments();
  const types = checkout.payments.is === 'ready' ? checkout.payments.value : [];
  const card = types.find(({ payartId }) => payartId === CARD);
  const taken = card ? (card.wallets ?? WALLETS) : [];
  const isThere = await Promise.all(taken.map((wallet) => CHECKS[wallet]().catch(() => false)));
  checkout.wallets = taken.filter((_, index) => isThere[index]);
}
