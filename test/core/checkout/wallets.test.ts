import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { checkout } from '../../../src/core/checkout/store.ts';
import { findMethods } from '../../../src/core/checkout/wallets.ts';
import { resetAll } from '../../support/resetAll.ts';
import { openShop } from '../../support/shop.ts';

type Device = { ApplePaySession?: unknown; PaymentRequest?: unknown };
const device = globalThis as Device;
const own = { ...Object.getOwnPropertyDescriptors(device) }.PaymentRequest;
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

const card = (wallets?: string[]) => ({ payartId: 171, i18n: {}, ...(wallets && { wallets }) });
const offering = (...types: object[]) => openShop({ 'GET checkout/payments': { data: types } });

beforeEach(resetAll);
afterEach(() => {
  delete device.ApplePaySession;
  if (own) Object.defineProperty(device, 'PaymentRequest', own);
  else delete device.PaymentRequest;
});

describe('the wallets of a device', () => {
  const rows: [title: string, applePay: unknown, paymentRequest: unknown, found: string[]][] = [
    ['both', apple(true), google(async () => true), ['applepay', 'googlepay']],
    ['Apple Pay only', apple(true), undefined, ['applepay']],
    ['Google Pay only', undefined, google(async () => true), ['googlepay']],
    ['none if none is set up', apple(false), google(async () => false), []],
    ['none if the check fails', undefined, google(() => Promise.reject(new Error('no'))), []],
    ['none in a frame that may not pay', undefined, refusing, []],
    ['none in a browser that supports neither', undefined, undefined, []],
  ];
  for (const [title, applePay, paymentRequest, found] of rows) {
    it(`are ${title}`, async () => {
      if (applePay) device.ApplePaySession = applePay;
      Object.defineProperty(device, 'PaymentRequest', {
        value: paymentRequest,
        configurable: true,
      });
      if (!paymentRequest) delete device.PaymentRequest;
      await offering(card());
      await findMethods();
      expect([...checkout.wallets]).to.deep.equal(found);
    });
  }

  it('are looked up by the URL of the contract, with an amount of 0', async () => {
    asked.length = 0;
    Object.defineProperty(device, 'PaymentRequest', {
      value: google(async () => true),
      configurable: true,
    });
    await offering(card());
    await findMethods();
    expect(asked).to.deep.equal([
      [
        'https://google.com/pay',
        { total: { label: '', amount: { currency: 'EUR', value: '0.00' } } },
      ],
    ]);
  });

  const taken: [title: string, types: object[], found: string[]][] = [
    ['those that the museum accepts', [card(['googlepay'])], ['googlepay']],
    [
      'those of the museum, in its order',
      [card(['googlepay', 'applepay'])],
      ['googlepay', 'applepay'],
    ],
    ['none if the museum accepts none', [card([])], []],
    ['none if cards are not accepted', [{ payartId: 74, i18n: {} }], []],
    [
      'both if the accepted wallets are not a list',
      [{ ...card(), wallets: 'gold' }],
      ['applepay', 'googlepay'],
    ],
  ];
  for (const [title, types, found] of taken) {
    it(`are restricted to ${title}`, async () => {
      asked.length = 0;
      device.ApplePaySession = apple(true);
      const value = google(async () => true);
      Object.defineProperty(device, 'PaymentRequest', { value, configurable: true });
      await offering(...types);
      await findMethods();
      expect([...checkout.wallets]).to.deep.equal(found);
      // Google Pay is only looked up if the museum accepts it
      expect(asked).to.have.length(found.includes('googlepay') ? 1 : 0);
    });
  }
});
