import { describe, it } from 'node:test';
import { expect } from 'chai';
import { vouchersByGroup } from '../../../src/core/vouchers/list.ts';
import { voucher } from '../../support/vouchers.ts';

const GIFTS = { id: '1', name: 'Gifts', sequence_no: 2 };
const EVENINGS = { id: '2', name: 'Evenings', sequence_no: 1 };
const EMPTY = { id: '3', name: 'Empty', sequence_no: 3 };

const all = [
  voucher({ id: 'last', groupId: '1' }),
  voucher({ id: 'b', groupId: '1', sequence_no: 2 }),
  voucher({ id: 'a', groupId: '1', sequence_no: 1 }),
  voucher({ id: 'night', groupId: '2', sequence_no: 9 }),
  voucher({ id: 'loose' }),
  voucher({ id: 'stray', groupId: '7', sequence_no: 1 }),
];

const shown = (...given: Parameters<typeof vouchersByGroup>) =>
  vouchersByGroup(...given).map(({ name, vouchers }) => [
    name,
    vouchers.map(({ id }) => id).join(),
  ]);

describe('the vouchers by group', () => {
  const cases: [title: string, given: Parameters<typeof vouchersByGroup>, read: unknown[]][] = [
    [
      'are sorted, with ungrouped vouchers first and without empty groups',
      [all, [GIFTS, EVENINGS, EMPTY]],
      [
        [undefined, 'stray,loose'],
        ['Evenings', 'night'],
        ['Gifts', 'a,b,last'],
      ],
    ],
    [
      'are sorted for any order of the input',
      [all.toReversed(), [EVENINGS, GIFTS]],
      [
        [undefined, 'stray,loose'],
        ['Evenings', 'night'],
        ['Gifts', 'a,b,last'],
      ],
    ],
    [
      'are those of a single requested group',
      [all, [GIFTS, EVENINGS], '1'],
      [['Gifts', 'a,b,last']],
    ],
    [
      'are shown without names if the groups cannot be loaded',
      [all, [], '2'],
      [[undefined, 'night']],
    ],
    ['are none for a group without vouchers', [all, [EMPTY], '3'], []],
    ['are none without vouchers', [[], [GIFTS]], []],
  ];
  for (const [title, given, read] of cases) {
    it(title, () => {
      expect(shown(...given)).to.deep.equal(read);
    });
  }

  it('have the id of their group, or an empty id', () => {
    expect(vouchersByGroup(all, [GIFTS, EVENINGS]).map(({ id }) => id)).to.deep.equal([
      '',
      EVENINGS.id,
      GIFTS.id,
    ]);
  });
});
