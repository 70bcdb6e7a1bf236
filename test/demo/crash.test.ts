import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { checkRound } from '../../tools/crash-test/checks.ts';
import { slotOf } from '../../tools/crash-test/museum.ts';
import { type Ending, type Purchase, purchase } from '../../tools/crash-test/purchase.ts';
import { openWorld, type ProviderCall, type World } from '../../tools/crash-test/world.ts';

type Moment = { title: string; is: ProviderCall['is']; path: RegExp; ending?: Ending };

/** `npm run crash-test` kills the server at random moments instead. */
const MOMENTS: Moment[] = [
  { title: 'after it held the places', is: 'arriving', path: /^\/payments$/ },
  { title: 'when the visitor pays', is: 'arriving', path: /^\/pay\// },
  { title: 'after the provider captured', is: 'done', path: /\/capture$/ },
  {
    title: 'after the provider captured, and the visitor does not come back',
    is: 'done',
    path: /\/capture$/,
    ending: 'returnOnce',
  },
];

describe('The reference server, killed during a purchase', () => {
  let world: World;
  let round = 0;
  before(async () => {
    world = await openWorld();
    await world.shop.start(world.clock());
  });
  after(() => world.close());

  const restart = async (): Promise<void> => {
    await world.shop.kill();
    await world.shop.start(world.clock());
  };
  const buy = (ending: Ending): Promise<Purchase> => {
    round += 1;
    const visitor = {
      world,
      sessionUs: `session${String(round).padStart(5, '0')}`,
      onStep: () => undefined,
    };
    return purchase(visitor, { event: 'scarce', slot: slotOf(round), count: 2, ending });
  };

  for (const { title, is, path, ending = 'return' } of MOMENTS) {
    test(`${title}, sells the places once, charges once and mails the order`, async () => {
      let isKilled = false;
      world.onProviderCall(async (call) => {
        if (isKilled || call.is !== is || !path.test(call.path)) return;
        isKilled = true;
        await restart();
      });
      const bought = await buy(ending);
      assert.equal(bought.is, ending === 'return' ? 'ordered' : 'unanswered');
      assert.ok(isKilled);
      const { orders, sold, mails } = await checkRound(world, slotOf(round), [bought]);
      assert.deepEqual({ orders, sold, mails }, { orders: 1, sold: 2, mails: 1 });
    });
  }

  test('before the mail is sent, sends it after the restart', async () => {
    world.onProviderCall(() => undefined);
    const outbox = join(world.folder, 'outbox');
    writeFileSync(outbox, 'in the way');
    const bought = await buy('return');
    await world.shop.kill();
    rmSync(outbox);
    const interrupted = await world.shop.start(world.clock());
    assert.equal(interrupted.mails, 1);
    const { mails } = await checkRound(world, slotOf(round), [bought]);
    assert.equal(mails, 1);
  });
});
