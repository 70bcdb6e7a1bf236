import { expect } from '@esm-bundle/chai';
import type { Payment } from '../../src/core/checkout/types.ts';
import { ADA, ADULTS, CHILD } from '../support/basket.ts';
import { openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';

/** Does what a browser's translator does: every text node gives way to another one, wrapped in `<font>`. */
function translate(page: Page): void {
  const roots = page.all('museum-tickets, museum-cart-button').map((embed) => embed.shadowRoot!);
  for (const root of roots) {
    const walker = page.document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const [outer, inner] = [
        page.document.createElement('font'),
        page.document.createElement('font'),
      ];
      inner.textContent = `${text.data} `;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
}

const open = async (address: string, ready: string): Promise<Page> => {
  const page = await openPage(
    '<museum-tickets></museum-tickets><museum-cart-button></museum-cart-button>',
    { address },
  );
  await page.until('the shop is there', () => page.all('.museum').length === 2);
  page.held('cart').form.splice(0, Infinity, ADULTS, CHILD);
  page.held('account').customer = ADA;
  await page.reads(ready);
  return page;
};

/** The control whose own text begins like this; the translator adds spaces. */
const press = (page: Page, text: string): Promise<void> => page.click(new RegExp(`^\\s*${text}`));

describe('a page that the browser has translated', () => {
  it('opens an event from the list, and the list again', async () => {
    const page = await open('', 'Tides');
    translate(page);
    await press(page, 'Tides');
    await page.reads(say('chooseATime'));
    translate(page);
    page.window.history.back();
    await page.until('all are there', () => page.all('.card').length === 13);
  });

  it('lets day, time and tickets be chosen and put into the basket', async () => {
    const page = await open('#/tickets/12', say('chooseATime'));
    translate(page);
    await press(page, say('nextMonth'));
    translate(page);
    page.all('[role=gridcell]:not([aria-disabled])')[3]!.click();
    await page.until(
      'there are times',
      () => page.all('input[value*="04-"][value*="T12:00"]').length === 1,
    );
    translate(page);
    page.one('input[value*="T12:00"]').click();
    await press(page, 'Increase Adult');
    translate(page);
    await press(page, 'Increase Adult');
    await press(page, 'Decrease Adult');
    translate(page);
    await press(page, say('addToBasket'));
    await page.reads('has been added');
    translate(page);
    await press(page, 'Increase Adult');
    await press(page, 'Increase Child');
    await press(page, 'Go to basket|Add to basket');
  });

  it('counts in the cart button what is in the basket, seen and heard', async () => {
    const page = await open('', 'Tides');
    await page.reads('2 2 items', 'museum-cart-button');
    translate(page);
    page.held('cart').form.splice(1, 1);
    await page.reads(/1\s+1 item$/, 'museum-cart-button');
    translate(page);
    page.held('cart').form.splice(0, 1);
    await page.reads(/0\s+empty$/, 'museum-cart-button');
  });

  it('removes a line, undoes it, and empties the basket', async () => {
    const page = await open('#/checkout', 'Adult');
    translate(page);
    await press(page, 'Remove Adult');
    await page.reads('has been removed');
    translate(page);
    await press(page, say('undo'));
    await page.until('it is back', () => page.all('.lines li').length === 2);
    translate(page);
    await press(page, 'Remove Adult');
    await press(page, 'Remove Child');
    await page.reads(say('yourBasketIsEmpty'));
  });

  it("finds the errors of the guest's form, and takes the corrections", async () => {
    const page = await open('#/register-guest', say('firstName'));
    translate(page);
    const field = page.one<HTMLInputElement>('input[name=fname]');
    const write = (value: string): void => {
      const { set } = Object.getOwnPropertyDescriptor(
        page.window.HTMLInputElement.prototype,
        'value',
      )!;
      set!.call(field, value);
      field.dispatchEvent(new page.window.Event('input', { bubbles: true }));
    };
    write('');
    await press(page, say('continue'));
    await page.reads('Please correct the errors');
    translate(page);
    write('Ada');
    await page.until('it is taken', () => !field.hasAttribute('aria-invalid'));
    translate(page);
    await press(page, say('continue'));
    await page.reads(/Please correct|Payment/);
  });

  it('says that the terms must be accepted, and takes them', async () => {
    const page = await open('#/checkout?step=payment', 'Card');
    translate(page);
    await press(page, say('orderWithObligationTo'));
    await page.reads('Please agree to the terms');
    translate(page);
    page.one('input[name=terms]').click();
    await page.until('the error has gone', () => page.all('.field-error').length === 0);
    translate(page);
    await press(page, 'terms and conditions');
    await page.until('the dialog is there', () => page.all('dialog[open] h2').length > 0);
    translate(page);
    await press(page, say('close'));
    await press(page, say('backToTheBasket'));
    await page.until('the basket is there', () => page.all('.lines li .button').length === 2);
  });

  it('keeps or clears the basket after a canceled payment', async () => {
    const page = await open('#/checkout/canceled', 'cannot find this order');
    page.held('checkout').payment = { is: 'canceled' };
    await page.reads(say('thePaymentWasCanceled'));
    translate(page);
    await press(page, say('clearBasket'));
    await page.until('it is empty', () => page.held('cart').form.length === 0);
  });

  it('shows each state of a payment after another', async () => {
    const page = await open('#/checkout/success', 'cannot find this order');
    const pending = { cartId: 'c', sessionUs: 's', outcome: 'accepted' } as const;
    const failure = { is: 'network', log: '' } as const;
    const order = { booking_id: 'B-1', has_tickets: true };
    const payments: Payment[] = [
      { is: 'returned', pending },
      { is: 'executing', pending },
      { is: 'failed', pending, failure },
      { is: 'returned', pending: { ...pending, outcome: 'failed' } },
      { is: 'canceling', pending },
      { is: 'canceled' },
      { is: 'done', order },
      { is: 'gone' },
    ];
    for (const payment of payments) {
      translate(page);
      page.held('checkout').payment = payment;
      await page.calm();
      expect(page.all('h2'), payment.is).to.have.length(1);
    }
  });
});
