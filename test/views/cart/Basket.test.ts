import { expect } from '@esm-bundle/chai';
import { cart } from '../../../src/core/cart/store.ts';
import { ADULTS, CHILD } from '../../support/basket.ts';
import { moment } from '../../support/samples.ts';
import { showScreen, startShop } from '../../support/screen.tsx';

describe('the basket', () => {
  it('that is empty says so and leads to the tickets', async () => {
    await startShop();
    const screen = await showScreen('/checkout');
    await screen.reads('Your basket is empty');
    screen.one('link', 'To all tickets');
    expect(screen.all('button', 'Checkout')).to.have.length(0);
    await screen.isSound();
  });

  it('holds the tickets of one visit together, under its event and time', async () => {
    await startShop();
    const later = { ...ADULTS, datetime: moment('2027-03-07T10:00:00') };
    cart.form.push(ADULTS, CHILD, later);
    const screen = await showScreen('/checkout');
    expect(screen.names('heading')).to.deep.equal(['Basket', ADULTS.eventName, ADULTS.eventName]);
    expect(screen.text()).to.include('Saturday 6 March, 12:00 2 × Adult €14.00 €28.00');
    expect(screen.text()).to.include('Sunday 7 March, 10:00');
    await screen.isSound();
  });

  it('announces its total and the VAT in it politely', async () => {
    await startShop();
    cart.form.push(ADULTS, CHILD);
    const screen = await showScreen('/checkout');
    const totals = screen.root.querySelector('[aria-live=polite].totals')!;
    expect(totals.textContent).to.include('Total€33.00');
    expect(totals.textContent).to.include('incl. 7 % VAT€2.16');
  });

  it('gives back what was removed', async () => {
    await startShop();
    cart.form.push(ADULTS, CHILD);
    const screen = await showScreen('/checkout');
    await screen.press('button', 'Remove 2 × Adult');
    await screen.reads('“Adult” has been removed.');
    expect(screen.all('button', /^Remove/)).to.have.length(1);
    await screen.isSound();
    await screen.press('button', 'Undo');
    await screen.reads('€33.00');
    expect(screen.names('button').filter((name) => name.startsWith('Remove'))).to.deep.equal([
      'Remove 2 × Adult',
      'Remove 1 × Child 6–17',
    ]);
  });

  it('marks the first of four steps, where the shop shows them', async () => {
    await startShop();
    const screen = await showScreen('/checkout');
    const steps = screen.all('listitem').filter(({ element }) => element.closest('.progress'));
    expect(steps.map(({ element }) => [element.textContent, element.ariaCurrent])).to.deep.equal([
      ['Basket', 'step'],
      ['Sign in', null],
      ['Payment', null],
      ['Complete', null],
    ]);
    screen.unmount();
    await startShop(undefined, { showProgressBar: false });
    const other = await showScreen('/checkout');
    expect(other.root.querySelectorAll('.progress')).to.have.length(0);
  });

  it('leads on to the guest’s details', async () => {
    await startShop();
    cart.form.push(ADULTS);
    const screen = await showScreen('/checkout');
    await screen.press('button', 'Checkout');
    await screen.reads('Continue as guest');
  });

  it('speaks German', async () => {
    await startShop();
    cart.form.push(ADULTS);
    const screen = await showScreen('/checkout', 'de');
    await screen.reads('Warenkorb');
    screen.one('button', 'Kasse');
    screen.one('link', 'Weiter einkaufen');
    expect(screen.text()).to.match(/Summe 28,00\s€ inkl\. 7\s% MwSt\. 1,83\s€/);
    await screen.isSound();
    await screen.press('button', '2 × Adult entfernen');
    screen.one('button', 'Rückgängig');
  });
});
