import { expect } from '@esm-bundle/chai';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { checkout } from '../../../src/core/checkout/store.ts';
import type { Failure } from '../../../src/core/api/errors.ts';
import { ADA, ADULTS, CHILD } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';

const soldOut: Failure = {
  is: 'status',
  status: 422,
  message: 'Only 1 place is left on Saturday at 12:00.',
  log: '',
};

async function showStep(lang: 'en' | 'de' = 'en'): Promise<Screen> {
  cart.form.push(ADULTS, CHILD);
  account.customer = ADA;
  const screen = await showScreen('/checkout?step=payment', lang);
  await eventually('it is known how to pay', () => {
    return [checkout.payments, account.attributes].every((wait) => wait.is !== 'loading');
  });
  return screen;
}

describe('the payment step', () => {
  it('shows all that will be bought, for whom, and how it is paid', async () => {
    await startShop();
    const screen = await showStep();
    await screen.reads('Card');
    await screen.reads('Germany');
    expect(screen.names('heading')).to.deep.equal(['Payment', ADULTS.eventName, 'Your details']);
    expect(screen.names('group')).to.deep.equal(['Payment method']);
    expect(screen.text()).to.include('2 × Adult');
    expect(screen.text()).to.include('Ada Lovelace Hafenstraße 1 20359 Hamburg Germany');
    expect(screen.text()).to.include('Dated tickets and tours cannot be withdrawn from');
    expect(screen.text()).to.include('Total €33.00 incl. 7 % VAT €2.16');
    expect(screen.root.querySelector('[aria-current=step]')!.textContent).to.equal('Payment');
    await screen.isSound();
  });

  it('has one ordering button, of which the configuration decides', async () => {
    await startShop();
    const screen = await showStep();
    expect(screen.names('button')).to.include('Continue to payment');
    expect(screen.text()).not.to.include('Order with obligation to pay');
    screen.unmount();
    await startShop(undefined, { confirmPaymentOnCheckout: false });
    const other = await showStep();
    expect(other.names('button')).to.include('Order with obligation to pay');
    expect(other.text()).not.to.include('Continue to payment');
  });

  it('asks for the terms before it goes on, and leads to them', async () => {
    const server = await startShop({ 'GET checkout/payments': { data: [] } });
    const screen = await showStep();
    await screen.press('button', 'Continue to payment');
    await screen.reads('Please accept the terms and the privacy policy');
    const box = screen.root.querySelector<HTMLInputElement>('input[name=terms]')!;
    expect(screen.root.activeElement === box).to.equal(true);
    expect(box.getAttribute('aria-invalid')).to.equal('true');
    await screen.isSound();
    box.click();
    await new Promise(requestAnimationFrame);
    expect(screen.text()).not.to.include('Please accept');
    expect(await server.hits('POST checkout/initPayment')).to.deep.equal([]);
  });

  it('names the box by its whole sentence, whose words open the pages', async () => {
    await startShop();
    const screen = await showStep();
    screen.one('checkbox', 'I accept the terms and the privacy policy');
    await screen.press('button', 'privacy policy');
    await screen.reads('Close');
    expect((screen.root.querySelector('[name=terms]') as HTMLInputElement).checked).to.equal(false);
  });

  it('says so when the ways to pay cannot be had', async () => {
    const server = await startShop({ 'GET checkout/payments': { status: 500 } });
    const screen = await showStep();
    await screen.reads('Something went wrong on our side.');
    await screen.isSound();
    await server.answer({
      'GET checkout/payments': { data: [{ payartId: 171, i18n: { en: 'Card' } }] },
    });
    await screen.press('button', 'Try again');
    await screen.reads('Card');
  });

  it('says why a payment could not begin, and leads to the basket', async () => {
    await startShop();
    checkout.payment = { is: 'refused', failure: soldOut };
    const screen = await showStep();
    await screen.reads('The shopping cart cannot be completed');
    expect(screen.text()).to.include('Only 1 place is left on Saturday at 12:00.');
    screen.one('link', 'Change the basket');
    await screen.isSound();
  });

  it('says that the line was down', async () => {
    await startShop();
    checkout.payment = { is: 'refused', failure: { is: 'network', log: '' } };
    const screen = await showStep();
    await screen.reads('We cannot reach the shop.');
  });

  it('is busy while the payment begins', async () => {
    await startShop();
    checkout.payment = { is: 'starting' };
    const screen = await showStep();
    const button = screen.one('button', 'Continue to payment');
    expect(button.getAttribute('aria-busy')).to.equal('true');
  });

  it('is the basket where nobody is known or nothing is bought', async () => {
    await startShop();
    cart.form.push(ADULTS);
    expect((await showScreen('/checkout?step=payment')).names('heading')[0]).to.equal('Basket');
  });

  it('speaks German', async () => {
    await startShop();
    const screen = await showStep('de');
    await screen.reads('Zahlungsart');
    await screen.reads('Kreditkarte');
    screen.one('button', 'Weiter zur Zahlung');
    screen.one('checkbox', 'Ich akzeptiere die AGB und die Datenschutzerklärung');
    await screen.isSound();
  });
});
