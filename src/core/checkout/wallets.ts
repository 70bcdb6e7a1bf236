import { checkout } from './store.ts';
import type { Wallet } from './types.ts';

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

/** A question to the device alone: nothing is paid by it, so its total is none. */
const hasGooglePay = async (): Promise<boolean> => {
  if (!('PaymentRequest' in globalThis)) return false;
  const total = { label: '', amount: { currency: 'EUR', value: '0.00' } };
  return (await new PaymentRequest([GOOGLE_PAY], { total }).canMakePayment()) === true;
};

const CHECKS: [Wallet, () => Promise<boolean>][] = [
  ['applepay', hasApplePay],
  ['googlepay', hasGooglePay],
];

/** Finds the wallets of the device (contract, "Express wallet"). One that may not be asked for, as in a frame, is none. */
export async function findWallets(): Promise<void> {
  const found = await Promise.all(
    CHECKS.map(([wallet, isThere]) =>
      isThere().then(
        (is) => (is ? [wallet] : []),
        () => [],
      ),
    ),
  );
  checkout.wallets = found.flat();
}
