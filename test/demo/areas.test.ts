import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ShopConfig } from '../../src/core/api/contract.ts';
import {
  FREE_SLOT,
  article,
  ticket,
  annualPass,
  owner,
  voucher,
  voucherCode,
} from './support/visitor.ts';
import { useDemo } from './support/demo.ts';

const demo = useDemo();

type Flag = keyof ShopConfig & `has${string}`;

/** The areas of the shop, each with its flag, its calls and a cart item. */
const AREAS: { flag: Flag; calls: string[]; item: Record<string, unknown> }[] = [
  {
    flag: 'hasTickets',
    calls: [
      'event/select',
      'ticket/collect/event/tides',
      'ticket/collect/event/tides/date/20270314',
      'ticket/calendar/event/tides/range/20270301;20270331',
      'ticket/lifetime?event=tides',
    ],
    item: ticket('adult', 1),
  },
  {
    flag: 'hasGuidedTours',
    calls: [
      'tour/select/event',
      'tour/attr',
      'tour/overview?date=20270305&lookahead=4',
      'tour?tour=harbour',
      'tour/calendar/tour/harbour/range/20270301;20270331',
      'tour/lifetime/tour/harbour',
      'tour/soldout/tour/harbour/range/20270301;20270331',
      'tour/soldoutTimeslots/tour/harbour/date/20270306',
    ],
    item: {
      type: 'guidedTour',
      tourId: 'harbour',
      datetime: FREE_SLOT,
      timeslotId: `harbour-${FREE_SLOT}`,
      answers: [],
      prices: [],
      tickets: [{ id: 'tour-adult', count: 1, subtickets: [] }],
    },
  },
  {
    flag: 'hasMerchandise',
    calls: ['merchandise/select', 'merchandise/attr', 'merchandise?article=poster'],
    item: article('poster', 1),
  },
  {
    flag: 'hasMemCard',
    calls: [
      'merchandise/select?product_kind=13',
      'merchandise/attr?product_kind=13',
      'merchandise?article=pass',
    ],
    item: annualPass([owner('Ada')]),
  },
  {
    flag: 'hasVouchers',
    calls: ['voucher/select/event/', 'voucher/selectOne/price/gift', 'voucher/attr'],
    item: voucher('gift', 2500),
  },
  {
    flag: 'hasVoucherCode',
    calls: ['voucher?voucher=GIFT-1'],
    item: voucherCode('GIFT-1'),
  },
];

describe('A disabled area', () => {
  for (const { flag, calls, item } of AREAS) {
    test(`answers 404 to its calls while all other areas answer: ${flag}`, async () => {
      demo.openWith({ configuration: { [flag]: false } });
      for (const call of calls) assert.equal(await demo.statusOf(`en/${call}`), 404, call);
      for (const other of AREAS.filter((area) => area.flag !== flag)) {
        for (const call of other.calls) assert.equal(await demo.statusOf(`en/${call}`), 200, call);
      }
    });

    test(`refuses a cart with one of its items and holds nothing: ${flag}`, async () => {
      demo.openWith({ configuration: { [flag]: false } });
      const other = flag === 'hasMerchandise' ? ticket('adult', 1) : article('book', 1);
      const code = flag === 'hasVoucherCode' ? 'CODES_OFF' : 'TYPE_NOT_OFFERED';
      await demo.refuses([other, item], code);
      for (const table of ['payments', 'places', 'pieces', 'tour_places']) {
        assert.deepEqual(demo.rows(`SELECT * FROM ${table}`), [], table);
      }
    });
  }

  test('is left out of the suggestions', async () => {
    const cart = { ver: 1, items: [ticket('adult', 1)] };
    const suggested = async (configuration: Partial<ShopConfig>): Promise<string[]> => {
      demo.openWith({ configuration });
      const { body } = await demo.post('en/checkout/suggest', { cart });
      return body.data.map(({ type }: { type: string }) => type);
    };
    assert.deepEqual(await suggested({}), ['merchandise', 'annualPass', 'voucher']);
    assert.deepEqual(await suggested({ hasMerchandise: false }), ['annualPass', 'voucher']);
    assert.deepEqual(await suggested({ hasMemCard: false }), ['merchandise', 'voucher']);
    assert.deepEqual(await suggested({ hasVouchers: false }), ['merchandise', 'annualPass']);
  });

  test('still executes a payment that was made before it was disabled', async () => {
    const configuration: Partial<ShopConfig> = {};
    demo.openWith({ configuration });
    const paid = await demo.beginAndPay([ticket('adult', 2)]);
    configuration.hasTickets = false;
    demo.restart();
    const { status, body } = await demo.execute(paid);
    assert.equal(status, 200);
    const order = await demo.review(body.data.review_id);
    assert.deepEqual([order.items[0].count, order.items[0].barcodes.length], [2, 2]);
  });
});
