import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import { shopInfo } from '../../../src/core/config/store.ts';
import type { ApiError } from '../../../src/core/async/result.ts';
import type { CartLine } from '../../../src/core/cart/types.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { ADA, ADULTS, CHILD, MEMBER } from '../../support/basket.ts';
import { setPaymentForm } from '../../../src/core/checkout/actions.ts';
import { keepGuestForm } from '../../../src/core/account/actions.ts';
import { formOf } from '../../../src/core/account/form.ts';
import { article } from '../../support/goods.ts';
import { OFFERS } from '../../support/offers.ts';
import { order } from '../../support/order.ts';
import { articleLine, passLine, passOwner, voucherCode } from '../../support/samples.ts';
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

const INIT = 'POST checkout/initPayment';

async function showStep(lang: 'en' | 'de' = 'en'): Promise<Screen> {
  cart.lines.push(ADULTS, CHILD);
  account.customer = ADA;
  const screen = await showScreen('/checkout?step=payment', lang);
  await eventually('the payment methods are known', () => {
    return [checkout.payments, account.attributes].every((wait) => wait.is !== 'loading');
  });
  return screen;
}

describe('the checkout of a known buyer', () => {
  it('shows what will be bought, for whom, and how it is paid', async () => {
    await startShop();
    const screen = await showStep();
    await screen.reads('Card');
    await screen.reads('Germany');
    expect(screen.names('heading').slice(0, 3)).to.deep.equal([
      say('checkout'),
      ADULTS.eventName,
      say('yourDetails'),
    ]);
    expect(screen.names('group')).to.include(say('paymentMethod'));
    expect(screen.text()).to.include('Adult €14.00 €28.00');
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
        screen.one('checkbox', say('iWouldLikeAn')),
        screen.one('group', say('paymentMethod')),
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
    const server = await startShop(OFFERS);
    const screen = await showStep();
    await order(screen);
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
    const server = await startShop({ ...OFFERS, 'GET checkout/payments': { status: 500 } });
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
    await order(screen);
    expect(screen.text().match(RegExp(say('pleaseFillInThis'), 'g'))).to.have.length(2);
    const [holder, iban] = [say('accountHolder'), 'IBAN'].map(
      (name) => screen.one('textbox', name) as HTMLInputElement,
    );
    expect(screen.root.activeElement === holder).to.equal(true);
    await screen.isSound();
    fill(holder!, 'Ada Lovelace');
    fill(iban!, 'DE89 3704 0044 0532 0130 01');
    screen.one('checkbox', say('iAgreeToThe')).click();
    await order(screen);
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
    await screen.isSound();
    await screen.press('checkbox', say('iWouldLikeAn'));
    expect(screen.text()).not.to.include(say('yourReferenceOrPoNumber'));
    expect(checkout.form).to.deep.include({
      requestInvoice: false,
      externalDocumentNumber: ' PO-7 ',
    });
  });

  const NOBODY = { street: '', zip: '', city: '', country: '' };
  const UPDATE = 'POST customer/update';
  const SAYS: [name: string, text: string][] = [
    ['street', 'Kai 1'],
    ['zip', '20457'],
    ['city', 'Hamburg'],
  ];

  /** Shows the step to a guest without an address. */
  async function showWithoutAddress(line: CartLine, more: Answers = {}) {
    const server = await startShop({
      ...OFFERS,
      'GET customer/attr': await ofDemo('customer/attr'),
      'GET merchandise': { data: article() },
      'POST checkout/shipping': { data: 490 },
      [UPDATE]: { data: ADA },
      [INIT]: { status: 422, body: { error: 'Not now.' } },
      ...more,
    });
    setToken('t');
    account.customer = { ...ADA, addrBilling: NOBODY };
    cart.lines.push(line);
    // without a country of its own, the museum knows no shipping costs before the address
    shopInfo().country = '';
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

  const isAsked = ({ root }: Screen): boolean => root.querySelector('[name=street]') !== null;

  it('asks for the address once an invoice is ticked, and saves it before it pays', async () => {
    const { server, screen, fillAddress } = await showWithoutAddress(ADULTS);
    const tick = screen.one('checkbox', say('iWouldLikeAn')) as HTMLInputElement;
    expect(tick.checked).to.equal(false);
    expect(isAsked(screen)).to.equal(false);
    await screen.press('checkbox', say('iWouldLikeAn'));
    await eventually('the address is asked for', () => isAsked(screen));
    await screen.isSound();
    await screen.press('checkbox', say('iAgreeToThe'));
    await order(screen);
    await screen.reads(say('pleaseCorrectTheErrors'));
    expect(await server.hits(INIT)).to.deep.equal([]);
    fillAddress();
    await order(screen);
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
    await eventually('the address is asked for', () => isAsked(screen));
    expect((screen.one('checkbox', say('iWouldLikeAn')) as HTMLInputElement).checked).to.equal(
      true,
    );
    await screen.press('checkbox', say('iAgreeToThe'));
    fillAddress();
    await order(screen);
    await screen.reads(say('theTotalHasChanged'));
    expect(screen.text()).to.include('€4.90');
    expect(await server.hits(INIT)).to.deep.equal([]);
    expect(isAsked(screen)).to.equal(false);
    await screen.isSound();
    await order(screen);
    await server.arrived(INIT);
  });

  it('asks for the address if the back end refuses the order without one', async () => {
    const { server, screen, fillAddress } = await showWithoutAddress(ADULTS, {
      [INIT]: { status: 422, body: { error: 'We need your address.', code: 'ADDRESS_MISSING' } },
    });
    await screen.press('checkbox', say('iAgreeToThe'));
    await order(screen);
    await screen.reads('We need your address.');
    await eventually('the address is asked for', () => isAsked(screen));
    expect(screen.text()).not.to.include(say('changeTheBasket'));
    fillAddress();
    await order(screen);
    await server.arrived(INIT, 2);
  });

  it('marks the account field that the back end has refused, until it is changed', async () => {
    const server = await startShop({
      ...OFFERS,
      'GET checkout/payments': { data: [{ payartId: 74, i18n: { en: 'Direct debit' } }] },
      [INIT]: { status: 422, body: { error: { aux: { IBAN: ['This account is closed.'] } } } },
    });
    setPaymentForm({ accountHolder: 'Ada Lovelace', iban: 'DE89370400440532013000' });
    const screen = await showStep();
    await screen.press('checkbox', say('iAgreeToThe'));
    await order(screen);
    await server.arrived(INIT);
    const iban = () => screen.root.querySelector<HTMLInputElement>('[name=iban]')!;
    await eventually('the field is marked', () => iban().ariaInvalid === 'true');
    expect(screen.root.activeElement === iban()).to.equal(true);
    expect(screen.text()).to.include(say('pleaseCorrectTheErrors'));
    expect(screen.text()).not.to.include(say('thisBasketCannotBe'));
    await screen.isSound();
    fill(iban(), 'AT611904300234573201');
    await eventually('the mark is gone', () => iban().ariaInvalid !== 'true');
  });

  it('shows a German postcode of four digits of an account for correction', async () => {
    await startShop({ ...OFFERS, 'GET customer/attr': await ofDemo('customer/attr') });
    setToken('t');
    account.customer = { ...MEMBER, addrBilling: { ...ADA.addrBilling, zip: '1067' } };
    cart.lines.push(articleLine(1));
    const screen = await showScreen('/checkout');
    await screen.reads(say('pleaseCheckThisPostcode'));
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

  it('shows a message if the museum has no payment method', async () => {
    await startShop({ ...OFFERS, 'GET checkout/payments': { data: [] } });
    const screen = await showStep();
    await screen.reads(say('nothingCanBePaid', { email: 'help@museum.example' }));
    await screen.isSound();
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

describe('the checkout of an unknown buyer', () => {
  const CALLS = ['POST customer/validate', 'POST auth/guest', 'GET checkout/payments', INIT];
  const LOGIN = { data: { token: 't', customer: ADA } };

  /** Opens the checkout with two tickets and the details of a guest filled in. */
  async function showFilledIn(more: Answers = {}, lines: CartLine[] = [ADULTS]) {
    const server = await startShop({
      ...OFFERS,
      'GET customer/attr': await ofDemo('customer/attr'),
      'GET merchandise': { data: article() },
      'POST customer/validate': { data: {} },
      'POST auth/guest': LOGIN,
      [INIT]: { status: 422, body: { error: 'Not now.' } },
      ...more,
    });
    keepGuestForm(formOf(ADA));
    cart.lines.push(...lines);
    const screen = await showScreen('/checkout');
    await eventually('the methods are known', () => checkout.payments.is === 'ready');
    await screen.reads(say('firstName'));
    await screen.press('checkbox', say('iAgreeToThe'));
    return { server, screen };
  }

  it('shows with one press all that is missing', async () => {
    await startShop({ ...OFFERS, 'GET customer/attr': await ofDemo('customer/attr') });
    cart.lines.push(ADULTS);
    const screen = await showScreen('/checkout');
    await screen.reads('Card');
    await order(screen);
    await screen.reads(say('pleaseCorrectTheErrors'));
    expect(screen.text()).to.include(say('pleaseAgreeToThe'));
    expect(screen.root.activeElement!.className).to.equal('error-summary');
    await screen.isSound();
  });

  it('sends the details, asks for the payment methods again, and pays', async () => {
    const { server, screen } = await showFilledIn();
    await order(screen);
    await screen.reads('Not now.');
    // checks of the basket run at the same time
    const calls = (await server.hits())
      .map(({ method, endpoint }) => `${method} ${endpoint}`)
      .filter((call) => CALLS.includes(call));
    expect(calls.slice(calls.indexOf(CALLS[0]!))).to.deep.equal(CALLS);
    // the guest is known now, and not sent again
    screen.one('button', say('changeYourDetails'));
    await order(screen);
    await server.arrived(INIT, 2);
    expect(await server.hits('POST auth/guest')).to.have.length(1);
  });

  it('does not pay another total than the one that was shown', async () => {
    const { server, screen } = await showFilledIn(
      {
        'POST checkout/shipping': [{ data: 490 }, { data: 890 }],
        'POST auth/guest': {
          data: {
            token: 't',
            customer: { ...ADA, addrBilling: { ...ADA.addrBilling, country: 'AT' } },
          },
        },
      },
      [articleLine(1)],
    );
    await screen.reads('€4.90');
    await order(screen);
    await screen.reads(say('theTotalHasChanged'));
    expect(screen.text()).to.include('€8.90');
    expect(await server.hits(INIT)).to.deep.equal([]);
  });

  it('does not pay with a method that is gone once the buyer is known', async () => {
    const card = { payartId: 171, i18n: { en: 'Card' } };
    const invoice = { payartId: 17, i18n: { en: 'Invoice' } };
    const { server, screen } = await showFilledIn({
      'GET checkout/payments': [{ data: [card, invoice] }, { data: [invoice] }],
    });
    await order(screen);
    await screen.reads(say('thisPaymentMethodIs'));
    expect(screen.root.activeElement!.contains(screen.one('radio', 'Invoice'))).to.equal(true);
    expect(await server.hits(INIT)).to.deep.equal([]);
    await screen.isSound();
  });

  it('shows the methods of a customer who logs in', async () => {
    const card = { payartId: 171, i18n: { en: 'Card' } };
    const business = { payartId: 164, i18n: { en: 'Business account' } };
    const { screen } = await showFilledIn({
      'GET checkout/payments': [{ data: [card] }, { data: [card, business] }],
    });
    account.customer = { ...ADA, isGuest: false };
    await screen.reads('Business account');
    account.customer = undefined;
    await screen.reads(say('iWouldLikeAn'));
  });

  it('shows next to the button why the details could not be sent', async () => {
    const { server, screen } = await showFilledIn({ 'POST auth/guest': { status: 404, body: {} } });
    await order(screen);
    await screen.reads(say('somethingWentWrongOn'));
    expect(screen.all('alert')).to.have.length(1);
    expect(await server.hits(INIT)).to.deep.equal([]);
    const top = (element: Element): number => element.getBoundingClientRect().top;
    const alert = top(screen.one('alert'));
    expect(alert).to.be.greaterThan(top(screen.one('checkbox', say('iAgreeToThe'))));
    expect(alert).to.be.lessThan(top(screen.one('button', say('continueToPayment'))));
    // a login is another way, so the error of the guest is over
    account.customer = { ...ADA, isGuest: false };
    await screen.reads(say('changeYourDetails'));
    expect(screen.all('alert')).to.have.length(0);
  });

  it('orders a covered basket of a back end without payment methods', async () => {
    const { server, screen } = await showFilledIn({ 'GET checkout/payments': { data: [] } }, [
      ADULTS,
      voucherCode(9000),
    ]);
    await screen.reads(say('thereIsNothingToPay'));
    screen.one('button', say('continue')).click();
    await server.arrived(INIT);
  });
});

describe('a wallet of the device', () => {
  const device = globalThis as { ApplePaySession?: unknown };
  beforeEach(() => {
    device.ApplePaySession = { canMakePayments: () => true };
  });
  afterEach(() => delete device.ApplePaySession);

  it('orders at once, without any details, and shows next to its button why it could not', async () => {
    const server = await startShop(
      {
        ...OFFERS,
        'GET customer/attr': await ofDemo('customer/attr'),
        [INIT]: { status: 422, body: { error: 'Not now.' } },
      },
      { confirmPaymentOnCheckout: false },
    );
    cart.lines.push(ADULTS);
    const screen = await showScreen('/checkout');
    await screen.reads(say('expressCheckout'));
    expect(screen.text()).to.include(`${say('countItems', { count: 1 })} · ${say('total')} €28.00`);
    await screen.isSound();
    await screen.press('button', say('orderUsing', { name: 'Apple Pay' }));
    await screen.reads('Not now.');
    const [init] = await server.hits(INIT);
    expect(init!.body).to.deep.include({ payart: 171 });
    expect((init!.body as { aux: object }).aux).to.deep.include({ wallet: 'applepay' });
    const top = (element: Element): number => element.getBoundingClientRect().top;
    const [alert] = screen.all('alert');
    expect(top(alert!.element)).to.be.lessThan(top(screen.root.querySelector('.lines')!));
  });

  it('repeats the missing right of withdrawal above its own button and above the order button', async () => {
    await startShop({ ...OFFERS, 'GET customer/attr': await ofDemo('customer/attr') });
    cart.lines.push(ADULTS);
    const screen = await showScreen('/checkout');
    const express = say('continueWithName', { name: 'Apple Pay' });
    await screen.reads(express);
    await screen.reads('Card');
    const [first, second, ...more] = screen.text().split(say('datedTicketsAndTours'));
    expect(more).to.have.length(1);
    expect(first).not.to.include(express);
    expect(second).to.include(express).and.not.to.include(say('continueToPayment'));
  });

  it('is a payment method like others if a pass is in the basket, because that needs an address', async () => {
    await startShop({ ...OFFERS, 'GET customer/attr': await ofDemo('customer/attr') });
    cart.lines.push(ADULTS, passLine([passOwner('Ada')]));
    const screen = await showScreen('/checkout');
    await screen.reads('Apple Pay');
    expect(screen.text()).not.to.include(say('expressCheckout'));
    expect(screen.names('radio')).to.deep.equal(['Apple Pay', 'Card']);
  });

  it('is a payment method like others if something is sent', async () => {
    await startShop({
      ...OFFERS,
      'GET customer/attr': await ofDemo('customer/attr'),
      'GET merchandise': { data: article() },
    });
    account.customer = ADA;
    cart.lines.push(articleLine(1));
    const screen = await showScreen('/checkout');
    await screen.reads('Apple Pay');
    expect(screen.text()).not.to.include(say('expressCheckout'));
    expect(screen.names('radio')).to.deep.equal(['Apple Pay', 'Card']);
    await screen.press('radio', 'Apple Pay');
    expect(checkout.form).to.deep.include({ payart: 171, wallet: 'applepay' });
    await screen.press('radio', 'Card');
    expect(checkout.form).to.deep.include({ payart: 171, wallet: undefined });
  });

  it('is not offered if nothing is to be paid', async () => {
    await startShop({ ...OFFERS, 'GET customer/attr': await ofDemo('customer/attr') });
    cart.lines.push(ADULTS, voucherCode(9000));
    const screen = await showScreen('/checkout');
    await screen.reads(say('thereIsNothingToPay'));
    await eventually('the wallets are known', () => checkout.wallets.length > 0);
    expect(screen.text()).not.to.include('Apple Pay');
  });

  it('leads to the confirmation if the museum asks for one', async () => {
    await startShop({ ...OFFERS, 'GET customer/attr': await ofDemo('customer/attr') });
    cart.lines.push(ADULTS);
    const screen = await showScreen('/checkout');
    await screen.reads(say('continueWithName', { name: 'Apple Pay' }));
    expect(screen.text()).not.to.include(say('orderWithObligationTo'));
  });
});
