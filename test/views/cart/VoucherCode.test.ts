import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { ADA } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { articleLine, voucherCode } from '../../support/samples.ts';
import { article } from '../../support/goods.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answer } from '../../support/server.ts';
import { longDateText } from '../../support/dayText.ts';
import { say } from '../../support/say.ts';

const CODE = {
  id: '9',
  name: 'Gift voucher',
  barcode: 'SEA-2027',
  amount: 5000,
  used_amount: 0,
  available_amount: 5000,
  valid_from: '2027-01-01T00:00:00',
  valid_to: '2028-01-01T00:00:00',
};
const UNCHECKED = say('weCouldNotCheck');

/** Starts a shop with a book for €24.00 in the basket. */
async function basketWith(answer: Answer = { data: CODE }, shop = {}) {
  const server = await startShop(
    {
      'GET merchandise': { data: article() },
      'GET checkout/payments': await ofDemo('checkout/payments?shop=1'),
      'POST checkout/suggest': { data: [] },
      'POST checkout/shipping': { data: 490 },
      'GET voucher': answer,
    },
    shop,
  );
  cart.lines.push(articleLine(1));
  return server;
}

/** Opens the folded form. */
async function openForm({ root }: Pick<Screen, 'root'>): Promise<void> {
  root.querySelector('summary')!.click();
  await eventually('the form is open', () => root.querySelector('[name=voucher-code]') !== null);
}

async function basket() {
  const screen = await showScreen('/checkout');
  await screen.reads(`${say('total')} €24.00`);
  await openForm(screen);
  const field = () => screen.one('textbox', RegExp(`^${say('voucherCode')}`)) as HTMLInputElement;
  return {
    ...screen,
    field,
    async redeem(code: string) {
      fill(field(), code);
      await screen.press('button', say('redeem'));
    },
  };
}

describe('a voucher code in the basket', () => {
  it('covers the amount due and shows what is left on it', async () => {
    await basketWith();
    const screen = await basket();
    await screen.redeem(' SEA-2027 ');
    await screen.reads(
      `Gift voucher SEA-2027 · ${say('leftLeftOnIt', { left: '€26.00' })} ${say('remove')} -€24.00 ${say('total')} €0.00`,
    );
    expect(screen.field().value).to.equal('');
    await screen.isSound();
  });

  it('can be removed and restored', async () => {
    await basketWith();
    const screen = await basket();
    await screen.redeem('SEA-2027');
    await screen.reads(`${say('total')} €0.00`);
    await screen.press('button', say('removeName', { name: 'Gift voucher' }));
    await screen.reads(say('nameHasBeenRemoved', { name: 'Gift voucher' }));
    await screen.reads(`${say('total')} €24.00`);
    await screen.press('button', say('undo'));
    await screen.reads(`${say('total')} €0.00`);
  });

  const refusal = { status: 422, body: { error: 'We do not know this code.' } };
  const cases: [what: string, answer: Answer, sentence: string][] = [
    [
      'too early',
      { data: { ...CODE, valid_from: '2027-04-01T00:00:00' } },
      say('thisVoucherIsOnly', { day: longDateText('2027-04-01') }),
    ],
    [
      'too late',
      { data: { ...CODE, valid_to: '2027-02-28T23:59:59' } },
      say('thisVoucherWasValid', { day: longDateText('2027-02-28') }),
    ],
    ['used up', { data: { ...CODE, used_amount: 5000 } }, say('thereIsNothingLeft')],
    ['unknown to the server', refusal, 'We do not know this code.'],
    ['impossible to check', { status: 501 }, UNCHECKED],
    [
      'one of too many tries',
      { status: 429, body: {}, headers: { 'retry-after': '90' } },
      `${say('tooManyRequestsAt')} ${say('pleaseTryAgainWhen', { when: 'in 2 minutes' })}`,
    ],
  ];
  for (const [what, answer, sentence] of cases) {
    it(`shows an error if it is ${what}, and keeps what was typed`, async () => {
      await basketWith(answer);
      const screen = await basket();
      await screen.redeem('SEA-2027');
      await screen.reads(sentence);
      expect(screen.field().value).to.equal('SEA-2027');
      expect(
        (screen.field().getRootNode() as ShadowRoot).activeElement === screen.field(),
      ).to.equal(true);
      await screen.reads(`${say('total')} €24.00`);
      await screen.isSound();
      fill(screen.field(), 'SEA-202');
      await new Promise(requestAnimationFrame);
      expect(screen.text()).not.to.include(sentence);
    });
  }

  it('buys nothing on its own', async () => {
    await basketWith();
    cart.lines.splice(0, 1, voucherCode(500));
    const screen = await showScreen('/checkout');
    await screen.reads(say('yourBasketIsEmpty'));
    await screen.reads(`Voucher V1 · ${say('leftLeftOnIt', { left: '€5.00' })}`);
    expect(screen.names('button')).not.to.include(say('continueToPayment'));
    await screen.press('button', say('removeName', { name: 'Voucher' }));
    await screen.reads(say('nameHasBeenRemoved', { name: 'Voucher' }));
  });

  it('hides the payment methods if it covers everything', async () => {
    await basketWith();
    account.customer = ADA;
    cart.lines.push(voucherCode(9000));
    const screen = await showScreen('/checkout?step=payment');
    await screen.reads(
      `${say('subtotal')} €24.00 ${say('inclRateVat', { rate: '7' })} €1.57 ${say('shipping')} ${say('inclVat')} €4.90 Voucher V1 · ${say('leftLeftOnIt', { left: '€61.10' })} ${say('remove')} -€28.90 ${say('total')} €0.00`,
    );
    expect(screen.names('radio')).to.deep.equal([]);
    await screen.reads(say('thereIsNothingToPay'));
    screen.one('button', say('continue'));
    await screen.isSound();
  });

  it('is typed into a form that is folded until it is opened, and stays open while a code is typed', async () => {
    await basketWith();
    const screen = await showScreen('/checkout');
    const form = () => screen.root.querySelector('details')!;
    await screen.reads(say('redeemAVoucherCode'));
    expect(form().open).to.equal(false);
    await openForm(screen);
    expect(form().open).to.equal(true);
    fill(screen.one('textbox', RegExp(`^${say('voucherCode')}`)) as HTMLInputElement, 'SEA');
    screen.unmount();
    const again = await showScreen('/checkout');
    expect(again.root.querySelector('details')!.open).to.equal(true);
  });

  it('has no field if the museum accepts no codes', async () => {
    await basketWith({ data: CODE }, { hasVoucherCode: false });
    const screen = await showScreen('/checkout');
    await screen.reads(`${say('total')} €24.00`);
    expect(screen.root.querySelector('details')).to.equal(null);
  });
});
