import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  clearPaymentReturn,
  stashedPaymentReturn,
  stashPaymentReturn,
  rememberAway,
} from '../../../src/core/navigation/paymentReturn.ts';
import { resetAll } from '../../support/resetAll.ts';
import { watchSteps } from '../../support/steps.ts';

const KEY = 'museum-shop/1/payment-return';

function openReturnAddress(query: string, hash = ''): void {
  history.replaceState({ turbo: 1 }, '', `/museum/page.html${query}${hash}`);
  stashPaymentReturn();
}

describe('a payment return', () => {
  beforeEach(resetAll);

  const cases: [title: string, query: string, held: object | undefined, left: string][] = [
    [
      'is removed from the URL',
      '?museum-return=success&us=A&sessionUs=B&cartId=c1',
      { outcome: 'success', cartId: 'c1', sessionUs: 'B' },
      '',
    ],
    [
      'leaves other parameters unchanged',
      '?lang=de&q=a%20b&museum-return=failed&flag&us=A&sessionUs=B&cartId=c%2F1&x=%2B',
      { outcome: 'failed', cartId: 'c/1', sessionUs: 'B' },
      '?lang=de&q=a%20b&flag&x=%2B',
    ],
    [
      'can have its session key only once',
      '?museum-return=accepted&us=A&cartId=c1',
      { outcome: 'accepted', cartId: 'c1', sessionUs: 'A' },
      '',
    ],
    [
      'is undefined without a cart id',
      '?museum-return=success',
      undefined,
      '?museum-return=success',
    ],
    ['is undefined for a cart id of the page', '?cartId=5&us=de', undefined, '?cartId=5&us=de'],
    ['is undefined without a session key', '?museum-return=success&cartId=c1', undefined, ''],
    ['is undefined with an unknown outcome', '?museum-return=maybe&us=A&cartId=c1', undefined, ''],
    ['is undefined with an empty cart id', '?museum-return=success&us=A&cartId=', undefined, ''],
  ];
  for (const [title, query, held, left] of cases) {
    it(title, () => {
      openReturnAddress(query, '#/checkout/success');
      expect(stashedPaymentReturn()).to.deep.equal(held);
      expect(location.pathname + location.search).to.equal(`/museum/page.html${left}`);
      expect(location.hash).to.equal('#/checkout/success');
      expect(history.state).to.deep.equal({ turbo: 1 });
    });
  }

  const ROUTE = '#/checkout/accepted';
  const ALL = 'museum-return=accepted&us=A&sessionUs=B&cartId=c1';
  const behind: [address: string, left: string][] = [
    [`${ROUTE}?${ALL}`, ROUTE],
    [`${ROUTE}&${ALL}`, ROUTE],
    [`?museum-return=accepted&us=A&sessionUs=B${ROUTE}?cartId=c1`, ROUTE],
    [`?museum-return=accepted&us=A&sessionUs=B${ROUTE}&cartId=c1`, ROUTE],
    [`?a=1&us=A&sessionUs=B${ROUTE}?museum-return=accepted&x=2&cartId=c1`, `?a=1${ROUTE}?x=2`],
    [`?museum-return=accepted&us=A&sessionUs=B?cartId=c1${ROUTE}`, ROUTE],
    [`?a=1#${ALL}`, '?a=1'],
    [`?${ALL}#/checkout?step=payment`, '#/checkout?step=payment'],
    [`?${ALL}`, ''],
  ];
  for (const [address, left] of behind) {
    it(`is found in ${address}`, () => {
      history.replaceState(null, '', `/museum/page.html${address}`);
      stashPaymentReturn();
      expect(stashedPaymentReturn()).to.deep.equal({
        outcome: 'accepted',
        cartId: 'c1',
        sessionUs: 'B',
      });
      expect(location.href).to.equal(`${location.origin}/museum/page.html${left}`);
    });
  }

  for (const [address, outcome] of [
    [`?cartId=c1${ROUTE}`, 'accepted'],
    ['?cartId=c1', 'accepted'],
    [`${ROUTE}?cartId=c1`, 'accepted'],
    ['?cartId=c1#/checkout/failed', 'failed'],
  ] as const) {
    it(`is recognised in ${address} once this tab has left for the provider`, () => {
      rememberAway({ sessionUs: 'B', href: '/checkout/accepted' });
      history.replaceState(null, '', `/museum/page.html${address}`);
      stashPaymentReturn();
      expect(stashedPaymentReturn()).to.deep.equal({ outcome, cartId: 'c1', sessionUs: 'B' });
      expect(location.href).not.to.contain('cartId');
    });
  }

  it('is undefined without an outcome after a page without a return', () => {
    rememberAway({ sessionUs: 'B', href: '/checkout/accepted' });
    openReturnAddress('?a=1');
    openReturnAddress('?cartId=5');
    expect([stashedPaymentReturn(), location.search]).to.deep.equal([undefined, '?cartId=5']);
  });

  it('adds no history entry', () => {
    const steps = watchSteps();
    openReturnAddress('?museum-return=success&us=A&cartId=c1');
    expect(steps.count).to.equal(0);
  });

  it('is held until it is cleared, also after a reload', () => {
    openReturnAddress('?museum-return=success&us=A&cartId=c1');
    expect(stashedPaymentReturn()?.cartId).to.equal('c1');
    delete (globalThis as { [KEY]?: string })[KEY]; // as a reload does
    expect(stashedPaymentReturn()?.cartId).to.equal('c1');
    clearPaymentReturn();
    expect(stashedPaymentReturn()).to.equal(undefined);
  });

  it('is kept when the URL is read a second time', () => {
    openReturnAddress('?museum-return=success&us=A&cartId=c1');
    stashPaymentReturn();
    expect(stashedPaymentReturn()?.cartId).to.equal('c1');
  });

  for (const text of ['{"outcome":', 'null', '5', '"text"', '[]']) {
    it(`is undefined if ${text} is stored`, () => {
      sessionStorage.setItem(KEY, text);
      expect(stashedPaymentReturn()).to.equal(undefined);
    });
  }
});
