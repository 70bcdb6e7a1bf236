import { expect } from 'chai';
import type { Payment } from '../../src/core/checkout/types.ts';
import { ADA, ADULTS, CHILD } from '../support/basket.ts';
import { countOf, INCREASE_ADULT, REMOVE_ADULT } from '../support/choose.ts';
import { fill } from '../support/fill.ts';
import { openPage, type Page } from '../support/page.ts';
import { linkIn, say } from '../support/say.ts';

/** The link to the terms in the sentence of consent. */
const TERMS = linkIn('iAgreeToThe', 0);

/** Replaces every text node by another one in `<font>`, like the translator of a browser. */
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
  page.held('cart').lines.splice(0, Infinity, ADULTS, CHILD);
  if (address !== '#/register-guest') page.held('account').customer = ADA;
  await page.reads(ready);
  return page;
};

/** Matches the text at the end of what is read, with the extra spaces of the translator. */
const spaced = (text: string): RegExp => new RegExp(`${text.replaceAll(' ', '\\s+')}$`);

/** Clicks the control whose text begins like this, with the extra spaces of the translator. */
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

  it('changes the month, and adds tickets again after some are in the basket', async () => {
    const page = await open('#/tickets/12', say('chooseATime'));
    const decrease = say('decreaseName', { name: 'Adult' });
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
    // one adult ticket is preset
    await press(page, INCREASE_ADULT);
    translate(page);
    await press(page, decrease);
    translate(page);
    await press(page, say('addToBasket'));
    await page.reads(say('ticketHasBeenAdded', { count: 1 }));
    translate(page);
    await press(page, INCREASE_ADULT);
    await press(page, say('increaseName', { name: 'Child' }));
    await press(page, `${say('goToBasket')}|${say('addToBasket')}`);
  });

  it('updates the count in the cart button, both visible and accessible', async () => {
    const page = await open('', 'Tides');
    await page.reads(countOf(2), 'museum-cart-button');
    for (const count of [1, 0]) {
      translate(page);
      page.held('cart').lines.splice(count, 1);
      await page.reads(spaced(countOf(count)), 'museum-cart-button');
    }
  });

  it('removes a line, restores it and empties the basket', async () => {
    const page = await open('#/checkout', 'Adult');
    translate(page);
    await press(page, REMOVE_ADULT);
    await page.reads(say('nameHasBeenRemoved', { name: 'Adult' }));
    translate(page);
    await press(page, say('undo'));
    // the price identifies the restored line: the suggestions have lines, too
    await page.reads('€28.00');
    translate(page);
    await press(page, REMOVE_ADULT);
    await press(page, say('removeName', { name: 'Child' }));
    await page.reads(say('yourBasketIsEmpty'));
  });

  it('shows the errors of the guest form and accepts the corrections', async () => {
    const page = await open('#/register-guest', say('firstName'));
    translate(page);
    const field = page.one<HTMLInputElement>('input[name=fname]');
    fill(field, '');
    await press(page, say('orderWithObligationTo'));
    await page.reads(say('pleaseCorrectTheErrors'));
    translate(page);
    fill(field, 'Ada');
    await page.until('it is taken', () => field.ariaInvalid === 'false');
    translate(page);
    await press(page, say('orderWithObligationTo'));
    await page.reads(say('pleaseCorrectTheErrors'));
  });

  it('asks for consent to the terms and accepts it', async () => {
    const page = await open('#/checkout?step=payment', 'Card');
    translate(page);
    await press(page, say('orderWithObligationTo'));
    await page.reads(say('pleaseAgreeToThe'));
    translate(page);
    page.one('input[name=terms]').click();
    await page.until('the error has gone', () => page.all('.field-error').length === 0);
    translate(page);
    await press(page, TERMS);
    await page.until('the dialog is there', () => page.all('dialog[open] h2').length > 0);
    translate(page);
    await press(page, say('close'));
    await page.until('the dialog is gone', () => page.all('dialog[open]').length === 0);
  });

  it('shows each state of a payment in turn, and clears the basket after a cancelled one', async () => {
    const page = await open('#/checkout/success', say('weCannotFindThis'));
    const pending = { cartId: 'c', sessionUs: 's', outcome: 'accepted' } as const;
    const error = { is: 'network', log: '' } as const;
    const order = { booking_id: 'B-1', has_tickets: true };
    const payments: Payment[] = [
      { is: 'returned', pending },
      { is: 'executing', pending },
      { is: 'failed', pending, error },
      { is: 'returned', pending: { ...pending, outcome: 'failed' } },
      { is: 'canceling', pending },
      { is: 'done', order },
      { is: 'gone' },
      { is: 'canceled' },
    ];
    for (const payment of payments) {
      translate(page);
      page.held('checkout').payment = payment;
      await page.untilIdle();
      expect(page.all('h2'), payment.is).to.have.length(1);
    }
    await page.reads(say('thePaymentWasCancelled'));
    translate(page);
    await press(page, say('clearBasket'));
    await page.until('it is empty', () => page.held('cart').lines.length === 0);
  });
});
