import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import type { ApiError } from '../../../src/core/async/result.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { ADA, ADULTS, CHILD, MEMBER } from '../../support/basket.ts';
import { articleLine } from '../../support/samples.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';
import { linkIn, say, sayIn } from '../../support/say.ts';

const soldOut: ApiError = {
  is: 'status',
  status: 422,
  message: 'Only 1 place is left on Saturday at 12:00.',
  log: '',
};

async function showStep(lang: 'en' | 'de' = 'en'): Promise<Screen> {
  cart.lines.push(ADULTS, CHILD);
  account.customer = ADA;
  const screen = await showScreen('/checkout?step=payment', lang);
  await eventually('the payment methods are known', () => {
    return [checkout.payments, account.attributes].every((wait) => wait.is !== 'loading');
  });
  return screen;
}

describe('the payment step', () => {
  it('shows what will be bought, for whom, and how it is paid', async () => {
    await startShop();
    const screen = await showStep();
    await screen.reads('Card');
    await screen.reads('Germany');
    expect(screen.names('heading')).to.deep.equal([
      say('payment'),
      ADULTS.eventName,
      say('yourDetails'),
    ]);
    expect(screen.names('group')).to.deep.equal([say('paymentMethod')]);
    expect(screen.text()).to.include('2 × Adult');
    expect(screen.text()).to.include('Ada Lovelace Hafenstraße 1 20359 Hamburg Germany');
    expect(screen.text()).to.include(say('datedTicketsAndTours'));
    expect(screen.text()).to.include(
      `${say('total')} €33.00 ${say('inclRateVat', { rate: '7' })} €2.16`,
    );
    expect(screen.root.querySelector('[aria-current=step]')!.textContent).to.equal(say('payment'));
    await screen.isSound();
  });

  it('mentions the missing right of withdrawal only if a line has a date', async () => {
    await startShop();
    account.customer = ADA;
    cart.lines.push(articleLine(1));
    const screen = await showScreen('/checkout?step=payment');
    await screen.reads(say('total'));
    expect(screen.text()).not.to.include(say('datedTicketsAndTours'));
    cart.lines.push(ADULTS);
    await screen.reads(say('datedTicketsAndTours'));
  });

  it('shows guarantee and withdrawal instruction for goods only, if the museum has them', async () => {
    await startShop(undefined, {
      guaranteeNotice: { en: '<p>Two <strong>years</strong></p>' },
      withdrawalInstructionUrl: { en: 'https://museum.example/withdrawal' },
    });
    const screen = await showStep();
    await screen.reads(say('datedTicketsAndTours'));
    expect(screen.text()).not.to.include(say('legalGuarantee'));
    expect(screen.text()).not.to.include(linkIn('youCanWithdrawFrom', 0));
    cart.lines.push(articleLine(1));
    await screen.reads(`${say('legalGuarantee')} Two years`);
    const link = screen.one('link', linkIn('youCanWithdrawFrom', 0)) as HTMLAnchorElement;
    expect(link.href).to.equal('https://museum.example/withdrawal');
    await screen.isSound();
  });

  for (const width of [360, 768, 1280]) {
    it(`places its button below everything else in one column of ${width} px`, async () => {
      await startShop();
      const screen = await showStep();
      screen.host.style.inlineSize = `${width}px`;
      await screen.reads('Card');
      const top = (element: Element): number => element.getBoundingClientRect().top;
      const all = [
        screen.root.querySelector('.lines')!,
        screen.one('heading', say('yourDetails')),
        screen.one('group', say('paymentMethod')),
        screen.one('checkbox', say('iWouldLikeAn')),
        screen.root.querySelector('.totals')!,
        screen.one('checkbox', say('iAgreeToThe')),
        screen.one('button', say('continueToPayment')),
      ].map(top);
      expect(all).to.deep.equal([...new Set(all)].sort((one, next) => one - next));
    });
  }

  it('has one button, whose label depends on the configuration', async () => {
    await startShop();
    const screen = await showStep();
    expect(screen.names('button')).to.include(say('continueToPayment'));
    expect(screen.text()).not.to.include(say('orderWithObligationTo'));
    screen.unmount();
    await startShop(undefined, { confirmPaymentOnCheckout: false });
    const other = await showStep();
    expect(other.names('button')).to.include(say('orderWithObligationTo'));
    expect(other.text()).not.to.include(say('continueToPayment'));
  });

  it('requires consent to the terms before it continues', async () => {
    const server = await startShop({ 'GET checkout/payments': { data: [] } });
    const screen = await showStep();
    await screen.press('button', say('continueToPayment'));
    await screen.reads(say('pleaseAgreeToThe'));
    const box = screen.root.querySelector<HTMLInputElement>('input[name=terms]')!;
    expect(screen.root.activeElement === box).to.equal(true);
    expect(box.getAttribute('aria-invalid')).to.equal('true');
    await screen.isSound();
    box.click();
    await new Promise(requestAnimationFrame);
    expect(screen.text()).not.to.include(say('pleaseAgreeToThe'));
    expect(await server.hits('POST checkout/initPayment')).to.deep.equal([]);
  });

  it('labels the checkbox with the whole sentence, whose links open the pages', async () => {
    await startShop();
    const screen = await showStep();
    screen.one('checkbox', say('iAgreeToThe'));
    await screen.press('button', linkIn('iAgreeToThe', 1));
    await screen.reads(say('close'));
    expect((screen.root.querySelector('[name=terms]') as HTMLInputElement).checked).to.equal(false);
  });

  it('shows an error if the payment methods cannot be loaded, and tries again', async () => {
    const server = await startShop({ 'GET checkout/payments': { status: 500 } });
    const screen = await showStep();
    await screen.reads(say('somethingWentWrongOn'));
    await screen.isSound();
    await server.answer({
      'GET checkout/payments': { data: [{ payartId: 171, i18n: { en: 'Card' } }] },
    });
    await screen.press('button', say('tryAgain'));
    await screen.reads('Card');
  });

  it('shows why a payment could not start, and leads to the basket', async () => {
    await startShop();
    checkout.payment = { is: 'refused', error: soldOut };
    const screen = await showStep();
    await screen.reads(say('thisBasketCannotBe'));
    expect(screen.text()).to.include('Only 1 place is left on Saturday at 12:00.');
    screen.one('link', say('changeTheBasket'));
    await screen.isSound();
  });

  it('reports a dropped connection', async () => {
    await startShop();
    checkout.payment = { is: 'refused', error: { is: 'network', log: '' } };
    const screen = await showStep();
    await screen.reads(say('weCannotReachThe'));
  });

  it('is busy while the payment starts', async () => {
    await startShop();
    checkout.payment = { is: 'starting' };
    const screen = await showStep();
    const button = screen.one('button', say('continueToPayment'));
    expect(button.getAttribute('aria-busy')).to.equal('true');
  });

  it('accepts a direct debit only from a valid account', async () => {
    const server = await startShop();
    const screen = await showStep();
    await screen.press('radio', 'Direct debit');
    expect(screen.text()).to.include(say('youAllowADirectDebit', { site_name: 'Museum' }));
    await screen.press('button', say('continueToPayment'));
    expect(screen.text().match(RegExp(say('pleaseFillInThis'), 'g'))).to.have.length(2);
    const [holder, iban] = [say('accountHolder'), 'IBAN'].map(
      (name) => screen.one('textbox', name) as HTMLInputElement,
    );
    expect(screen.root.activeElement === holder).to.equal(true);
    await screen.isSound();
    fill(holder!, 'Ada Lovelace');
    fill(iban!, 'DE89 3704 0044 0532 0130 01');
    screen.one('checkbox', say('iAgreeToThe')).click();
    await screen.press('button', say('continueToPayment'));
    await screen.reads(say('thisIbanIsNot'));
    expect(screen.root.activeElement === iban).to.equal(true);
    expect(screen.text()).not.to.include(say('pleaseFillInThis'));
    fill(iban!, 'DE89 3704 0044 0532 0130 00');
    await new Promise(requestAnimationFrame);
    expect(screen.text()).not.to.include(say('thisIbanIsNot'));
    expect(await server.hits('POST checkout/initPayment')).to.deep.equal([]);
    expect(checkout.form).to.deep.include({ payart: 74, accountHolder: 'Ada Lovelace' });
    expect(sessionStorage.length).to.be.greaterThan(0);
  });

  it('takes an editable reference number for the invoice, and hides it without an invoice', async () => {
    await startShop();
    const screen = await showStep();
    const number = () =>
      screen.one('textbox', RegExp(say('yourReferenceOrPoNumber'))) as HTMLInputElement;
    expect(screen.text()).not.to.include(say('yourReferenceOrPoNumber'));
    await screen.press('checkbox', say('iWouldLikeAn'));
    fill(number(), ' PO-7 ');
    await new Promise(requestAnimationFrame);
    await screen.press('button', say('confirm'));
    await screen.reads(say('yourReferenceOrPo', { number: 'PO-7' }));
    await screen.isSound();
    await screen.press('button', say('change'));
    expect(number().value).to.equal('PO-7');
    await screen.press('checkbox', say('iWouldLikeAn'));
    expect(screen.text()).not.to.include(say('yourReferenceOrPoNumber'));
    expect(checkout.form).to.deep.include({
      requestInvoice: false,
      externalDocumentNumber: 'PO-7',
    });
  });

  const NOBODY = { street: '', zip: '', city: '', country: '' };
  const UPDATE = 'POST customer/update';
  const INIT = 'POST checkout/initPayment';
  const SAYS: [name: string, text: string][] = [
    ['street', 'Kai 1'],
    ['zip', '20457'],
    ['city', 'Hamburg'],
  ];

  /** Shows the step to a guest without an address. */
  async function showWithoutAddress(line: CartLine, more: Answers = {}) {
    const server = await startShop({
      'GET customer/attr': await ofDemo('customer/attr'),
      'GET checkout/payments': { data: [{ payartId: 171, i18n: { en: 'Card' } }] },
      'POST checkout/shipping': { data: 490 },
      [UPDATE]: { data: ADA },
      [INIT]: { status: 422, body: { error: 'Not now.' } },
      ...more,
    });
    setToken('t');
    account.customer = { ...ADA, addrBilling: NOBODY };
    cart.lines.push(line);
    const screen = await showScreen('/checkout?step=payment');
    await screen.reads('Card');
    const fillAddress = () => {
      const country = screen.root.querySelector<HTMLSelectElement>('[name=country]')!;
      country.value = 'DE';
      country.dispatchEvent(new Event('change', { bubbles: true }));
      for (const [name, text] of SAYS) {
        fill(screen.root.querySelector<HTMLInputElement>(`[name=${name}]`)!, text);
      }
    };
    return { server, screen, fillAddress };
  }

  const pay = async (screen: Screen) => {
    await screen.press('button', say('continueToPayment'));
  };

  it('asks for the address once an invoice is ticked, and saves it before it pays', async () => {
    const { server, screen, fillAddress } = await showWithoutAddress(ADULTS);
    const tick = screen.one('checkbox', say('iWouldLikeAn')) as HTMLInputElement;
    expect(tick.checked).to.equal(false);
    expect(screen.names('heading')).not.to.include(say('yourAddress'));
    await screen.press('checkbox', say('iWouldLikeAn'));
    await screen.reads(say('yourAddress'));
    await screen.isSound();
    await screen.press('checkbox', say('iAgreeToThe'));
    await pay(screen);
    await screen.reads(say('pleaseCorrectTheErrors'));
    expect(await server.hits(INIT)).to.deep.equal([]);
    fillAddress();
    await pay(screen);
    await server.arrived(INIT);
    const [update] = await server.hits(UPDATE);
    expect(update!.body).to.deep.equal({
      c: {
        ...ADA,
        addrBilling: { street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' },
      },
    });
    const [init] = await server.hits(INIT);
    expect(init!.body).to.deep.include({ aux: { requestInvoice: true } });
  });

  it('asks for the address of goods at once, and pays only after their shipping costs are shown', async () => {
    const { server, screen, fillAddress } = await showWithoutAddress(articleLine(1));
    await screen.reads(say('yourAddress'));
    expect((screen.one('checkbox', say('iWouldLikeAn')) as HTMLInputElement).checked).to.equal(
      true,
    );
    await screen.press('checkbox', say('iAgreeToThe'));
    fillAddress();
    await pay(screen);
    await server.arrived('POST checkout/shipping');
    await screen.reads('€4.90');
    expect(await server.hits(INIT)).to.deep.equal([]);
    expect(screen.names('heading')).not.to.include(say('yourAddress'));
    await pay(screen);
    await server.arrived(INIT);
  });

  it('asks for the address if the back end refuses the order without one', async () => {
    const { server, screen, fillAddress } = await showWithoutAddress(ADULTS, {
      [INIT]: { status: 422, body: { error: 'We need your address.', code: 'ADDRESS_MISSING' } },
    });
    await screen.press('checkbox', say('iAgreeToThe'));
    await pay(screen);
    await screen.reads('We need your address.');
    await screen.reads(say('yourAddress'));
    expect(screen.text()).not.to.include(say('changeTheBasket'));
    fillAddress();
    await pay(screen);
    await server.arrived(INIT, 2);
  });

  it('shows a German postcode of four digits of an account for correction', async () => {
    const { screen } = await showWithoutAddress(articleLine(1));
    account.customer = { ...MEMBER, addrBilling: { ...ADA.addrBilling, zip: '1067' } };
    await screen.reads(say('yourAddress'));
    screen.unmount();
    const again = await showScreen('/checkout?step=payment');
    await again.reads(say('pleaseCheckThisPostcode'));
  });

  it('does not lead to the basket if the back end does not know the page', async () => {
    await startShop();
    checkout.payment = {
      is: 'refused',
      error: { ...soldOut, code: 'RETURN_ADDRESS_REFUSED', message: 'Not from this site.' },
    };
    const screen = await showStep();
    await screen.reads(say('nothingCanBePaid', { email: 'help@museum.example' }));
    expect(screen.text()).not.to.include(say('changeTheBasket'));
    expect(screen.text()).not.to.include(say('thisBasketCannotBe'));
    await screen.isSound();
  });

  it('offers the wallets of the device first', async () => {
    Object.assign(globalThis, { ApplePaySession: { canMakePayments: () => true } });
    try {
      await startShop();
      const screen = await showStep();
      await screen.reads('Apple Pay');
      expect(screen.names('radio')[0]).to.equal('Apple Pay');
      await screen.press('radio', 'Apple Pay');
      expect(checkout.form).to.deep.include({ payart: 171, wallet: 'applepay' });
      await screen.press('radio', 'Card');
      expect(checkout.form).to.deep.include({ payart: 171, wallet: undefined });
    } finally {
      delete (globalThis as { ApplePaySession?: unknown }).ApplePaySession;
    }
  });

  it('accepts a wallet for an unknown buyer, without any other payment method', async () => {
    await startShop();
    cart.lines.push(ADULTS);
    const screen = await showScreen('/checkout?step=payment&wallet=googlepay');
    expect(screen.names('heading')[0]).to.equal(say('payment'));
    expect(screen.names('radio')).to.deep.equal(['Google Pay']);
    expect(screen.text()).to.include(`${say('total')} €28.00`);
    expect(checkout.payments.is).to.equal('idle');
    await screen.isSound();
  });

  it('shows a message if the museum has no payment method', async () => {
    await startShop({ 'GET checkout/payments': { data: [] } });
    const screen = await showStep();
    await screen.reads(say('nothingCanBePaid', { email: 'help@museum.example' }));
    await screen.isSound();
  });

  it('is replaced by the basket if the buyer is unknown', async () => {
    await startShop(undefined, { hasUserRegistration: false });
    cart.lines.push(ADULTS);
    expect((await showScreen('/checkout?step=payment')).names('heading')[0]).to.equal(
      say('basket'),
    );
  });

  it('is available in German', async () => {
    await startShop();
    const screen = await showStep('de');
    await screen.reads(sayIn('de', 'paymentMethod'));
    await screen.reads('Kreditkarte');
    screen.one('button', sayIn('de', 'continueToPayment'));
    screen.one('checkbox', sayIn('de', 'iAgreeToThe'));
    await screen.isSound();
  });
});
