import { expect } from 'chai';
import {
  appearanceOf,
  type EmbedEvent,
  hasStarted,
  isPending,
  nextPhase,
  type Phase,
} from '../../src/elements/embedPhases.ts';

const PHASES: readonly Phase[] = [
  'idle',
  'registered',
  'near',
  'starting',
  'ready',
  'shown',
  'failed',
  'switchedOff',
];

const TRANSITIONS: readonly [phase: Phase, event: EmbedEvent, next: Phase][] = [
  ['idle', 'outletRegistered', 'registered'],
  ['idle', 'cameNear', 'near'],
  ['registered', 'cameNear', 'starting'],
  ['near', 'outletRegistered', 'starting'],
  ['starting', 'started', 'ready'],
  ['starting', 'areaSwitchedOff', 'switchedOff'],
  ['starting', 'startFailed', 'failed'],
  ['ready', 'firstScreenShown', 'shown'],
  ['ready', 'screenFailed', 'failed'],
  ['shown', 'screenFailed', 'failed'],
];
const EVENTS = [...new Set(TRANSITIONS.map(([, event]) => event))];

describe('nextPhase', () => {
  for (const [phase, event, next] of TRANSITIONS) {
    it(`leads from ${phase} to ${next} after ${event}`, () => {
      expect(nextPhase(phase, event)).to.equal(next);
    });
  }

  it('leaves a phase unchanged after any other event', () => {
    const known = TRANSITIONS.map(([phase, event]) => `${phase} ${event}`);
    for (const phase of PHASES) {
      for (const event of EVENTS.filter((each) => !known.includes(`${phase} ${each}`))) {
        expect(nextPhase(phase, event), `${phase} after ${event}`).to.equal(phase);
      }
    }
  });
});

const FALLBACK = { showsShop: false, showsSkeleton: false };
const SKELETON = { showsShop: false, showsSkeleton: true };
const SHOP = { showsShop: true, showsSkeleton: false };
const SHOP_BELOW_SKELETON = { showsShop: true, showsSkeleton: true };

describe('appearanceOf', () => {
  for (const [phase, shows, reservesHeight, canShowNotes] of [
    ['idle', FALLBACK, true, false],
    ['registered', FALLBACK, true, false],
    ['near', SKELETON, true, false],
    ['starting', SKELETON, true, false],
    ['ready', SHOP_BELOW_SKELETON, true, true],
    ['shown', SHOP, true, true],
    ['failed', FALLBACK, false, true],
    ['switchedOff', FALLBACK, false, true],
  ] as const) {
    it(`decides what an embed shows when it is ${phase}`, () => {
      expect(appearanceOf(phase, true)).to.deep.equal({ ...shows, reservesHeight, canShowNotes });
    });
  }

  for (const phase of PHASES) {
    const shown = phase === 'ready' || phase === 'shown' ? SHOP : FALLBACK;
    it(`shows notes, but no skeleton, without a back end when an embed is ${phase}`, () => {
      expect(appearanceOf(phase, false)).to.deep.equal({
        ...shown,
        reservesHeight: false,
        canShowNotes: true,
      });
    });
  }
});

describe('isPending', () => {
  it('returns true until an embed comes near the window', () => {
    expect(PHASES.filter(isPending)).to.deep.equal(['idle', 'registered']);
  });
});

describe('hasStarted', () => {
  it('returns true once the shop has started, even if the area is switched off', () => {
    expect(PHASES.filter(hasStarted)).to.deep.equal(['ready', 'shown', 'switchedOff']);
  });
});
