import { describe, it } from 'node:test';
import { expect } from 'chai';
import { cents } from '../../../src/core/money/cents.ts';
import { ticketsOf } from '../../../src/core/tickets/availability.ts';
import {
  minPeople,
  isFamily,
  isFixed,
  onSale,
  opensIntoParts,
  partRange,
  partsFor,
  peopleOf,
  presetTicket,
  priceOf,
  upcoming,
} from '../../../src/core/tickets/rules.ts';
import type { Picked, Ticket } from '../../../src/core/tickets/types.ts';
import { day, ELEVEN, family, moment, part, TEN, ticket } from '../../support/samples.ts';

describe('a ticket', () => {
  const full = [{ datetime: TEN, max_tickets: 0 }];
  const free = [{ datetime: TEN, max_tickets: 1 }];
  const cases: [
    mode: 1 | 3 | 5,
    schedule: typeof full,
    isOnSale: boolean,
    isOnSaleAtTen: boolean,
  ][] = [
    [1, free, true, true],
    [1, full, false, false],
    [1, [], false, false],
    [1, [...full, { datetime: ELEVEN, max_tickets: 2 }], true, true],
    [1, [{ datetime: ELEVEN, max_tickets: 2 }], true, false],
    [5, free, true, true],
    [5, [{ datetime: ELEVEN, max_tickets: 2 }], true, false],
    [5, full, false, false],
    [5, [], false, false],
    [3, free, true, true],
    [3, full, true, true],
    [3, [], true, true],
  ];
  for (const [mode, schedule, isOnSale, isOnSaleAtTen] of cases) {
    const entries = schedule.map(({ datetime, max_tickets }) => `${max_tickets} at ${datetime}`);
    it(`is ${isOnSale ? 'shown' : 'hidden'} with mode ${mode} and [${entries.join()}]`, () => {
      expect(onSale([ticket({ mode, schedule })])).to.have.length(isOnSale ? 1 : 0);
      const offer = { tickets: [ticket({ mode, schedule })], timeslots: [] };
      const visit = { eventId: '12', day: day('2027-03-05'), offer, time: TEN, lines: [] };
      expect(ticketsOf(visit)).to.have.length(isOnSaleAtTen ? 1 : 0);
    });
  }
});

describe('the times of a day', () => {
  it('exclude those that have begun', () => {
    const slots = [
      { datetime: moment('2027-03-05T09:00:00'), max_tickets: 1 },
      { datetime: TEN, max_tickets: 0 },
      { datetime: ELEVEN, max_tickets: 1 },
    ];
    const at = (now: string) => upcoming(slots, moment(now)).map(({ datetime }) => datetime);
    expect(at('2027-03-05T08:59:59')).to.deep.equal(['2027-03-05T09:00:00', TEN, ELEVEN]);
    expect(at('2027-03-05T09:00:00')).to.deep.equal([TEN, ELEVEN]); // one that begins now is excluded
    expect(at('2027-03-05T12:00:00')).to.deep.equal([]);
  });
});

const families = (count: number, parts?: Record<string, number>): Picked => ({
  counts: { f: count },
  parts: parts ? { f: parts } : {},
});

describe('a family ticket', () => {
  it('has parts, which are shown as soon as it is chosen', () => {
    expect([isFamily(family()), isFamily(ticket())]).to.deep.equal([true, false]);
    expect(opensIntoParts(family(), families(1))).to.equal(true);
    expect(opensIntoParts(family(), families(0))).to.equal(false);
    expect(opensIntoParts(family(), { counts: {}, parts: {} })).to.equal(false);
    expect(opensIntoParts(ticket(), { counts: { '1': 2 }, parts: {} })).to.equal(false);
  });

  const minimums: [title: string, of: ReturnType<typeof ticket>, people: number][] = [
    ['an ordinary ticket', ticket(), 1],
    ['a family with the minimum of all its parts', family(), 2],
    [
      'a family whose parts have a minimum of 0',
      family({ subtickets: [part({ min_quantity: 0 })] }),
      1,
    ],
  ];
  for (const [title, of, people] of minimums) {
    it(`has a minimum of ${people} people: ${title}`, () => {
      expect(minPeople(of)).to.equal(people);
    });
  }
});

