import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBooks } from './books.ts';
import type { Books } from './books.ts';
import { CUSTOMERS, OFFICE, run } from './run.ts';
import type { Plan, Run } from './run.ts';
import { startServers } from './servers.ts';
import type { Visit } from './visitor.ts';

// `npm run load` lets a crowd come to the opening of a popular exhibition, to servers of its own on this computer, and checks
// places, charges, memory and the limits for each caller. The times depend on the machine and its load; visitors and servers share it.
// `-- --visitors 200 --minutes 0.5 --places 60` is a short run, `--attackers 200` adds attacks.

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '5' },
    places: { type: 'string', default: '600' },
    attackers: { type: 'string', default: '0' },
    hoarders: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const plan = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
) as Plan;

let areAllMet = true;
const check = (isMet: boolean, sentence: string): void => {
  areAllMet &&= isMet;
  console.log(`  ${isMet ? 'yes' : 'NO '}  ${sentence}`);
};

const numberOf = (visits: Visit[], is: Visit['is']): number =>
  visits.filter((visit) => visit.is === is).length;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

/** Prints which visits failed, with the call and its status. */
const printFailures = (visits: Visit[]): void => {
  const failures = visits.flatMap((visit) => (visit.is === 'failed' ? [visit.at] : []));
  for (const at of new Set(failures)) {
    console.log(`    ${failures.filter((each) => each === at).length} failed at: ${at}`);
  }
};

const checkSales = ({ visits, left }: Run, books: Books): void => {
  const bought = sum(visits.map((visit) => (visit.is === 'bought' ? visit.places : 0)));
  const sold = sum(Object.values(books.sold));
  const perSlot = plan.places / Object.keys(left).length;
  const isOversold = Object.values(books.sold).some((places) => places > perSlot);
  const open = sum(Object.values(left));
  const unpaid = plan.places - sold - open;
  check(!isOversold, `no time is sold more than once: ${sold} of ${plan.places} places are sold`);
  check(sold === bought, `the visitors have booking numbers for ${bought} places`);
  check(unpaid >= 0, `${open} places are on offer at the end, and ${unpaid} are held`);
  check(
    books.chargedWithoutOrder === 0 && books.orderedWithoutCharge === 0,
    `${books.orders} orders and charges match, each exactly once`,
  );
  check(
    books.chargedCents === books.orderedCents,
    `${euros(books.orderedCents)} are ordered, and ${euros(books.chargedCents)} are charged`,
  );
};

const checkVisitors = ({ visits, officeVisits, ownerStatus, figures }: Run): void => {
  const failed = numberOf(visits, 'failed');
  check(failed === 0, `${failed} of ${visits.length} visitors meet a refusal or an error`);
  printFailures(visits);
  const locked = numberOf(officeVisits, 'failed');
  check(locked === 0, `${locked} of ${Math.min(OFFICE, visits.length)} behind one address do`);
  check(ownerStatus === 200, 'the right password opens the account that strangers guess at');
  if (attackers === 0) return;
  const taken = figures.statuses((kind) => /^attack: (all|a slot)/.test(kind))[200] ?? 0;
  check(taken === 0, `${taken} orders of attackers for everything or a whole slot are accepted`);
};

/** Compares the memory in use after a fifth of the time, when everything is loaded, with that at the end. */
const checkMemory = ({ memory }: Run): void => {
  const early = memory[Math.floor(memory.length / 5)]!.usedMB;
  const late = memory.at(-1)!.usedMB;
  const peak = Math.max(...memory.map(({ residentMB }) => residentMB));
  const words = `${early.toFixed(0)} MB in use early, ${late.toFixed(0)} MB at the end`;
  check(
    late < early * 1.25 + 16,
    `memory is flat: ${words}, at most ${peak.toFixed(0)} MB resident`,
  );
};

/** Prints how much processor time of the servers one visitor cost, which depends less on other programs than times do. */
const printWork = ({ memory, visits }: Run): void => {
  const cpuMs = memory.at(-1)!.cpuMs - memory[0]!.cpuMs;
  const each = `${(cpuMs / visits.length).toFixed(0)} ms for each visitor`;
  console.log(`  The servers used ${(cpuMs / 1000).toFixed(0)} s of processor time, ${each}.\n`);
};

const describeMachine = (): string => {
  const busy = os.loadavg()[0]!.toFixed(1);
  return `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, load ${busy}, Node.js ${process.version}`;
};

const { visitors, minutes, places, attackers, hoarders } = plan;
const data = mkdtempSync(path.join(os.tmpdir(), 'museum-shop-load-'));
// Unpaid places return within the run.
const servers = await startServers({
  data,
  places,
  customers: CUSTOMERS,
  holdMinutes: Math.max(1, minutes / 5),
});
console.log(`\n${visitors} visitors in ${minutes} min, ${places} places, ${attackers} attackers`);
if (hoarders > 0) console.log(`${hoarders} callers that hold what the limits allow`);
console.log(`${describeMachine()}\n`);
try {
  const result = await run(plan, servers);
  await servers.stop();
  result.figures.print();
  const { visits } = result;
  const ends = (['bought', 'soldOut', 'browsed', 'gaveUp', 'left', 'paidAndLeft'] as const).map(
    (is) => `${is}: ${numberOf(visits, is)}`,
  );
  console.log(`\n  ${ends.join(', ')}\n`);
  printWork(result);
  checkSales(result, readBooks(data));
  checkVisitors(result);
  checkMemory(result);
  console.log(`\n${describeMachine()}`);
} finally {
  rmSync(data, { recursive: true, force: true });
}
process.exit(areAllMet ? 0 : 1);
