import { expect } from 'chai';
import type { MuseumEventMap } from '../../src/elements/public.ts';
import { ADULTS } from '../support/basket.ts';
import { addAdults } from '../support/choose.ts';
import { openMuseum } from '../support/museum.ts';
import { openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';

const TAG = '<museum-tickets></museum-tickets>';

type Name = keyof MuseumEventMap;

/** Returns the origin of an event and how it propagates. */
function wayOf(page: Page, event: CustomEvent) {
  const [first] = event.composedPath().length > 0 ? event.composedPath() : [event.target];
  const isDocument = (first ?? event.target) === page.document;
  return {
    from: isDocument ? 'document' : (event.target as Element).localName,
    bubbles: event.bubbles,
    composed: event.composed,
  };
}
const OF_ELEMENT = { from: 'museum-tickets', bubbles: true, composed: true };
const OF_DOCUMENT = { from: 'document', bubbles: true, composed: true };

/** Opens a page that listens from the start, then inserts the embed. */
async function openRecording<N extends Name>(name: N, body = TAG, address = '') {
  const page = await openPage('<main></main>', { address });
  const events = page.recordEvents(name);
  page.one('main').innerHTML = body;
  return { page, events };
}

describe('the events for the host page', () => {
  it('include museum-ready when the first screen of an embed is shown', async () => {
    const { page, events } = await openRecording('museum-ready');
    let seen = '';
    page.document.addEventListener('museum-ready', () => {
      seen = page.text('museum-tickets');
    });
    await page.reads('Eight Bells');
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ area: 'tickets' }]);
    expect(wayOf(page, events[0]!)).to.deep.equal(OF_ELEMENT);
    expect(seen.startsWith(say('tickets')), seen).to.equal(true);
  });

  it('include museum-ready once for each embed', async () => {
    const body = `${TAG}<museum-cart-button></museum-cart-button>`;
    const { page, events } = await openRecording('museum-ready', body);
    await page.until('both are there', () => events.length > 1);
    await page.untilIdle();
    const areas = events.map(({ target, detail }) => [(target as Element).localName, detail.area]);
    expect(areas.toSorted()).to.deep.equal([
      ['museum-cart-button', 'checkout'],
      ['museum-tickets', 'tickets'],
    ]);
  });

  it('include museum-navigate when a route is shown', async () => {
    const { page, events } = await openRecording('museum-navigate');
    await page.click(/^Tides/);
    await page.reads(say('chooseADay'));
    const detail = { area: 'tickets', name: 'ticket', path: '/tickets/12' };
    expect(events.map((event) => event.detail)).to.deep.equal([detail]);
    expect(wayOf(page, events[0]!)).to.deep.equal(OF_ELEMENT);
  });

  it('include museum-language on the document', async () => {
    const { page, events } = await openRecording('museum-language');
    await page.reads('Tides');
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ lang: 'en' }]);
    expect(wayOf(page, events[0]!)).to.deep.equal(OF_DOCUMENT);
  });

  it('include museum-cart-change on the document and museum-analytics when tickets go into the basket', async () => {
    const { page, events } = await openRecording(
      'museum-cart-change',
      TAG,
      '#/tickets/12?date=2027-03-06',
    );
    const analytics = page.recordEvents('museum-analytics');
    await addAdults(page, 2);
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      {
        count: 1,
        totalCents: 2800,
        lines: [{ type: 'ticket', id: '1201', name: 'Adult', count: 2, totalPrice: 2800 }],
      },
    ]);
    expect(wayOf(page, events[0]!)).to.deep.equal(OF_DOCUMENT);
    expect(analytics).to.have.length(1);
    const { event, type, currency, value, items } = analytics[0]!.detail;
    expect([event, type, currency, value]).to.deep.equal(['add_to_cart', 'Ticket', 'EUR', '28.00']);
    expect(items).to.have.length(1);
    expect(wayOf(page, analytics[0]!)).to.deep.equal(OF_ELEMENT);
  });

  it('include museum-begin-checkout when the checkout has something to sell', async () => {
    const { page, events } = await openRecording('museum-begin-checkout', TAG, '#/checkout');
    await page.reads(say('yourBasketIsEmpty'));
    page.held('cart').lines.push(ADULTS);
    await page.reads(say('firstName'));
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ count: 1, totalCents: 2800 }]);
    expect(wayOf(page, events[0]!)).to.deep.equal(OF_ELEMENT);
  });

  it('include museum-purchase when the order is placed', async () => {
    const { api } = await openMuseum({
      answers: { 'POST checkout/execPayment': { data: { booking_id: 'B-1', has_tickets: true } } },
    });
    const page = await openPage(TAG, { api, address: '#/checkout/success' });
    const events = page.recordEvents('museum-purchase');
    await page.reads(say('weCannotFindThis'));
    Object.assign(page.held('cart'), { lines: [ADULTS], sent: { lines: [ADULTS], before: [] } });
    const sessionUs = page.held('session').key;
    const pending = { cartId: 'c1', sessionUs, outcome: 'accepted' } as const;
    // the order button was pressed before; only the answer to the order is missing
    page.held('checkout').payment = { is: 'failed', pending, error: { is: 'network', log: '' } };
    await page.click(say('tryAgain'));
    await page.reads(say('thankYouForYour'));
    await page.until('the event is emitted', () => events.length > 0);
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { bookingId: 'B-1', hasTickets: true, totalCents: 2800 },
    ]);
    expect(wayOf(page, events[0]!)).to.deep.equal(OF_ELEMENT);
  });

  it('include museum-error with a code and without secrets', async () => {
    const { api } = await openMuseum();
    sessionStorage.setItem(`museum-shop/1/${api}/1/token`, '"a secret"');
    const { page, events } = await openRecording('museum-error', `<museum-tickets api="${api}">`);
    await page.reads(say('tryAgain'));
    expect(page.held('session').token).to.equal('a secret');
    const error = events.find(({ detail }) => detail.message.includes('event/select'))!;
    const message = `cannot GET ${api}/en/event/select (404)`;
    expect(error.detail).to.deep.equal({ code: 'http-error', message });
    expect(JSON.stringify(events.map(({ detail }) => detail))).not.to.include('secret');
    expect(wayOf(page, error)).to.deep.equal(OF_DOCUMENT);
  });
});
