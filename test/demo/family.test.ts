import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { leastPriceCents, peopleOf, readParts } from '../../demo/server/family.ts';
import type { PartCount } from '../../demo/server/family.ts';
import { useDemo } from './support/demo.ts';
import { family, familyTicket, harbourCatalogue, leftOf } from './support/harbour.ts';
import { ticket } from './support/visitor.ts';
import { inEvery } from './support/entries.ts';

const demo = useDemo({ catalogue: harbourCatalogue });

const SUNDAY = '2027-03-14T10:00:00';

const part = (id: string, count: number): PartCount => ({ id, count });

describe('Validation of family tickets', () => {
  const parts = (adults: number, children: number, babies: number): PartCount[] =>
    family(1, [adults, children, babies]).subtickets;

  const cases: [string, number, PartCount[], string][] = [
    ['accepts the minimum of each part', 1, parts(2, 1, 0), 'fine'],
    ['accepts the maximum of each part', 1, parts(2, 3, 2), 'fine'],
    ['multiplies the limits by the number of tickets', 2, parts(4, 6, 4), 'fine'],
    ['accepts parts that are spread unevenly over the tickets', 2, parts(4, 2, 1), 'fine'],
    ['rejects too few of a part with a fixed count', 1, parts(1, 1, 0), 'PART_FIXED'],
    ['rejects too many of a part with a fixed count', 1, parts(3, 1, 0), 'PART_FIXED'],
    ['rejects the fixed count of one ticket for two tickets', 2, parts(2, 2, 0), 'PART_FIXED'],
    ['rejects fewer than the minimum', 1, parts(2, 0, 0), 'PART_OUT_OF_RANGE'],
    ['rejects fewer than the minimum for two tickets', 2, parts(4, 1, 0), 'PART_OUT_OF_RANGE'],
    ['rejects more than the maximum', 1, parts(2, 4, 0), 'PART_OUT_OF_RANGE'],
    ['rejects more than the maximum for two tickets', 2, parts(4, 7, 0), 'PART_OUT_OF_RANGE'],
    ['rejects a negative count', 1, parts(2, 1, -1), 'PART_OUT_OF_RANGE'],
    [
      'rejects a list without one of the parts, even an optional one',
      1,
      parts(2, 1, 0).slice(0, 2),
      'PART_MISSING',
    ],
    ['rejects an empty list', 1, [], 'PART_MISSING'],
    [
      'rejects a part of another ticket',
      1,
      [...parts(2, 1, 0), { id: 'x', count: 1 }],
      'PART_UNKNOWN',
    ],
    [
      'rejects a part that is listed twice',
      1,
      [...parts(2, 1, 0), { id: 'f-baby', count: 1 }],
      'NOT_UNDERSTOOD',
    ],
  ];
  for (const [title, pieces, chosen, expected] of cases) {
    test(title, () => {
      const outcome = readParts(familyTicket, pieces, chosen);
      assert.equal(outcome.is === 'fine' ? 'fine' : outcome.code, expected);
    });
  }

  test('keeps only parts with a count above 0, and counts each as one person', () => {
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

  test('includes the minimum of each part in the lowest price', () => {
    assert.equal(leastPriceCents(familyTicket), 1900);
  });
});

describe('A family ticket', () => {
  test('costs its own price plus that of its parts, and takes a place for each person', async () => {
    const [line] = (await demo.buy([family(1, [2, 3, 0])])).items;
    assert.equal(line.price, 1500);
    assert.equal(line.totalPrice, 1500 + 2 * 100 + 3 * 200);
    assert.equal(line.count, 1);
    assert.equal(line.datetime, SUNDAY);
    const details = ['Harbour [en]', 'Quay [en]', '2 × Adult [en]', '3 × Child [en]'];
    assert.deepEqual(line.details, details);
    assert.equal(line.barcodes.length, 1);
    assert.equal((await leftOf(demo, 'family', '20270314'))[SUNDAY], 5);
    const query =
      'SELECT total_cents, count, mode, ticket_id FROM orders JOIN places USING (cart_id)';
    assert.deepEqual(demo.row(query), { total_cents: 2300, count: 5, mode: 1, ticket_id: '' });
  });

  test('is refused if it has more people than the slot has available places', async () => {
    await demo.begin([family(1, [2, 3, 0])]);
    const { code, error } = await demo.expectRefusal([family(1, [2, 3, 1])]);
    assert.equal(code, 'TOO_FEW_PLACES');
    assert.match(error, /\b5\b.*\b6\b/);
  });

  test('has a barcode for each person if `uniqueBarcode` is set', async () => {
    const subtickets = [part('p-big', 2), part('p-small', 1)];
    const pair = ticket('pair', 2, '2027-03-15T10:00:00');
    const [line] = (await demo.buy([{ ...pair, subtickets }])).items;
    assert.equal(new Set(line.barcodes).size, 3);
    assert.equal(line.totalPrice, 1800);
  });

  test('is refused without people', async () => {
    const subtickets = [part('p-big', 0), part('p-small', 0)];
    await demo.refuses([{ ...ticket('pair', 1, SUNDAY), subtickets }], 'COUNT_INVALID');
  });

  test('is refused with a fractional count', async () => {
    await demo.refuses([family(1, [2, 1.5, 0])], 'NOT_UNDERSTOOD');
  });

  test('is refused with an error that names ticket, part and limits', async () => {
    const of = (name: string) => ({ ticket: inEvery('Family'), part: inEvery(name) });
    await demo.refuses([{ ...family(1, [2, 1, 0]), subtickets: [] }], 'PART_MISSING', of('Adult'));
    await demo.refuses([family(2, [2, 2, 0])], 'PART_FIXED', { ...of('Adult'), min: 4 });
    const range = { ...of('Child'), min: 2, max: 6 };
    await demo.refuses([family(2, [4, 7, 0])], 'PART_OUT_OF_RANGE', range);
    const stranger = { ...ticket('day', 1, SUNDAY), subtickets: [part('f-child', 1)] };
    await demo.refuses([stranger], 'PART_UNKNOWN', { ticket: inEvery('Day') });
  });
});
