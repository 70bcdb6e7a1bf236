import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { attackOnce, hoardOnce } from './attacker.ts';
import type { Attack } from './attacker.ts';
import { addressOf, createCaller } from './caller.ts';
import { createFigures } from './figures.ts';
import type { Figures } from './figures.ts';
import { emailOf, EVENT } from './opening.ts';
import { randomFrom } from './random.ts';
import type { Memory } from './server.ts';
import type { Servers } from './servers.ts';
import { dataOf, logIn, visit } from './visitor.ts';
import type { Visit } from './visitor.ts';

export type Plan = {
  visitors: number;
  minutes: number;
  places: number;
  attackers: number;
  hoarders: number;
  seed: number;
};

/** Buyers behind one address; the first of them have accounts. Attackers guess at that of customer 0. */
export const OFFICE = 60;
const WITH_ACCOUNT = 10;
export const CUSTOMERS = WITH_ACCOUNT + 1;

const NETWORK = { visitors: 1, office: 2, attackers: 3, hoarders: 4, watcher: 5 };

export type Run = {
  figures: Figures;
  visits: Visit[];
  officeVisits: Visit[];
  memory: Memory[];
  /** Places that the API still offered at the end, and status of the attacked customer's login. */
  left: Record<string, number>;
  ownerStatus: number;
};

type Slot = { datetime: string; max_tickets: number };

/** Lets one visitor come at their time: half of them in the first quarter, because it is an opening. */
const arrive = async (plan: Plan, servers: Servers, figures: Figures, index: number) => {
  const random = randomFrom(plan.seed + index);
  const wholeMs = plan.minutes * 60_000;
  await sleep(random() ** 2 * wholeMs);
  const isInOffice = index < OFFICE;
  const address = isInOffice ? addressOf(NETWORK.office, 0) : addressOf(NETWORK.visitors, index);
  const caller = createCaller(address, figures);
  const account = index < WITH_ACCOUNT ? emailOf(index + 1) : undefined;
  const think = () => sleep((0.2 + random()) * (wholeMs / 75));
  const visited = await visit({ caller, shop: servers.shop, random, think, account });
  caller.leave();
  return visited;
};

/** Repeats an attack until the visitors are done. */
const keepAttacking = async (
  attack: Attack,
  once: (attack: Attack) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    await sleep(10_000 + attack.random() * 20_000, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await once(attack);
  }
  attack.caller.leave();
};

const readSlots = async (servers: Servers): Promise<Slot[]> => {
  const caller = createCaller(addressOf(NETWORK.watcher, 0), createFigures());
  const api = `${servers.shop}/api/de`;
  const span = await caller.ask('', `${api}/ticket/lifetime?event=${EVENT}`);
  const day = (dataOf(span).first as string).replaceAll('-', '');
  const times = await caller.ask('', `${api}/ticket/collect/event/${EVENT}/date/${day}`);
  caller.leave();
  return dataOf(times).timeslot as Slot[];
};

/** Returns the status of a login with the right password to the account that the attackers guess at. */
const logInAsOwner = async (servers: Servers, figures: Figures): Promise<number> => {
  const caller = createCaller(addressOf(NETWORK.watcher, 1), figures);
  const { status } = await logIn({ caller, shop: servers.shop, account: emailOf(0) });
  caller.leave();
  return status;
};

const watchMemory = async (
  servers: Servers,
  everyMs: number,
  signal: AbortSignal,
): Promise<Memory[]> => {
  const seen: Memory[] = [];
  while (!signal.aborted) {
    seen.push(await servers.memory());
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
  return [...seen, await servers.memory()];
};

/** Lets all visitors and attackers come. */
export const run = async (plan: Plan, servers: Servers): Promise<Run> => {
  const figures = createFigures();
  const slots = await readSlots(servers);
  const done = new AbortController();
  // Each attacker waits for it.
  setMaxListeners(0, done.signal);
  const attacking = (network: number, count: number, once: (attack: Attack) => Promise<void>) =>
    Array.from({ length: count }, (_, index) => {
      const attack: Attack = {
        caller: createCaller(addressOf(network, index), figures),
        shop: servers.shop,
        random: randomFrom(plan.seed + network * 100_000 + index),
        slots: slots.map(({ datetime }) => datetime),
        places: slots[0]?.max_tickets ?? 0,
      };
      return keepAttacking(attack, once, done.signal);
    });
  const attacks = [
    ...attacking(NETWORK.attackers, plan.attackers, attackOnce),
    ...attacking(NETWORK.hoarders, plan.hoarders, hoardOnce),
  ];
  const memory = watchMemory(servers, (plan.minutes * 60_000) / 20, done.signal);
  const visits = await Promise.all(
    Array.from({ length: plan.visitors }, (_, index) => arrive(plan, servers, figures, index)),
  );
  const ownerStatus = await logInAsOwner(servers, figures);
  done.abort();
  await Promise.all(attacks);
  const left = (await readSlots(servers)).map(({ datetime, max_tickets }) => [
    datetime,
    max_tickets,
  ]);
  return {
    figures,
    visits,
    officeVisits: visits.slice(0, OFFICE),
    memory: await memory,
    left: Object.fromEntries(left) as Record<string, number>,
    ownerStatus,
  };
};
