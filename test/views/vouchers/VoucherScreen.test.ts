import { expect } from 'chai';
import { cart } from '../../../src/core/cart/store.ts';
import { seenText } from '../../support/composed.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { press, type } from '../../support/keyboard.ts';
import { voucherLine } from '../../support/samples.ts';
import { ofDemo, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';
import type { Answers } from '../../support/server.ts';

const FREE = '/vouchers/6101';
const FIXED = '/vouchers/6102';
const NAME = 'Voucher for an amount of your choice';

async function showVoucher(href = FREE, lang: 'de' | 'en' | 'fr' = 'en', answers?: Answers) {
  await startShop(answers, { siteNameTranslations: { en: 'Old Observatory' } });
  const screen = await showScreen(href, lang);
  await eventually('the voucher is there', () => screen.root.querySelector('.total-bar') !== null);
  const field = () => screen.one('textbox') as HTMLInputElement;
  const follows = () => new Promise(requestAnimationFrame);
  return {
    ...screen,
    field,
    /** Types an amount and leaves the focus in the field. */
    async enter(text: string) {
      field().focus();
      fill(field(), text);
      await follows();
    },
    async leave() {
      field().blur();
      await follows();
    },
    add: () => screen.press('button', say('addToBasket')),
    gift: () => seenText(screen.one('figure', say('previewOfTheGift'))),
    error: () => screen.root.querySelector('.field-error')?.textContent,
  };
}

const bought = () => cart.lines.map((line) => [line.id, line.price, line.totalPrice]);

describe('a voucher at a fixed price', () => {
  it('shows the gift, asks for the count, and goes into the basket', async () => {
    const screen = await showVoucher(FIXED);
    expect(screen.names('heading')).to.deep.equal(['Voucher for €25']);
    expect(screen.gift()).to.equal('Old Observatory Voucher for €25 €25.00');
    expect(screen.all('textbox')).to.deep.equal([]);
    // VAT is due when the voucher is redeemed
    expect(screen.text()).to.not.include('VAT');
    await screen.isSound();
    await screen.press('button', say('increaseName', { name: 'Voucher for €25' }));
    await screen.reads(`${say('countVouchers', { count: 2 })} · €50.00`);
    await screen.add();
    await screen.reads(say('voucherHasBeenAdded', { count: 2 }));
    await screen.isSound();
    const line = voucherLine(2, 2500, { id: '6102', name: 'Voucher for €25' });
    expect(cart.lines).to.deep.equal([line]);
  });

  it('counts at least one, and can be added again after a change', async () => {
    const screen = await showVoucher(FIXED);
    expect(
      screen.one('button', say('decreaseName', { name: 'Voucher for €25' })).ariaDisabled,
    ).to.equal('true');
    await screen.add();
    await screen.reads(say('voucherHasBeenAdded', { count: 1 }));
    await screen.press('button', say('increaseName', { name: 'Voucher for €25' }));
    expect(screen.text()).to.not.include(say('voucherHasBeenAdded', { count: 1 }));
    await screen.add();
    await screen.reads(say('voucherHasBeenAdded', { count: 2 }));
    expect(bought()).to.deep.equal([['6102', 2500, 7500]]);
  });
});

describe('a voucher for a free amount', () => {
  it('suggests an amount and shows the limits', async () => {
    const screen = await showVoucher();
    expect(screen.field().value).to.equal('25.00');
    expect(screen.text()).to.include(say('from0To1', { 0: '€5.00', 1: '€250.00' }));
    expect(screen.error()).to.equal(undefined);
    await screen.isSound();
  });

  it('updates gift and total while the amount is typed', async () => {
    const screen = await showVoucher();
    screen.field().select();
    screen.field().focus();
    await type('12,5');
    await screen.reads(`${say('countVouchers', { count: 1 })} · €12.50`);
    expect(screen.gift()).to.include('€12.50');
    await press('Tab');
    expect(screen.field().value).to.equal('12.50');
    await screen.add();
    await screen.reads(say('voucherHasBeenAdded', { count: 1 }));
    expect(bought()).to.deep.equal([['6101', 1250, 1250]]);
  });

  const NOTATIONS: ['de' | 'en' | 'fr', string, string, string][] = [
    ['de', '12,50', '12,50', '12,50 €'],
    ['de', '12.50 €', '12,50', '12,50 €'],
    ['en', '€12.50', '12.50', '€12.50'],
    ['fr', '12,50', '12,50', '12,50 €'],
    ['de', '-20', '20,00', '20,00 €'],
    ['en', '− 20', '20.00', '€20.00'],
  ];
  for (const [lang, text, kept, shown] of NOTATIONS) {
    it(`reads “${text}” as ${shown} in ${lang}`, async () => {
      const screen = await showVoucher(FREE, lang);
      await screen.enter(text);
      await screen.leave();
      expect(screen.field().value).to.equal(kept);
      const gift = screen.root.querySelector('.gift .price')!.textContent!;
      expect(gift.replace(/\s/g, ' ')).to.equal(shown);
      expect(screen.error()).to.equal(undefined);
    });
  }

  it('keeps the previous amount if the field is left empty', async () => {
    const screen = await showVoucher();
    await screen.enter('30');
    await screen.leave();
    await screen.enter('3');
    await screen.enter('');
    expect(screen.gift()).to.include('€30.00');
    await screen.leave();
    expect(screen.field().value).to.equal('30.00');
    await screen.enter('');
    await screen.add();
    await screen.reads(say('voucherHasBeenAdded', { count: 1 }));
    expect(bought()).to.deep.equal([['6101', 3000, 3000]]);
  });

  for (const [limits, amount] of [
    [{ min_amount: 2000 }, '20.00'],
    [{ max_amount: 1000 }, '10.00'],
  ] as const) {
    it(`names a valid amount such as ${amount} if the text is no number`, async () => {
      const call = 'voucher/selectOne/price/6101';
      const { data } = (await ofDemo(call)).body as { data: object };
      const answer = { data: { ...data, ...limits } };
      const screen = await showVoucher(FREE, 'en', { [`GET ${call}`]: answer });
      await screen.enter('twenty');
      await screen.leave();
      expect(screen.error()).to.equal(say('pleaseEnterAnAmount', { 0: amount }));
    });
  }

  const ERRORS: [title: string, text: string, sentence: string][] = [
    ['below the minimum', '4.99', say('pleaseEnterAtLeast', { 0: '€5.00' })],
    ['above the maximum', '250.01', say('pleaseEnterAtMost', { 0: '€250.00' })],
    ['that is no number', 'twenty', say('pleaseEnterAnAmount', { 0: '12.50' })],
    ['with half a cent', '12.505', say('pleaseEnterAnAmount', { 0: '12.50' })],
  ];
  for (const [title, text, sentence] of ERRORS) {
    it(`reports an amount ${title} when the field is left, and keeps the text`, async () => {
      const screen = await showVoucher();
      await screen.enter(text);
      expect(screen.error()).to.equal(undefined);
      await screen.leave();
      expect([screen.field().value, screen.error()]).to.deep.equal([text, sentence]);
      expect(screen.field().ariaInvalid).to.equal('true');
      await screen.isSound();
      await screen.enter('12');
      expect(screen.error()).to.equal(undefined);
    });

    it(`is not sold for an amount ${title}, and focuses the field`, async () => {
      const screen = await showVoucher();
      await screen.enter(text);
      await screen.add();
      expect(screen.error()).to.equal(sentence);
      expect(screen.root.activeElement === screen.field()).to.equal(true);
      expect(cart.lines).to.deep.equal([]);
    });
  }

  it('shows the previous amount while the text is no amount', async () => {
    const screen = await showVoucher();
    await screen.enter('12 or so');
    expect(screen.gift()).to.include('€25.00');
  });

  it('is a separate line for each amount', async () => {
    const screen = await showVoucher();
    await screen.add();
    await screen.reads(say('voucherHasBeenAdded', { count: 1 }));
    await screen.enter('40');
    expect(screen.text()).to.not.include(say('voucherHasBeenAdded', { count: 1 }));
    await screen.add();
    await screen.reads(say('voucherHasBeenAdded', { count: 1 }));
    expect(bought()).to.deep.equal([
      ['6101', 2500, 2500],
      ['6101', 4000, 4000],
    ]);
    expect(cart.lines[0]!.name).to.equal(NAME);
  });
});

describe('a voucher', () => {
  it('leads to all others if it is unknown', async () => {
    await startShop();
    const screen = await showScreen('/vouchers/999');
    await screen.reads(say('thisVoucherIsNo'));
    await screen.isSound();
    await screen.press('link', say('toAllVouchers'));
    await screen.reads('Sponsor a star');
  });

  it('shows an error if it cannot be loaded, and tries again', async () => {
    const call = 'GET voucher/selectOne/price/6102';
    const server = await startShop({ [call]: { status: 400 } });
    const screen = await showScreen(FIXED);
    await screen.reads(say('tryAgain'));
    await screen.isSound();
    await server.answer({ [call]: await ofDemo('voucher/selectOne/price/6102') });
    await screen.press('button', say('tryAgain'));
    await screen.reads(`${say('countVouchers', { count: 1 })} · €25.00`);
  });

  it('is shown at once from a known list, and follows the answer of the server', async () => {
    const call = 'GET voucher/selectOne/price/6102';
    const { body } = await ofDemo('voucher/selectOne/price/6102');
    const { data } = body as { data: object };
    const server = await startShop({
      'GET voucher/select/event/': await ofDemo('voucher/select/event/'),
      'GET voucher/attr': await ofDemo('voucher/attr'),
      [call]: { data: { ...data, price: 2600 }, hold: 'voucher' },
    });
    const screen = await showScreen('/vouchers');
    await screen.reads('Voucher for €25');
    await screen.press('link', 'Voucher for €25');
    await screen.reads(`${say('countVouchers', { count: 1 })} · €25.00`);
    await server.release('voucher');
    await screen.reads(`${say('countVouchers', { count: 1 })} · €26.00`);
  });
});