describe('the preset ticket', () => {
  const free = ticket({ id: 'free', price: cents(0) });
  const adult = ticket({ id: 'adult', price: cents(1400) });
  const child = ticket({ id: 'child', price: cents(500) });
  const PLACES = { free: 9, adult: 9, child: 9, f: 9 };
  const cases: [
    title: string,
    offered: Ticket[],
    preset: string | undefined,
    given?: { counts?: Record<string, number>; places?: Record<string, number> },
  ][] = [
    ['is the first one in the given order', [adult, child], 'adult'],
    ['has a price', [free, child, adult], 'child'],
    ['is no family ticket', [family(), child], 'child'],
    ['is none if all are free or for families', [free, family()], undefined],
    ['is none if nothing is offered', [], undefined],
    ['is none if the first is sold out', [adult, child], undefined, { places: { adult: 0 } }],
    ['is none if the visitor has chosen', [adult, child], undefined, { counts: { child: 2 } }],
    ['is none if the visitor has chosen none', [adult, child], undefined, { counts: { adult: 0 } }],
  ];
  for (const [title, offered, preset, { counts = {}, places = {} } = {}] of cases) {
    it(title, () => {
      const left: Record<string, number> = { ...PLACES, ...places };
      const found = presetTicket(offered, { counts, parts: {} }, ({ id }) => left[id] ?? 0);
      expect(found?.id).to.equal(preset);
    });
  }
});

describe('a part of a family', () => {
  const ranges: [min: number, max: number, count: number, range: [number, number]][] = [
    [1, 2, 0, [0, 0]],
    [1, 2, 1, [1, 2]],
    [1, 2, 3, [3, 6]],
    [0, 3, 2, [0, 6]],
    [2, 2, 4, [8, 8]],
  ];
  for (const [min_quantity, max_quantity, count, [min, max]] of ranges) {
    it(`is ${min} to ${max} for ${count} families with ${min_quantity} to ${max_quantity} each`, () => {
      expect(partRange(part({ min_quantity, max_quantity }), count)).to.deep.equal({ min, max });
    });
  }

  it('is fixed if its minimum is its maximum', () => {
    expect(isFixed(part({ min_quantity: 2, max_quantity: 2 }))).to.equal(true);
    expect(isFixed(part({ min_quantity: 1, max_quantity: 2 }))).to.equal(false);
    expect(isFixed(part({ min_quantity: 0, max_quantity: 1 }))).to.equal(false);
  });
});

describe('the parts of families', () => {
  type Counts = [grownUps: number, children: number, babies: number];
  const cases: [
    title: string,
    count: number,
    before: Record<string, number> | undefined,
    parts: Counts,
  ][] = [
    ['have their minimum by default', 1, undefined, [1, 0, 1]],
    ['have the minimum of each family', 3, undefined, [3, 0, 3]],
    ['keep the chosen counts', 2, { 'grown-up': 3, child: 6, baby: 2 }, [3, 6, 2]],
    ['have a count each, even if one was never chosen', 2, { child: 5 }, [2, 5, 2]],
    ['are raised to their minimum', 2, { 'grown-up': 1, child: 1, baby: 1 }, [2, 1, 2]],
    ['are lowered to their maximum', 1, { 'grown-up': 4, child: 6, baby: 2 }, [2, 3, 1]],
    ['are 0 without a family', 0, { 'grown-up': 2, child: 3, baby: 1 }, [0, 0, 0]],
    ['ignore a choice for a fixed part', 2, { baby: 0 }, [2, 0, 2]],
    ['ignore unknown parts', 1, { dog: 2 }, [1, 0, 1]],
  ];
  for (const [title, count, before, [grownUps, child, baby]] of cases) {
    it(title, () => {
      expect(partsFor(family(), count, before)).to.deep.equal({
        'grown-up': grownUps,
        child,
        baby,
      });
    });
  }

  it('are empty for an ordinary ticket', () => {
    expect(partsFor(ticket(), 3, { child: 2 })).to.deep.equal({});
  });
});

describe('the picked tickets', () => {
  const cases: [
    title: string,
    of: ReturnType<typeof ticket>,
    picked: Picked,
    people: number,
    price: number,
  ][] = [
    ['if none is wanted', ticket(), { counts: {}, parts: {} }, 0, 0],
    ['for ordinary tickets', ticket(), { counts: { '1': 3, f: 2 }, parts: {} }, 3, 3600],
    ['for a family with its minimum', family(), families(1), 2, 2100],
    ['for a family with three children', family(), families(1, { child: 3 }), 5, 3000],
    [
      'for two families together',
      family(),
      families(2, { 'grown-up': 3, child: 5, baby: 2 }),
      10,
      2 * 2000 + 5 * 300 + 2 * 100,
    ],
    [
      'for fewer families than the parts were chosen for',
      family(),
      families(1, { child: 6 }),
      5,
      3000,
    ],
    ['for no family', family(), families(0, { 'grown-up': 2, child: 3 }), 0, 0],
    [
      'for a free family with parts that are not free',
      family({ price: cents(0) }),
      families(1, { child: 2 }),
      4,
      700,
    ],
  ];
  for (const [title, of, picked, people, price] of cases) {
    it(`admit ${people} and cost ${price} cents ${title}`, () => {
      expect([peopleOf(of, picked), priceOf(of, picked)]).to.deep.equal([people, price]);
    });
  }
});
