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
import { fresh } from '../../support/fresh.ts';
import { hear } from '../../support/hear.ts';
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
import { until } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';
import { expectState, plain } from '../../support/state.ts';

const lines = () => plain(cart.form);
const isStored = (title: string, test: (stored: { form?: unknown[] } | undefined) => boolean) =>
  until(title, () => test(readStored('cart') as { form?: unknown[] } | undefined));

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
/** A basket keeps what it is given. */
const copy = <T>(line: T): T => structuredClone(line);

beforeEach(async () => {
  await fresh();
  await openShop();
  restoreCart();
  persistCart();
});

describe('putting something into the basket', () => {
  it('adds a line, in the order they come', () => {
    for (const line of [ADULT, CHILD, LATER, voucherCode(500)]) addLine(line);
    expect(lines()).to.deep.equal([ADULT, CHILD, LATER, voucherCode(500)]);
  });

  it('lets tickets of the same type and moment grow', () => {
    addLine(ADULT);
    addLine(CHILD);
    addLine(ticketLine(3));
    expect(lines()).to.deep.equal([ticketLine(5), CHILD]);
  });

  it('takes the newest price for all of them', () => {
    addLine(ADULT);
    addLine(ticketLine(1, { price: ADULT.vat_value as typeof ADULT.price }));
    expect(cart.form[0]).to.deep.include({ totalCount: 3, price: 7, totalPrice: 21 });
  });

  it('lets families grow with their parts, and day tickets in their one line', () => {
    for (const line of [FAMILY, DAY, FAMILY, DAY]) addLine(copy(line));
    expect(lines()).to.deep.equal([familyLine(2, [4, 6, 2]), dayLine([ofDay(4), ofDay(2, HALF)])]);
  });

  it('does not add a voucher code twice, and says nothing of it', () => {
    const told = hear('museum-error');
    addLine(voucherCode(500));
    addLine(voucherCode(900));
    addLine(voucherCode(300, 'V2'));
    expect(lines()).to.deep.equal([voucherCode(500), voucherCode(300, 'V2')]);
    expect(told).to.deep.equal([]);
  });
});

describe('taking something out of the basket', () => {
  beforeEach(() => [ADULT, CHILD, LATER].forEach((line) => addLine({ ...line })));

  for (const line of [FAMILY, DAY, TOUR]) {
    it(`can be undone with all it held: ${lineKey(line)}`, () => {
      addLine(copy(line));
      const before = lines();
      removeLine(lineKey(line));
      expect(cart.form).to.have.length(3);
      undoRemove();
      expect(lines()).to.deep.equal(before);
    });
  }

  it('removes just this line', () => {
    removeLine(lineKey(CHILD));
    expect(lines()).to.deep.equal([ADULT, LATER]);
  });

  it('does nothing for a line that is not there', () => {
    removeLine('ticket:9:never');
    expect(cart.form).to.have.length(3);
    expect(cart.removed).to.equal(undefined);
  });

  for (const line of [ADULT, CHILD, LATER]) {
    it(`can be undone: ${lineKey(line)} comes back to where it stood`, () => {
      const before = lines();
      removeLine(lineKey(line));
      undoRemove();
      expect(lines()).to.deep.equal(before);
      undoRemove();
      expect(lines()).to.deep.equal(before);
    });
  }

  it('can be undone for the last line only, and not when something else was put in', () => {
    removeLine(lineKey(ADULT));
    removeLine(lineKey(LATER));
    undoRemove();
    expect(lines()).to.deep.equal([CHILD, LATER]);
    removeLine(lineKey(CHILD));
    addLine(voucherCode(500));
    undoRemove();
    expect(lines()).to.deep.equal([LATER, voucherCode(500)]);
  });

  it('of everything empties it and forgets the payment under way', async () => {
    cart.cartId = 'c1';
    markSent([]);
    await isStored('the basket', (stored) => stored?.form?.length === 3);
    clearCart();
    undoRemove();
    expectState(cart).to.deep.equal({ form: [], changes: [] });
    await isStored('nothing any more', (stored) => stored === undefined);
  });
});

