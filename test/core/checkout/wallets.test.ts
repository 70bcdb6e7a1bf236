import { expect } from '@esm-bundle/chai';
import { checkout } from '../../../src/core/checkout/store.ts';
import { findWallets } from '../../../src/core/checkout/wallets.ts';
import { fresh } from '../../support/fresh.ts';

type Device = { ApplePaySession?: unknown; PaymentRequest?: unknown };
const device = globalThis as Device;
const own = { ...Object.getOwnPropertyDescriptors(device) }.PaymentRequest!;
const asked: unknown[] = [];

const apple = (can: boolean) => ({ canMakePayments: () => can });
const google = (can: () => Promise<boolean>) =>
  class {
    constructor(methods: { supportedMethods: string }[], details: unknown) {
      asked.push([methods[0]!.supportedMethods, details]);
    }

    canMakePayment = can;
  };
const refusing = class {
  constructor() {
    throw new DOMException('not in a frame', 'SecurityError');
  }
};

beforeEach(fresh);
afterEach(() => {
  delete device.ApplePaySession;
  Object.defineProperty(device, 'PaymentRequest', own);
});

describe('the wallets of a device', () => {
  const rows: [title: string, applePay: unknown, paymentRequest: unknown, found: string[]][] = [
    ['both', apple(true), google(async () => true), ['applepay', 'googlepay']],
    ['Apple Pay alone', apple(true), undefined, ['applepay']],
    ['Google Pay alone', undefined, google(async () => true), ['googlepay']],
    ['none that is empty', apple(false), google(async () => false), []],
    ['none that fails', undefined, google(() => Promise.reject(new Error('no'))), []],
    ['none in a frame that may not pay', undefined, refusing, []],
    ['none of a browser that knows neither', undefined, undefined, []],
  ];
  for (const [title, applePay, paymentRequest, found] of rows) {
    it(`are ${title}`, async () => {
      if (applePay) device.ApplePaySession = applePay;
      Object.defineProperty(device, 'PaymentRequest', {
        value: paymentRequest,
        configurable: true,
      });
      if (!paymentRequest) delete device.PaymentRequest;
      await findWallets();
      expect([...checkout.wallets]).to.deep.equal(found);
    });
  }

  it('are asked for by the address of the contract, with nothing to pay', async () => {
    asked.length = 0;
    Object.defineProperty(device, 'PaymentRequest', {
      value: google(async () => true),
      configurable: true,
    });
    await findWallets();
    expect(asked).to.deep.equal([
      [
        'https://google.com/pay',
        { total: { label: '', amount: { currency: 'EUR', value: '0.00' } } },
      ],
    ]);
  });
});
