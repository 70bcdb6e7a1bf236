import { expect } from 'chai';
import {
  canShowNotes,
  type EmbedEvent,
  keepsReservedHeight,
  nextPhase,
  type Phase,
  showsShop,
  showsSkeleton,
} from '../../src/elements/embedPhases.ts';

const PHASES: readonly Phase[] = [
  'pending',
  'loading',
  'ready',
  'shown',
  'unreachable',
  'failed',
  'switchedOff',
];

const TRANSITIONS: readonly [phase: Phase, event: EmbedEvent, next: Phase][] = [
  ['pending', 'cameNear', 'loading'],
  ['loading', 'started', 'ready'],
  ['loading', 'notReached', 'unreachable'],
  ['loading', 'startFailed', 'failed'],
  ['loading', 'areaSwitchedOff', 'switchedOff'],
  ['unreachable', 'started', 'ready'],
  ['unreachable', 'startFailed', 'failed'],
  ['unreachable', 'areaSwitchedOff', 'switchedOff'],
  ['unreachable', 'sellingStopped', 'failed'],
  ['ready', 'firstScreenShown', 'shown'],
  ['ready', 'screenFailed', 'failed'],
  ['shown', 'screenFailed', 'failed'],
  ['pending', 'sellingStopped', 'failed'],
  ['loading', 'sellingStopped', 'failed'],
  ['ready', 'sellingStopped', 'failed'],
  ['shown', 'sellingStopped', 'failed'],
];
const EVENTS = [...new Set(TRANSITIONS.map(([, event]) => event))];

describe('nextPhase', () => {
  for (const [phase, event, next] of TRANSITIONS) {
    it(`leads from ${phase} to ${next} after ${event}`, () => {
      expect(nextPhase(phase, event)).to.equal(next);
    });
  }

  it('leaves the phase unchanged after an event that does not apply to it', () => {
    const known = TRANSITIONS.map(([phase, event]) => `${phase} ${event}`);
    for (const phase of PHASES) {
      for (const event of EVENTS.filter((each) => !known.includes(`${phase} ${each}`))) {
        expect(nextPhase(phase, event), `${phase} after ${event}`).to.equal(phase);
      }
    }
  });
});

const shownIn = (phase: Phase, hasBackEnd: boolean) => ({
  shop: showsShop(phase),
  skeleton: showsSkeleton(phase, hasBackEnd),
  height: keepsReservedHeight(phase, hasBackEnd),
  notes: canShowNotes(phase, hasBackEnd),
});

describe('the phase of an embed', () => {
  for (const [phase, shop, skeleton, height, notes] of [
    ['pending', false, false, true, false],
    ['loading', false, true, true, false],
    ['ready', true, true, true, true],
    ['shown', true, false, true, true],
    ['unreachable', false, false, false, true],
    ['failed', false, false, false, true],
    ['switchedOff', false, false, false, true],
  ] as const) {
    it(`decides what is shown while the embed is ${phase}`, () => {
      expect(shownIn(phase, true)).to.deep.equal({ shop, skeleton, height, notes });
    });

    it(`leaves the fallback, or the rendered shop, and notes without a back end while the embed is ${phase}`, () => {
      const expected = { shop, skeleton: false, height: false, notes: true };
      expect(shownIn(phase, false)).to.deep.equal(expected);
    });
  }
});
