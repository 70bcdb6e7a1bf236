import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Draw, drawn, drawsOf } from '../../demo/sloppy/draw.ts';
import { type Checked, checkRound } from './checks.ts';
import { type EventId, slotOf } from './museum.ts';
import { type Ending, type Plan, type Purchase, purchase, type Step } from './purchase.ts';
import type { Interrupted } from './shopProcess.ts';
import { openWorld, type World } from './world.ts';

// `npm run crash-test` kills the reference server at random moments while visitors buy, restarts it, and checks after each kill that
// no place, order, payment or mail is lost or doubled. `-- --seed=7` repeats the moments and purchases of a printed seed,
// `-- --kills=20` changes their number.

const VISITORS = 4;
/** Half of the kills follow a step of a visitor, the other half a request to the provider. */
const KINDS = {
  step: { most: 24, maxDelayMs: 30 },
  providerCall: { most: 16, maxDelayMs: 6 },
};
const EVENTS: EventId[] = ['scarce', 'ample', 'ample'];
const ENDINGS: Ending[] = [
  ...(['return', 'return', 'return', 'return', 'return', 'return'] as const),
  ...(['returnOnce', 'cancel', 'leave', 'leavePaid'] as const),
];

type Round = { purchases: Purchase[]; steps: Step[]; interrupted: Interrupted; restartMs: number };

const planOf = (draw: Draw, slot: string, about: string[]): Plan => ({
  slot,
  event: drawn(EVENTS, draw(...about, 'event')),
  count: drawn([1, 2, 3], draw(...about, 'count')),
  ending: drawn(ENDINGS, draw(...about, 'ending')),
});

/** Lets visitors buy until the shop is killed at the drawn moment, restarts it, and lets them finish. */
const runRound = async (world: World, draw: Draw, round: number): Promise<Round> => {
  const underWay = new Map<number, Step>();
  const kind = drawn(['step', 'providerCall'] as const, draw('kind'));
  const { most, maxDelayMs } = KINDS[kind];
  let left = 1 + Math.floor(draw('number') * most);
  let isKilled = false;
  let restart: Promise<Omit<Round, 'purchases'>> | undefined;
  const kill = async (): Promise<Omit<Round, 'purchases'>> => {
    await new Promise((resolve) => setTimeout(resolve, draw('delay') * maxDelayMs));
    isKilled = true;
    const steps = [...underWay.values()];
    await world.shop.kill();
    const killedMs = Date.now();
    const interrupted = await world.shop.start(world.clock());
    return { steps, interrupted, restartMs: Date.now() - killedMs };
  };
  const note = (noted: keyof typeof KINDS): void => {
    if (noted !== kind) return;
    left -= 1;
    if (left === 0) restart = kill();
  };
  world.onProviderCall(() => note('providerCall'));

  const visit = async (number: number): Promise<Purchase[]> => {
    const purchases: Purchase[] = [];
    while (!isKilled) {
      const sessionUs = `r${round}v${number}p${purchases.length}`.padEnd(12, 'x');
      const plan = planOf(draw, slotOf(round), [String(number), String(purchases.length)]);
      const visitor = {
        world,
        sessionUs,
        onStep: (step: Step) => {
          underWay.set(number, step);
          note('step');
        },
      };
      purchases.push(await purchase(visitor, plan));
      underWay.delete(number);
    }
    return purchases;
  };
  const visits = Array.from({ length: VISITORS }, (_, number) => visit(number));
  const purchases = (await Promise.all(visits)).flat();
  if (!restart) throw new Error('The round ended without a kill.');
  return { purchases, ...(await restart) };
};

type Total = Checked & Interrupted & { purchases: number; longestRestartMs: number };

const add = (total: Total, round: Round, checked: Checked): Total => ({
  orders: total.orders + checked.orders,
  sold: total.sold + checked.sold,
  mails: total.mails + round.interrupted.mails,
  repeatedMails: total.repeatedMails + checked.repeatedMails,
  captures: total.captures + round.interrupted.captures,
  holds: total.holds + round.interrupted.holds,
  purchases: total.purchases + round.purchases.length,
  longestRestartMs: Math.max(total.longestRestartMs, round.restartMs),
});

const numberOf = (name: string, text: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  console.error(`--${name}=${text} is not a whole number above 0.`);
  process.exit(2);
};

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
    kills: { type: 'string', default: '200' },
  },
});
const seed = numberOf('seed', values.seed);
const kills = numberOf('kills', values.kills);
console.log(`Seed ${seed}. The same again: npm run crash-test -- --seed=${seed} --kills=${kills}`);

const world = await openWorld();
const at = new Map<Step, number>();
let total: Total = {
  orders: 0,
  sold: 0,
  mails: 0,
  repeatedMails: 0,
  captures: 0,
  holds: 0,
  purchases: 0,
  longestRestartMs: 0,
};
await world.shop.start(world.clock());
for (let round = 0; round < kills; round += 1) {
  try {
    const result = await runRound(world, drawsOf(seed, `round ${round}`), round);
    for (const step of result.steps) at.set(step, (at.get(step) ?? 0) + 1);
    total = add(total, result, await checkRound(world, slotOf(round), result.purchases));
  } catch (error) {
    console.error(`Kill ${round + 1} of ${kills}, seed ${seed}:`, error);
    process.exit(1);
  }
  if ((round + 1) % 20 === 0) console.log(`  ${round + 1} kills, ${total.orders} orders`);
}
await world.close();

const steps = [...at].map(([step, count]) => `${step} ${count}`).join(', ');
console.log(`
${kills} kills during ${total.purchases} purchases, ${total.orders} orders, ${total.sold} places sold.
  Visitors in the middle of: ${steps}.
  Found by the restarts: ${total.captures} captures under way, ${total.mails} mails not yet sent, ${total.holds} live holds.
  Mails sent twice: ${total.repeatedMails}. Longest restart: ${total.longestRestartMs} ms.
  No place lost or sold twice, one order for each paid cart, no charge without an order, a mail for each order.`);
