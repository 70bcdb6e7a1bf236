import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { addLine, clearCart, removeLine, undoRemove } from '../../../src/core/cart/actions.ts';
import { markSent, removeSent } from '../../../src/core/cart/payment.ts';
import { persistCart } from '../../../src/core/cart/persist.ts';
import { readCart, restoreCart } from '../../../src/core/cart/stored.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { type CartLine, lineKey } from '../../../src/core/cart/types.ts';
import { language } from '../../../src/core/page/language.ts';
import { cents } from '../../../src/core/money/cents.ts';
import { readStored, writeStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import {
  articleLine,
  dayLine,
  ELEVEN,
  familyLine,
  ofDay,
  passLine,
  passOwner,
  place,
  taker,
  ticketLine,
  tourLine,
  voucherCode,
  voucherLine,
} from '../../support/samples.ts';
import { eventually } from '../../support/eventually.ts';
import { openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

const lines = () => plain(cart.lines);
const isStored = (title: string, test: (stored: { lines?: unknown[] } | undefined) => boolean) =>
  eventually(title, () => test(readStored('cart') as { lines?: unknown[] } | undefined));

const ADULT = ticketLine(2);
const CHILD = ticketLine(1, { id: '2', name: 'Child' });
const LATER = ticketLine(1, { datetime: ELEVEN });
const FAMILY = familyLine(1, [2, 3, 1]);
const HALF = { id: 'e', name: 'Half', vat_value: 19 };
const DAY = dayLine([ofDay(2), ofDay(1, HALF)]);
const TOUR = tourLine(2, [taker(2)], {
  answers: [{ qId: 'q', type: 'checkbox', value: ['ramp'], label: 'Needs', shown: 'Ramp' }],
});
const PASS = passLine([passOwner('Ada'), passOwner('Bert', { send_to_custom_addr: true })]);
/** Clones a line, because the cart keeps the object that it is given. */
const copy = <T>(line: T): T => structuredClone(line);

beforeEach(async () => {
  await resetAll();
  await openShop();
  restoreCart();
  persistCart();
});

describe('adding a line to the cart', () => {
  it('appends lines in order', () => {
    for (const line of [ADULT, CHILD, LATER, voucherCode(500)]) addLine(line);
    expect(lines()).to.deep.equal([ADULT, CHILD, LATER, voucherCode(500)]);
  });

  it('merges tickets of the same type and moment', () => {
    addLine(ADULT);
    addLine(CHILD);
    addLine(ticketLine(3));
    expect(lines()).to.deep.equal([ticketLine(5), CHILD]);
  });

  it('applies the newest price to all merged tickets', () => {
    addLine(ADULT);
    addLine(ticketLine(1, { price: ADULT.vat_value as typeof ADULT.price }));
    expect(cart.lines[0]).to.deep.include({ totalCount: 3, price: 7, totalPrice: 21 });
  });

  it('merges families with their parts, and day tickets into one line', () => {
    for (const line of [FAMILY, DAY, FAMILY, DAY]) addLine(copy(line));
    expect(lines()).to.deep.equal([familyLine(2, [4, 6, 2]), dayLine([ofDay(4), ofDay(2, HALF)])]);
  });

  it('ignores a voucher code that is already there, without an error', () => {
    const events = recordEvents('museum-error');
    addLine(voucherCode(500));
    addLine(voucherCode(900));
    addLine(voucherCode(300, 'V2'));
    expect(lines()).to.deep.equal([voucherCode(500), voucherCode(300, 'V2')]);
    expect(events).to.deep.equal([]);
  });
});

describe('removing a line from the cart', () => {
  beforeEach(() => [ADULT, CHILD, LATER].forEach((line) => addLine({ ...line })));

  for (const line of [FAMILY, DAY, TOUR]) {
    it(`can be undone with all its contents: ${lineKey(line)}`, () => {
      addLine(copy(line));
      const before = lines();
      removeLine(lineKey(line));
      expect(cart.lines).to.have.length(3);
      undoRemove();
      expect(lines()).to.deep.equal(before);
    });
  }

  it('removes only this line', () => {
    removeLine(lineKey(CHILD));
    expect(lines()).to.deep.equal([ADULT, LATER]);
  });

  it('does nothing for a line that is not there', () => {
    removeLine('ticket:9:never');
    expect(cart.lines).to.have.length(3);
    expect(cart.removed).to.equal(undefined);
  });

  for (const line of [ADULT, CHILD, LATER]) {
    it(`can be undone at the original position: ${lineKey(line)}`, () => {
      const before = lines();
      removeLine(lineKey(line));
      undoRemove();
      expect(lines()).to.deep.equal(before);
      undoRemove();
      expect(lines()).to.deep.equal(before);
    });
  }

  it('can be undone for the last removed line only, and not after another line is added', () => {
    removeLine(lineKey(ADULT));
    removeLine(lineKey(LATER));
    undoRemove();
    expect(lines()).to.deep.equal([CHILD, LATER]);
    removeLine(lineKey(CHILD));
    addLine(voucherCode(500));
    undoRemove();
    expect(lines()).to.deep.equal([LATER, voucherCode(500)]);
  });

  it('forgets the payment under way when the cart is cleared', async () => {
    cart.cartId = 'c1';
    markSent([]);
    await isStored('the basket', (stored) => stored?.lines?.length === 3);
    clearCart();
    undoRemove();
    expectState(cart).to.deep.equal({ lines: [], changes: [] });
    await isStored('an empty cart', (stored) => stored === undefined);
  });
});

describe('lines sent with a payment', () => {
  beforeEach(() => [ADULT, CHILD, voucherCode(500)].forEach((line) => addLine({ ...line })));

  it('are removed from the cart, except what was added since', () => {
    markSent([]);
    addLine(ticketLine(1));
    addLine({ ...LATER });
    removeSent();
    expect(lines()).to.deep.equal([ticketLine(1), LATER]);
    expect([cart.sent, cart.cartId]).to.deep.equal([undefined, undefined]);
  });

  it('are removed from families and day tickets, except what was added since', () => {
    addLine(copy(FAMILY));
    addLine(copy(DAY));
    markSent([]);
    addLine(familyLine(2, [2, 1, 2]));
    addLine(dayLine([ofDay(3, HALF)]));
    removeSent();
    expect(lines()).to.deep.equal([
      familyLine(2, [2, 1, 2]),
      dayLine([ofDay(3, HALF)], { name: DAY.name }),
    ]);
  });

  it('do not change with the cart', () => {
    addLine(copy(FAMILY));
    markSent(['c0']);
    const before = plain(cart.sent);
    addLine(copy(FAMILY));
    removeLine(lineKey(ADULT));
    expectState(cart.sent).to.deep.equal(before);
    expect(before).to.deep.equal({
      lines: [ADULT, CHILD, voucherCode(500), FAMILY],
      before: ['c0'],
    });
  });

  it('can be removed by hand before the order', () => {
    markSent([]);
    removeLine(lineKey(ADULT));
    removeSent();
    expect(lines()).to.deep.equal([]);
  });

  it('are none if nothing was sent', () => {
    const before = lines();
    removeSent();
    expect(lines()).to.deep.equal(before);
  });
});

describe('the cart of a tab', () => {
  it('is stored, and restored after a reload', async () => {
    addLine({ ...ADULT });
    addLine(voucherCode(500));
    addLine(copy(FAMILY));
    addLine(copy(DAY));
    addLine(copy(TOUR));
    cart.cartId = 'c1';
    cart.shippingCosts = cents(490);
    markSent(['c0']);
    await isStored('the basket', (stored) => stored?.lines?.length === 5);
    const before = plain(cart);
    Object.assign(cart, {
      lines: [],
      sent: undefined,
      cartId: undefined,
      shippingCosts: undefined,
    });
    // the emptied cart is stored at once, so restore what the earlier page has left
    await isStored('nothing', (stored) => stored === undefined);
    writeStored('cart', before);
    restoreCart();
    expectState(cart).to.deep.equal(before);
  });

  it('is empty, and knows nothing of an earlier payment, if nothing is stored', () => {
    const lang = 'de';
    const sent = { lines: [], before: [] };
    Object.assign(cart, { lines: [{ ...ADULT }], sent, cartId: 'c', lang, shippingCosts: 490 });
    restoreCart();
    expectState(cart).to.deep.equal({ lines: [], changes: [] });
  });
});

describe('a stored line', () => {
  it('keeps its moment as the back end sent it', () => {
    const wireDatetime = '2027-03-05 10:00';
    const kept = [
      { ...ADULT, wireDatetime },
      { ...DAY, dayTickets: [ofDay(1, { wireDatetime }), ofDay(1, { id: 'e' })] },
    ];
    writeStored('cart', { lines: kept });
    restoreCart();
    expect(lines()).to.deep.equal(kept);
  });

  const broken: [title: string, line: unknown][] = [
    ['if it is a number', 5],
    ['if it is null', null],
    ['with an unknown type', { ...ADULT, type: 'balloon' }],
    ['without a price', { ...ADULT, price: undefined }],
    ['with half a cent', { ...ADULT, totalPrice: 0.5 }],
    ['with an unsafe price', { ...ADULT, totalPrice: 1e300 }],
    ['without tickets', { ...ADULT, totalCount: 0 }],
    ['with a negative number of tickets', { ...ADULT, totalCount: -2 }],
    ['with half a ticket', { ...ADULT, totalCount: 1.5 }],
    ['with an invalid moment', { ...ADULT, datetime: '2027-02-30T10:00:00' }],
    ['with an id that is not a text', { ...ADULT, id: 1 }],
    ['with parts that are not a list', { ...FAMILY, subtickets: 'x' }],
    ['with half a child', { ...FAMILY, subtickets: [{ ...FAMILY.subtickets[0], count: 0.5 }] }],
    ['with a part without a price', { ...FAMILY, subtickets: [{ id: 'a', name: 'A', count: 1 }] }],
    ['if the list of day tickets is missing', { ...DAY, dayTickets: undefined }],
    ['if the list of day tickets is empty', { ...DAY, dayTickets: [] }],
    ['if its day tickets are on an invalid day', { ...DAY, date: '2027-02-30' }],
    [
      'if one of its day tickets has no VAT rate',
      { ...DAY, dayTickets: [{ ...ofDay(1), vat_value: null }] },
    ],
    ['if its tour is on an invalid day', { ...TOUR, date: '2027-02-30' }],
    ['if its tour is at an invalid time', { ...TOUR, time: '24:00' }],
    ['if its tour has no booking id', { ...TOUR, bookingId: undefined }],
    ['if its tour has no places', { ...TOUR, totalCount: 0 }],
    ['if its tour has half a place', { ...TOUR, prices: [place(0.5)] }],
    [
      'if its tour has a ticket whose parts are not a list',
      { ...TOUR, tickets: [{ ...taker(1), subtickets: 'x' }] },
    ],
    [
      'if its tour has an answer to a question of an unknown type',
      { ...TOUR, answers: [{ ...TOUR.answers[0], type: 'riddle' }] },
    ],
    ['if its tour has no answers', { ...TOUR, answers: undefined }],
    ['with no copies of an article', { ...articleLine(), count: 0 }],
    ['if its passes have no owners', { ...PASS, owners: [] }],
    ['if the owner of a pass has no name', { ...PASS, owners: [{ ...PASS.owners[0], name: {} }] }],
    [
      'if the owner of a pass has no address',
      { ...PASS, owners: [{ ...PASS.owners[0], address: {} }] },
    ],
    ['if its voucher code is missing', { ...voucherCode(500), barcode: undefined }],
  ];
  for (const [title, line] of broken) {
    it(`is left out ${title}`, () => {
      expect(readCart({ lines: [CHILD, line] })).to.deep.equal({ lines: [CHILD] });
    });
  }

  const odd: [title: string, stored: unknown, read: unknown][] = [
    ['that is a text', 'x', undefined],
    ['that is missing', undefined, undefined],
    ['without lines', {}, { lines: [] }],
    ['whose lines are not a list', { lines: 'x' }, { lines: [] }],
    ['without its invalid cart id', { lines: [CHILD], cartId: 5 }, { lines: [CHILD] }],
    [
      'without a line that has no list of parts',
      { lines: [{ ...ADULT, subtickets: undefined }, CHILD] },
      { lines: [CHILD] },
    ],
    [
      'without an invalid sent cart',
      { lines: [ADULT], sent: { counts: { 'ticket:1': 2 }, before: [] } },
      { lines: [ADULT] },
    ],
    ['with families and day tickets', { lines: [FAMILY, DAY] }, { lines: [FAMILY, DAY] }],
    [
      'with goods',
      { lines: [articleLine(2), voucherLine(1, 2550), PASS] },
      { lines: [articleLine(2), voucherLine(1, 2550), PASS] },
    ],
    [
      'with shipping costs of 0',
      { lines: [articleLine(2)], shippingCosts: 0 },
      { lines: [articleLine(2)], shippingCosts: 0 },
    ],
    [
      'without its invalid shipping costs',
      { lines: [articleLine(2)], shippingCosts: '490' },
      { lines: [articleLine(2)] },
    ],
    [
      'with its sent lines',
      { lines: [], sent: { lines: [FAMILY, DAY, voucherCode(5)], before: ['c0'] } },
      { lines: [], sent: { lines: [FAMILY, DAY, voucherCode(5)], before: ['c0'] } },
    ],
    ['without its invalid sent lines', { lines: [CHILD], sent: { a: 'b' } }, { lines: [CHILD] }],
  ];
  for (const [title, stored, read] of odd) {
    it(`is read from a cart ${title}`, () => void expect(readCart(stored)).to.deep.equal(read));
  }
});

describe('one kind of day ticket in a line', () => {
  beforeEach(() => {
    for (const line of [ADULT, DAY, CHILD]) addLine(plain(line) as CartLine);
  });

  it('can be removed alone and restored by undo', () => {
    removeLine(lineKey(DAY), 'd');
    expect(cart.lines[1]).to.deep.equal(dayLine([ofDay(1, HALF)]));
    expectState(cart.removed?.line).to.deep.equal(dayLine([ofDay(2)]));
    undoRemove();
    expect(cart.lines[1]).to.deep.equal(dayLine([ofDay(1, HALF), ofDay(2)]));
  });

  it('removes the line if it is the last kind, and undo restores the position', () => {
    removeLine(lineKey(DAY), 'd');
    removeLine(lineKey(DAY), 'e');
    expect(lines()).to.deep.equal([ADULT, CHILD]);
    undoRemove();
    expect(lines()).to.deep.equal([ADULT, dayLine([ofDay(1, HALF)]), CHILD]);
  });

  it('emits only an analytics event when it is removed', () => {
    const events = recordEvents('museum-analytics');
    removeLine(lineKey(DAY), 'e');
    expect(events.map(({ detail }) => [detail.event, detail.value])).to.deep.equal([
      ['remove_from_cart', '12.00'],
    ]);
  });
});

describe('the language of the names in the cart', () => {
  it('is stored and restored', async () => {
    language.lang = 'fr';
    addLine({ ...ADULT });
    await isStored('it is kept', (stored) => stored?.lines?.length === 1);
    language.lang = 'de';
    restoreCart();
    expect(cart.lang).to.equal('fr');
  });

  it('is dropped if it is unknown', () => {
    expect(readCart({ lines: [CHILD], lang: 'xx' })).to.deep.equal({ lines: [CHILD] });
  });
});

describe('cart events', () => {
  it('report every change of the cart', async () => {
    const events = recordEvents('museum-cart-change');
    addLine({ ...ADULT });
    addLine(voucherCode(500));
    await eventually('the event is emitted', () => events.length > 0);
    expect(events.at(-1)?.detail).to.deep.equal({
      count: 2,
      totalCents: 1900,
      lines: [
        { type: 'ticket', id: '1', name: 'Adult', count: 2, totalPrice: 2400 },
        { type: 'voucherCode', id: 'V1', name: 'Voucher', count: 1, totalPrice: -500 },
      ],
    });
    removeLine(lineKey(ADULT));
    await eventually('the second event is emitted', () => events.at(-1)?.detail.count === 1);
  });

  it('report added and removed lines to analytics, in euros', () => {
    const events = recordEvents('museum-analytics');
    addLine({ ...ADULT });
    addLine(ticketLine(1));
    addLine(voucherCode(500));
    removeLine(lineKey(ADULT));
    removeLine(lineKey(voucherCode(500)));
    const item = (event: string, value: string, count: number) => ({
      event,
      type: 'Ticket',
      currency: 'EUR',
      value,
      items: [{ id: '1', name: 'Adult', count, price: '12.00' }],
    });
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      item('add_to_cart', '24.00', 2),
      item('add_to_cart', '12.00', 1), // the added count, not the new total
      item('remove_from_cart', '36.00', 3),
    ]);
  });

  it('report families at their full price and each day ticket to analytics', () => {
    const events = recordEvents('museum-analytics');
    addLine(copy(FAMILY));
    addLine(copy(DAY));
    removeLine(lineKey(DAY));
    const of = (
      event: string,
      value: string,
      items: [id: string, name: string, count: number, price: string][],
    ) => ({
      event,
      type: 'Ticket',
      currency: 'EUR',
      value,
      items: items.map(([id, name, count, price]) => ({ id, name, count, price })),
    });
    const days: [string, string, number, string][] = [
      ['d', 'Day', 2, '12.00'],
      ['e', 'Half', 1, '12.00'],
    ];
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      of('add_to_cart', '30.00', [['f', 'Family', 1, '20.00']]),
      of('add_to_cart', '36.00', days),
      of('remove_from_cart', '36.00', days),
    ]);
  });

  it('report tours with each price and ticket to analytics', () => {
    const events = recordEvents('museum-analytics');
    addLine(copy(TOUR));
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      {
        event: 'add_to_cart',
        type: 'GuidedTour',
        currency: 'EUR',
        value: '26.00',
        items: [
          { id: 'p', name: 'Place', count: 2, price: '5.00' },
          { id: 't', name: 'Adult', count: 2, price: '8.00' },
        ],
      },
    ]);
  });

  it('report articles and passes as merchandise, and vouchers as vouchers, to analytics', () => {
    const events = recordEvents('museum-analytics');
    for (const line of [articleLine(2), PASS, voucherLine(2, 2550)]) addLine(copy(line));
    expect(events.map(({ detail }) => [detail.type, detail.value, detail.items[0]])).to.deep.equal([
      ['Merchandise', '48.00', { id: 'book', name: 'The book of tides', count: 2, price: '24.00' }],
      ['Merchandise', '120.00', { id: 'pass', name: 'Annual pass', count: 2, price: '60.00' }],
      ['Voucher', '51.00', { id: 'gift', name: 'Gift voucher', count: 2, price: '25.50' }],
    ]);
  });

  it('report all day tickets as one line', async () => {
    const events = recordEvents('museum-cart-change');
    addLine(copy(DAY));
    await eventually('the event is emitted', () => events.length > 0);
    expect(events.at(-1)?.detail).to.deep.equal({
      count: 1,
      totalCents: 3600,
      lines: [{ type: 'dayTicket', id: '12', name: 'Dinosaurs', count: 3, totalPrice: 3600 }],
    });
  });

  it('include the shipping costs', async () => {
    const events = recordEvents('museum-cart-change');
    addLine(articleLine(2));
    await eventually('the event is emitted', () => events.at(-1)?.detail.totalCents === 4800);
    cart.shippingCosts = cents(490);
    await eventually(
      'the second event is emitted',
      () => events.at(-1)?.detail.totalCents === 5290,
    );
  });

  it('report an undone removal to analytics', () => {
    addLine({ ...ADULT });
    removeLine(lineKey(ADULT));
    const events = recordEvents('museum-analytics');
    undoRemove();
    expect(events.map(({ detail }) => [detail.event, detail.value])).to.deep.equal([
      ['add_to_cart', '24.00'],
    ]);
  });
});
