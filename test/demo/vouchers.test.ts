import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ticket, voucher } from './support/visitor.ts';
import { useDemo } from './support/demo.ts';
import { LANGUAGES } from '../../demo/server/languages.ts';

const demo = useDemo();

describe('Vouchers', () => {
  test('are listed with their group, and with limits if the amount is free', async () => {
    const { vouchers } = await demo.data('en/voucher/select/event/');
    assert.deepEqual(
      vouchers.map(({ image: _image, ...one }: Record<string, unknown>) => one),
      [
        {
          id: 'gift',
          name: 'Gift [en]',
          description: 'For you [en]',
          price: 2500,
          vat_value: 0,
          variable_amount: true,
          min_amount: 500,
          max_amount: 25000,
          groupId: 'values',
          sequence_no: 1,
        },
        {
          id: 'fixed',
          name: 'Fixed [en]',
          description: 'For you [en]',
          price: 5000,
          vat_value: 0,
          variable_amount: false,
          groupId: 'values',
          sequence_no: 2,
        },
      ],
    );
    const { group } = await demo.data('en/voucher/attr');
    assert.deepEqual(group, [{ id: 'values', name: 'Values [en]', sequence_no: 1 }]);
  });

  test('are sold for the amount that the visitor chose, each with its own code', async () => {
    const { items, total, has_tickets } = await demo.buy([voucher('gift', 1250, 2)]);
    assert.equal(total, 2500);
    const { type, price, totalPrice, vat_value, barcodes } = items[0];
    assert.deepEqual([type, price, totalPrice, vat_value], ['voucher', 1250, 2500, 0]);
    assert.equal(new Set(barcodes).size, 2);
    assert.equal(has_tickets, false);
  });

  test('are sold for a fixed price, in one order with tickets', async () => {
    const { total, has_tickets } = await demo.buy([voucher('fixed', 5000), ticket('adult', 1)]);
    assert.deepEqual([total, has_tickets], [6200, true]);
  });

  for (const amount of [500, 25000]) {
    test(`can cost ${amount} cents, which is exactly a limit`, async () => {
      assert.equal((await demo.buy([voucher('gift', amount)])).total, amount);
    });
  }

  for (const [name, item, code] of [
    ['for less than the minimum', voucher('gift', 499), 'VOUCHER_AMOUNT'],
    ['for more than the maximum', voucher('gift', 25001), 'VOUCHER_AMOUNT'],
    ['for a negative amount', voucher('gift', -2500), 'VOUCHER_AMOUNT'],
    ['for a fraction of a cent', voucher('gift', 1250.5), 'NOT_UNDERSTOOD'],
    ['for an amount other than the fixed price', voucher('fixed', 4999), 'VOUCHER_CHANGED'],
    ['without a price', { type: 'voucher', id: 'gift', count: 1 }, 'NOT_UNDERSTOOD'],
    ['with an unknown id', voucher('none', 2500), 'VOUCHER_UNKNOWN'],
    ['with a count of 0', voucher('gift', 2500, 0), 'VOUCHER_COUNT'],
    ['with a count of 1000', voucher('gift', 2500, 1000), 'VOUCHER_COUNT'],
  ] as const) {
    test(`are not sold ${name}`, async () => {
      await demo.refuses([item], code);
    });
  }

  test('are refused with the limits of a free amount in the notation of each language', async () => {
    const limits: Record<string, string> = {};
    for (const lang of LANGUAGES) {
      const { error } = await demo.expectRefusal([voucher('gift', 1)], lang);
      assert.ok(error.includes(`Gift [${lang}]`));
      limits[lang] = error.replaceAll(/\s/g, ' ');
    }
    assert.match(limits.de ?? '', /von 5,00 € bis 250,00 €\.$/);
    assert.match(limits.en ?? '', /from €5\.00 to €250\.00 for/);
    assert.equal(new Set(Object.values(limits)).size, LANGUAGES.length);
  });
});
