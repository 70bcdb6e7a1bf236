import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { museum } from '../../demo/museum/museum.ts';
import { useDemo } from './support/demo.ts';
import { startBareStack } from './support/stack.ts';
import { PAGE } from './support/servers.ts';
import { article, assertRefused } from './support/visitor.ts';

const demo = useDemo({ catalogue: museum, hasUserRegistration: true });

/** Optional fields of revision 2, by the call that has them. */
const FIELDS: [path: string, names: string[]][] = [
  [
    'shopinfo/config',
    [
      'cancellationUrl',
      'withdrawalInstructionUrl',
      'guaranteeNotice',
      'allowedOrigins',
      'takesCampaign',
    ],
  ],
  ['event/select', ['next', 'sold_out_until', 'is_daily', 'is_free']],
  ['tour/select/event', ['next', 'sold_out_until', 'is_daily', 'is_free']],
  ['content/static', ['title', 'text', 'button']],
  ['merchandise/select', ['base_price']],
  ['merchandise?article=4605', ['base_price', 'food', 'ingredients', 'allergens']],
  ['checkout/payments', ['wallets']],
];

/** Returns the names of all fields in a value, at any depth. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
    : [];

const namesOf = async (path: string): Promise<string[]> => namesIn(await demo.data(`de/${path}`));

const withoutNew = (value: unknown, names: string[]): unknown =>
  JSON.parse(JSON.stringify(value, (name, part) => (names.includes(name) ? undefined : part)));

describe('The optional parts of revision 2 of the contract', () => {
  for (const [path, names] of FIELDS) {
    test(`are in ${path}`, async () => {
      const found = await namesOf(path);
      for (const name of names) assert.ok(found.includes(name), name);
    });

    test(`are not in ${path} of a back end of revision 1, which is otherwise the same`, async () => {
      const newer = await demo.data(`de/${path}`);
      demo.openWith({ contractRevision: 1 });
      const older = await demo.data(`de/${path}`);
      const isNew = (name: string): boolean => names.includes(name);
      assert.deepEqual(namesIn(older).filter(isNew), []);
      // The description of food replaces the missing fields.
      const replaced = path.startsWith('merchandise?') ? ['description'] : [];
      assert.deepEqual(withoutNew(older, replaced), withoutNew(newer, [...names, ...replaced]));
    });
  }

  test('are calls that answer 404 in a back end of revision 1', async () => {
    const visit = async () => {
      const { token } = await demo.registered();
      const { cartId, sessionUs } = await demo.begin([article('4605', 1)]);
      return [
        `order/list?token=${token}`,
        `checkout/pending?cartId=${cartId}&sessionUs=${sessionUs}`,
      ];
    };
    for (const path of await visit()) assert.equal(await demo.statusOf(`de/${path}`), 200, path);
    demo.openWith({ contractRevision: 1 });
    for (const path of await visit()) {
      assertRefused(await demo.get(`de/${path}`), 'UNKNOWN_CALL', 404);
    }
  });

  test('name the origins from which the back end accepts payments', async () => {
    const { allowedOrigins } = await demo.data('de/shopinfo/config');
    assert.deepEqual(allowedOrigins, [PAGE]);
  });

  test('take texts for all languages, and complete addresses of the museum’s own pages', async () => {
    demo.openWith({
      configuration: {
        cancellationUrl: '/cancel.html',
        withdrawalInstructionUrl: { de: 'https://law.example/de', en: '/en' },
        guaranteeNotice: '<p>Two years</p>',
        allowedOrigins: ['https://wrong.example'],
      },
    });
    const config = await demo.data('de/shopinfo/config', 'ShopConfig');
    assert.equal(config.cancellationUrl, `${demo.shopAddress}/cancel.html`);
    assert.deepEqual(config.withdrawalInstructionUrl, {
      de: 'https://law.example/de',
      en: `${demo.shopAddress}/en`,
    });
    assert.equal(config.guaranteeNotice, '<p>Two years</p>');
    assert.deepEqual(config.allowedOrigins, [PAGE]);
  });

  test('are turned off for the whole demo by one setting', async () => {
    const stack = await startBareStack({ contractRevision: 1 });
    try {
      const answer = await fetch(`${stack.addresses.shop}/api/de/shopinfo/config`);
      const { data } = (await answer.json()) as { data: object };
      assert.ok('siteName' in data && !('allowedOrigins' in data));
    } finally {
      await stack.close();
    }
  });
});
