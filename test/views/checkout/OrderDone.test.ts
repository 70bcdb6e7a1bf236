import { expect } from 'chai';
import { checkout } from '../../../src/core/checkout/store.ts';
import { ADA } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { linkIn, say, sayIn } from '../../support/say.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';

const ORDER = { booking_id: 'AS-4711', has_tickets: true, review_id: 'r1' };
const TICKET = {
  type: 'ticket',
  id: '1201',
  name: 'Adult',
  count: 1,
  price: 1400,
  totalPrice: 1400,
  vat_value: 7,
  datetime: '2027-03-06T12:00:00',
  barcodes: ['QX7M2K9P'],
};
const BOOK = { ...TICKET, type: 'merchandise', name: 'Book', datetime: undefined, barcodes: [] };
const REVIEW = {
  booking_id: 'AS-4711',
  status: 'paid',
  total: 1400,
  items: [TICKET],
  documents: [{ name: 'Invoice', url: 'https://shop.example/invoice.pdf' }],
};

async function show(
  order: typeof ORDER = ORDER,
  review: object = REVIEW,
  lang: 'en' | 'de' = 'en',
): Promise<Screen> {
  await startShop({ 'GET order/review': { data: review } });
  checkout.payment = { is: 'done', order, sentTo: ADA.email };
  const screen = await showScreen('/checkout/success', lang);
  await screen.reads(sayIn(lang, 'whatHappensNext'));
  return screen;
}

/** Replaces a function of the browser that may be missing; returns how to restore it. */
function stub(name: 'clipboard' | 'share', value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () =>
    own
      ? Object.defineProperty(navigator, name, own)
      : void Reflect.deleteProperty(navigator, name);
}

describe('the confirmation of an order', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    for (const each of undo.splice(0)) each();
  });

  it('shows the address large, then number and codes, then the items, links and next steps', async () => {
    const screen = await show();
    await screen.reads('QX7M2K9P');
    await screen.reads(say('addToCalendar'));
    const inOrder = [
      say('thankYouForYour'),
      say('weSendYourTickets', { sentTo: ADA.email }),
      say('bookingNumber0', { 0: 'AS-4711' }),
      'QX7M2K9P',
      '1 × Adult',
      'Invoice',
      say('addToCalendar'),
      say('whatHappensNext'),
    ].map((part) => screen.text().indexOf(part));
    expect(inOrder).not.to.include(-1);
    expect(inOrder).to.deep.equal(inOrder.toSorted((one, other) => one - other));
    const size = (selector: string): number =>
      parseFloat(getComputedStyle(screen.root.querySelector(selector)!).fontSize);
    expect(size('.sent-to strong')).to.be.greaterThan(size('.booking-number'));
    await screen.isSound();
  });

  it('shows the codes in the first view of a phone', async () => {
    const screen = await show();
    await screen.reads('QX7M2K9P');
    screen.host.style.inlineSize = '360px';
    await new Promise(requestAnimationFrame);
    const top = screen.host.getBoundingClientRect().top;
    const code = screen.root.querySelector('.codes svg')!.getBoundingClientRect();
    expect(code.bottom - top).to.be.lessThan(640);
  });

  it('copies the booking number, and announces it', async () => {
    const copied: string[] = [];
    undo.push(stub('clipboard', { writeText: async (text: string) => void copied.push(text) }));
    const screen = await show();
    await screen.press('button', say('copyTheBookingNumber'));
    await screen.reads(say('copied'));
    expect(screen.texts('status')).to.include(say('copied'));
    expect(copied).to.deep.equal(['AS-4711']);
    await screen.isSound();
  });

  it('does not claim to have copied what the browser refuses to copy', async () => {
    let tries = 0;
    const writeText = (): Promise<void> => Promise.reject(new Error(`refused ${(tries += 1)}`));
    undo.push(stub('clipboard', { writeText }));
    const screen = await show();
    await screen.press('button', say('copyTheBookingNumber'));
    await eventually('it was tried', () => tries === 1);
    await new Promise(requestAnimationFrame);
    expect(screen.text()).not.to.include(say('copied'));
  });

  it('offers no copy without a clipboard', async () => {
    undo.push(stub('clipboard', undefined));
    const screen = await show();
    expect(screen.names('button')).not.to.include(say('copyTheBookingNumber'));
  });

  it('names the next steps of tickets, and how to reach the museum with the booking number', async () => {
    const screen = await show();
    expect(screen.text()).to.include(say('showYourTicketsAt'));
    expect(screen.text()).to.include(say('noEMailAfterA'));
    expect(screen.text()).not.to.include(say('wePostYourGoods'));
    const contact = [...screen.root.querySelectorAll<HTMLAnchorElement>('a[href^=mailto]')];
    expect(contact.map(({ href }) => new URL(href).searchParams.get('subject'))).to.deep.equal([
      say('bookingNumberNumber', { number: 'AS-4711' }),
    ]);
    await screen.press('link', linkIn('youCanOpenYour', 0));
    await screen.reads(say('yourOrder'));
  });

  it('names the next steps of goods', async () => {
    const screen = await show(
      { ...ORDER, has_tickets: false },
      { ...REVIEW, items: [BOOK], shippingCosts: 290 },
    );
    await screen.reads(say('wePostYourGoods'));
    expect(screen.text()).to.include(say('weSendTheConfirmation', { sentTo: ADA.email }));
    expect(screen.text()).not.to.include(say('showYourTicketsAt'));
  });

  it('sends the link to the order from a device that can share', async () => {
    const shared: ShareData[] = [];
    undo.push(stub('share', async (data: ShareData) => void shared.push(data)));
    const screen = await show();
    await screen.press('button', say('sendTheLinkToYour'));
    expect(shared).to.have.length(1);
    expect(shared[0]!.url).to.match(/^http.*#(\/en)?\/order-review\/r1$/);
    expect(shared[0]!.title).to.equal(say('bookingNumberNumber', { number: 'AS-4711' }));
    await screen.isSound();
  });

  it('offers no sharing otherwise', async () => {
    const screen = await show();
    expect(screen.names('button')).not.to.include(say('sendTheLinkToYour'));
  });

  it('is available in German', async () => {
    const screen = await show(ORDER, REVIEW, 'de');
    expect(screen.text()).to.include(sayIn('de', 'weSendYourTickets', { sentTo: ADA.email }));
    await screen.isSound();
  });
});