describe('what was sent with a payment', () => {
  beforeEach(() => [ADULT, CHILD, voucherCode(500)].forEach((line) => addLine({ ...line })));

  it('leaves the basket, and what was added since stays', () => {
    markSent([]);
    addLine(ticketLine(1));
    addLine({ ...LATER });
    removeSent();
    expect(lines()).to.deep.equal([ticketLine(1), LATER]);
    expect([cart.sent, cart.cartId]).to.deep.equal([undefined, undefined]);
  });

  it('leaves the families and day tickets that came since', () => {
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

  it('stays what it was, whatever happens to the basket', () => {
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

  it('may have been taken out by hand in between', () => {
    markSent([]);
    removeLine(lineKey(ADULT));
    removeSent();
    expect(lines()).to.deep.equal([]);
  });

  it('is nothing where nothing was sent', () => {
    const before = lines();
    removeSent();
    expect(lines()).to.deep.equal(before);
  });
});

describe('the basket of a tab', () => {
  it('is kept, and taken up again after a reload', async () => {
    addLine({ ...ADULT });
    addLine(voucherCode(500));
    addLine(copy(FAMILY));
    addLine(copy(DAY));
    addLine(copy(TOUR));
    cart.cartId = 'c1';
    cart.shippingCosts = cents(490);
    markSent(['c0']);
    await isStored('the basket', (stored) => stored?.form?.length === 5);
    const before = plain(cart);
    Object.assign(cart, {
      form: [],
      sent: undefined,
      cartId: undefined,
      shippingCosts: undefined,
    });
    // the emptied store is written at once; what the page before had left is put back
    await isStored('nothing', (stored) => stored === undefined);
    writeStored('cart', before);
    restoreCart();
    expectState(cart).to.deep.equal(before);
  });

  it('is empty where nothing is stored', () => {
    cart.form = [{ ...ADULT }];
    restoreCart();
    expect(lines()).to.deep.equal([]);
  });
});

describe('a stored line', () => {
  it('keeps its moment as the back end sent it', () => {
    const wireDatetime = '2027-03-05 10:00';
    const kept = [
      { ...ADULT, wireDatetime },
      { ...DAY, dayTickets: [ofDay(1, { wireDatetime }), ofDay(1, { id: 'e' })] },
    ];
    writeStored('cart', { form: kept });
    restoreCart();
    expect(lines()).to.deep.equal(kept);
  });

  const broken: [title: string, line: unknown][] = [
    ['that is none', 5],
    ['that is null', null],
    ['of an unknown type', { ...ADULT, type: 'balloon' }],
    ['without a price', { ...ADULT, price: undefined }],
    ['with half a cent', { ...ADULT, totalPrice: 0.5 }],
    ['with a price beyond all numbers', { ...ADULT, totalPrice: 1e300 }],
    ['without tickets', { ...ADULT, totalCount: 0 }],
    ['with fewer than no tickets', { ...ADULT, totalCount: -2 }],
    ['with half a ticket', { ...ADULT, totalCount: 1.5 }],
    ['at no moment', { ...ADULT, datetime: '2027-02-30T10:00:00' }],
    ['with an id that is no text', { ...ADULT, id: 1 }],
    ['with parts that are no list', { ...FAMILY, subtickets: 'x' }],
    ['with half a child', { ...FAMILY, subtickets: [{ ...FAMILY.subtickets[0], count: 0.5 }] }],
    ['with a part without a price', { ...FAMILY, subtickets: [{ id: 'a', name: 'A', count: 1 }] }],
    ['of day tickets without a list of them', { ...DAY, dayTickets: undefined }],
    ['of no day tickets', { ...DAY, dayTickets: [] }],
    ['of day tickets on a day that does not exist', { ...DAY, date: '2027-02-30' }],
    [
      'of day tickets with one without a rate',
      { ...DAY, dayTickets: [{ ...ofDay(1), vat_value: null }] },
    ],
    ['of a tour on a day that does not exist', { ...TOUR, date: '2027-02-30' }],
    ['of a tour at no time', { ...TOUR, time: '24:00' }],
    ['of a tour that is nobody’s booking', { ...TOUR, bookingId: undefined }],
    ['of no tour', { ...TOUR, totalCount: 0 }],
    ['of a tour with half a place', { ...TOUR, prices: [place(0.5)] }],
    [
      'of a tour with a ticket whose parts are no list',
      { ...TOUR, tickets: [{ ...taker(1), subtickets: 'x' }] },
    ],
    [
      'of a tour with an answer to an unknown kind of question',
      { ...TOUR, answers: [{ ...TOUR.answers[0], type: 'riddle' }] },
    ],
    ['of a tour without answers', { ...TOUR, answers: undefined }],
    ['of no article', { ...articleLine(), count: 0 }],
    ['of passes without owners', { ...PASS, owners: [] }],
    ['of a pass for nobody', { ...PASS, owners: [{ ...PASS.owners[0], name: {} }] }],
    ['of a pass to nowhere', { ...PASS, owners: [{ ...PASS.owners[0], address: {} }] }],
    ['with a voucher code without its code', { ...voucherCode(500), barcode: undefined }],
  ];
  for (const [title, line] of broken) {
    it(`${title} is left out`, () => {
      expect(readCart({ form: [CHILD, line] })).to.deep.equal({ form: [CHILD] });
    });
  }

  const odd: [title: string, stored: unknown, read: unknown][] = [
    ['that is no basket is none', 'x', undefined],
    ['that is missing is none', undefined, undefined],
    ['without lines is empty', {}, { form: [] }],
    ['with lines that are no list is empty', { form: 'x' }, { form: [] }],
    ['with a wrong cart id keeps its lines', { form: [CHILD], cartId: 5 }, { form: [CHILD] }],
    [
      'of an older release, which knew no families, keeps its tickets',
      {
        form: [{ ...ADULT, subtickets: undefined }],
        sent: { counts: { 'ticket:1': 2 }, before: [] },
      },
      { form: [ADULT] },
    ],
    [
      'with families and day tickets has them all',
      { form: [FAMILY, DAY] },
      { form: [FAMILY, DAY] },
    ],
    [
      'with goods has them all',
      { form: [articleLine(2), voucherLine(1, 2550), PASS] },
      { form: [articleLine(2), voucherLine(1, 2550), PASS] },
    ],
    [
      'with shipping costs has them, also where they are nothing',
      { form: [articleLine(2)], shippingCosts: 0 },
      { form: [articleLine(2)], shippingCosts: 0 },
    ],
    [
      'with shipping costs that are no amount forgets them',
      { form: [articleLine(2)], shippingCosts: '490' },
      { form: [articleLine(2)] },
    ],
    [
      'with what was sent has it',
      { form: [], sent: { lines: [FAMILY, DAY, voucherCode(5)], before: ['c0'] } },
      { form: [], sent: { lines: [FAMILY, DAY, voucherCode(5)], before: ['c0'] } },
    ],
    [
      'with something wrong sent keeps its lines',
      { form: [CHILD], sent: { a: 'b' } },
      { form: [CHILD] },
    ],
  ];
  for (const [title, stored, read] of odd) {
    it(`in a basket ${title}`, () => void expect(readCart(stored)).to.deep.equal(read));
  }
});

describe('one kind of a line of day tickets', () => {
  beforeEach(() => {
    for (const line of [ADULT, DAY, CHILD]) addLine(plain(line) as CartLine);
  });

  it('is taken out by itself, and comes back by undo', () => {
    removeLine(lineKey(DAY), 'd');
    expect(cart.form[1]).to.deep.equal(dayLine([ofDay(1, HALF)]));
    expectState(cart.removed?.line).to.deep.equal(dayLine([ofDay(2)]));
    undoRemove();
    expect(cart.form[1]).to.deep.equal(dayLine([ofDay(1, HALF), ofDay(2)]));
  });

  it('takes the line with it when it is the last, and undo brings it back to where it stood', () => {
    removeLine(lineKey(DAY), 'd');
    removeLine(lineKey(DAY), 'e');
    expect(lines()).to.deep.equal([ADULT, CHILD]);
    undoRemove();
    expect(lines()).to.deep.equal([ADULT, dayLine([ofDay(1, HALF)]), CHILD]);
  });

  it('is told to analytics alone', () => {
    const told = hear('museum-analytics');
    removeLine(lineKey(DAY), 'e');
    expect(told.map(({ detail }) => [detail.event, detail.value])).to.deep.equal([
      ['remove_from_cart', '12.00'],
    ]);
  });
});

describe('the language of the names in the basket', () => {
  it('is kept with them, and read again', async () => {
    language.lang = 'fr';
    addLine({ ...ADULT });
    await isStored('it is kept', (stored) => stored?.form?.length === 1);
    language.lang = 'de';
    restoreCart();
    expect(cart.lang).to.equal('fr');
  });

  it('that nobody speaks is forgotten', () => {
    expect(readCart({ form: [CHILD], lang: 'xx' })).to.deep.equal({ form: [CHILD] });
  });
});

describe('the page is told', () => {
  it('of every change of the basket', async () => {
    const told = hear('museum-cart-change');
    addLine({ ...ADULT });
    addLine(voucherCode(500));
    await until('it is told', () => told.length > 0);
    expect(told.at(-1)?.detail).to.deep.equal({
      count: 2,
      totalCents: 1900,
      lines: [
        { type: 'ticket', id: '1', name: 'Adult', count: 2, totalPrice: 2400 },
        { type: 'voucherCode', id: 'V1', name: 'Voucher', count: 1, totalPrice: -500 },
      ],
    });
    removeLine(lineKey(ADULT));
    await until('it is told again', () => told.at(-1)?.detail.count === 1);
  });

  it('of what is put in and taken out, for analytics, in euros', () => {
    const told = hear('museum-analytics');
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
    expect(told.map(({ detail }) => detail)).to.deep.equal([
      item('add_to_cart', '24.00', 2),
      item('add_to_cart', '12.00', 1), // what was added, not what is there now
      item('remove_from_cart', '36.00', 3),
    ]);
  });

  it('of families with all they cost, and of each day ticket, for analytics', () => {
    const told = hear('museum-analytics');
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
    expect(told.map(({ detail }) => detail)).to.deep.equal([
      of('add_to_cart', '30.00', [['f', 'Family', 1, '20.00']]),
      of('add_to_cart', '36.00', days),
      of('remove_from_cart', '36.00', days),
    ]);
  });

  it('of tours as such, with each price and ticket, for analytics', () => {
    const told = hear('museum-analytics');
    addLine(copy(TOUR));
    expect(told.map(({ detail }) => detail)).to.deep.equal([
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

  it('of articles and passes as merchandise, of vouchers as such, for analytics', () => {
    const told = hear('museum-analytics');
    for (const line of [articleLine(2), PASS, voucherLine(2, 2550)]) addLine(copy(line));
    expect(told.map(({ detail }) => [detail.type, detail.value, detail.items[0]])).to.deep.equal([
      ['Merchandise', '48.00', { id: 'book', name: 'The book of tides', count: 2, price: '24.00' }],
      ['Merchandise', '120.00', { id: 'pass', name: 'Annual pass', count: 2, price: '60.00' }],
      ['Voucher', '51.00', { id: 'gift', name: 'Gift voucher', count: 2, price: '25.50' }],
    ]);
  });

  it('of day tickets as one line with all of them', async () => {
    const told = hear('museum-cart-change');
    addLine(copy(DAY));
    await until('it is told', () => told.length > 0);
    expect(told.at(-1)?.detail).to.deep.equal({
      count: 1,
      totalCents: 3600,
      lines: [{ type: 'dayTicket', id: '12', name: 'Dinosaurs', count: 3, totalPrice: 3600 }],
    });
  });

  it('of what shipping adds to it', async () => {
    const told = hear('museum-cart-change');
    addLine(articleLine(2));
    await until('it is told', () => told.at(-1)?.detail.totalCents === 4800);
    cart.shippingCosts = cents(490);
    await until('it is told again', () => told.at(-1)?.detail.totalCents === 5290);
  });

  it('of a removal that was undone, for analytics', () => {
    addLine({ ...ADULT });
    removeLine(lineKey(ADULT));
    const told = hear('museum-analytics');
    undoRemove();
    expect(told.map(({ detail }) => [detail.event, detail.value])).to.deep.equal([
      ['add_to_cart', '24.00'],
    ]);
  });
});
