import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { leastPriceCents, peopleOf, readParts } from '../../demo/server/family.ts';
import type { PartCount } from '../../demo/server/family.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';
import { startDemo } from './support/demo.ts';
import type { Demo } from './support/demo.ts';
import { faultAt } from './support/document.ts';
import { family, familyTicket, harbourCatalogue, leftOf } from './support/harbour.ts';
import { beginAndPay, execute, loginAsGuest, payment, ticket } from './support/visitor.ts';

const SUNDAY = '2027-03-14T10:00:00';

describe('The parts of a family ticket', () => {
  const parts = (adults: number, children: number, babies: number): PartCount[] =>
    family(1, [adults, children, babies]).subtickets;

  const cases: [string, number, PartCount[], string][] = [
    ['are taken at their least', 1, parts(2, 1, 0), 'fine'],
    ['are taken at their most', 1, parts(2, 3, 2), 'fine'],
    ['are counted over all pieces together', 2, parts(4, 6, 4), 'fine'],
    ['need not be spread evenly over the pieces', 2, parts(4, 2, 1), 'fine'],
    ['of a fixed count are no fewer', 1, parts(1, 1, 0), 'PART_FIXED'],
    ['of a fixed count are no more', 1, parts(3, 1, 0), 'PART_FIXED'],
    ['of a fixed count are as many as the pieces have together', 2, parts(2, 2, 0), 'PART_FIXED'],
    ['are no fewer than their least', 1, parts(2, 0, 0), 'PART_OUT_OF_RANGE'],
    ['are no fewer than their least for each piece', 2, parts(4, 1, 0), 'PART_OUT_OF_RANGE'],
    ['are no more than their most', 1, parts(2, 4, 0), 'PART_OUT_OF_RANGE'],
    ['are no more than their most for each piece', 2, parts(4, 7, 0), 'PART_OUT_OF_RANGE'],
    ['are never negative', 1, parts(2, 1, -1), 'PART_OUT_OF_RANGE'],
    ['are all named, also one of which none comes', 1, parts(2, 1, 0).slice(0, 2), 'PART_MISSING'],
    ['are not left out altogether', 1, [], 'PART_MISSING'],
    ['are those of this ticket', 1, [...parts(2, 1, 0), { id: 'x', count: 1 }], 'PART_UNKNOWN'],
    ['are named once each', 1, [...parts(2, 1, 0), { id: 'f-baby', count: 1 }], 'NOT_UNDERSTOOD'],
  ];
  for (const [title, pieces, chosen, expected] of cases) {
    test(title, () => {
      const outcome = readParts(familyTicket, pieces, chosen);
      assert.equal(outcome.is === 'fine' ? 'fine' : outcome.code, expected);
    });
  }

  test('are kept as far as somebody comes, and each is one person', () => {
    const outcome = readParts(familyTicket, 1, parts(2, 3, 0));
    assert.ok(outcome.is === 'fine');
    assert.deepEqual(
      outcome.value.map(({ id, count, priceCents }) => [id, count, priceCents]),
      [
        ['f-adult', 2, 100],
        ['f-child', 3, 200],
      ],
    );
    assert.equal(peopleOf(outcome.value), 5);
  });

  test('count at their least in the price that an event begins at', () => {
    assert.equal(leastPriceCents(familyTicket), 1900);
  });
});

describe('A family ticket', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo({ catalogue: harbourCatalogue });
  });
  after(() => demo.stop());

  const buy = async (items: unknown[]) => {
    for (const item of items) {
      assert.equal(faultAt('/components/schemas/TicketItem', item), undefined);
    }
    const { body } = await execute(demo, await beginAndPay(demo, items));
    const review = await demo.get(`en/order/review?id=${body.data.review_id}`);
    assert.equal(faultAt('/components/schemas/OrderReview', review.body.data), undefined);
    return review.body.data.items;
  };

  const refuse = async (item: unknown, lang = 'en') => {
    const token = await loginAsGuest(demo);
    const answer = await demo.post(`${lang}/checkout/initPayment?token=${token}`, payment([item]));
    assert.equal(answer.status, 422);
    return answer.body;
  };

  test('costs its own price and that of its parts, and takes a place for each person', async () => {
    const [line] = await buy([family(1, [2, 3, 0])]);
    assert.equal(line.price, 1500);
    assert.equal(line.totalPrice, 1500 + 2 * 100 + 3 * 200);
    assert.equal(line.count, 1);
    assert.equal(line.datetime, SUNDAY);
    assert.deepEqual(line.details, [
      'Harbour [en]',
      'Quay [en]',
      '2 × Adult [en]',
      '3 × Child [en]',
    ]);
    assert.equal(line.barcodes.length, 1);
    assert.equal((await leftOf(demo, 'family', '20270314'))[SUNDAY], 5);
    const order = demo
      .database()
      .one('SELECT total_cents, count, mode, ticket_id FROM orders JOIN places USING (cart_id)');
    assert.deepEqual(order, { total_cents: 2300, count: 5, mode: 1, ticket_id: '' });
  });

  test('is refused when its people are more than the places of its slot', async () => {
    const { code, error } = await refuse(family(1, [2, 3, 1]));
    assert.equal(code, 'TOO_FEW_PLACES');
    assert.match(error, /book 6 places .* only 5 are available/);
  });

  test('has a code for each person where each is to have one', async () => {
    const subtickets = [
      { id: 'p-big', count: 2 },
      { id: 'p-small', count: 1 },
    ];
    const [line] = await buy([{ ...ticket('pair', 2, '2027-03-15T10:00:00'), subtickets }]);
    assert.equal(new Set(line.barcodes).size, 3);
    assert.equal(line.totalPrice, 1800);
  });

  test('with nobody in it is refused', async () => {
    const subtickets = [
      { id: 'p-big', count: 0 },
      { id: 'p-small', count: 0 },
    ];
    const { code } = await refuse({ ...ticket('pair', 1, SUNDAY), subtickets });
    assert.equal(code, 'COUNT_INVALID');
  });

  test('is not understood with half a child', async () => {
    assert.equal((await refuse(family(1, [2, 1.5, 0]))).code, 'NOT_UNDERSTOOD');
  });

  test('is refused with a sentence that names ticket, part and bounds', async () => {
    const { error: missing } = await refuse({ ...family(1, [2, 1, 0]), subtickets: [] });
    assert.equal(missing, 'Please choose a number of “Adult [en]” for “Family [en]”.');
    const { error: fixed } = await refuse(family(2, [2, 2, 0]));
    assert.equal(fixed, '“Family [en]” in this number includes exactly 4 × “Adult [en]”.');
    const { error: range } = await refuse(family(2, [4, 7, 0]));
    assert.equal(range, '“Family [en]” in this number includes 2 to 6 × “Child [en]”.');
    const stranger = { ...ticket('day', 1, SUNDAY), subtickets: [{ id: 'f-child', count: 1 }] };
    const { error: unknown } = await refuse(stranger);
    assert.match(unknown, /“Day \[en\]” is no longer offered in this form/);
  });

  test('is refused in every language with its own names, and no gap is left', async () => {
    const sentences = new Set<string>();
    for (const lang of LANGUAGES) {
      for (const item of [family(2, [2, 2, 0]), family(1, [2, 9, 0])]) {
        const { error } = await refuse(item, lang);
        assert.ok(error.includes(`Family [${lang}]`), error);
        assert.ok(!/[{}]/.test(error), error);
        sentences.add(error);
      }
    }
    assert.equal(sentences.size, 2 * LANGUAGES.length);
  });
});
