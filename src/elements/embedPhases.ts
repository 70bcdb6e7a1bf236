/**
 * Phase of an embed: `pending` until it comes near the window or a navigation leads to it, `loading` until the shop has
 * started, `ready` until the first screen is shown; `unreachable` until the back end answers; `switchedOff` if the shop
 * does not offer its area.
 */
export type Phase =
  'pending' | 'loading' | 'ready' | 'shown' | 'unreachable' | 'failed' | 'switchedOff';

export type EmbedEvent =
  | 'cameNear'
  | 'started'
  | 'notReached'
  | 'startFailed'
  | 'areaSwitchedOff'
  | 'firstScreenShown'
  | 'screenFailed'
  | 'sellingStopped';

const NEXT: Partial<Record<Phase, Partial<Record<EmbedEvent, Phase>>>> = {
  pending: { cameNear: 'loading', sellingStopped: 'failed' },
  loading: {
    started: 'ready',
    notReached: 'unreachable',
    startFailed: 'failed',
    areaSwitchedOff: 'switchedOff',
    sellingStopped: 'failed',
  },
  unreachable: {
    started: 'ready',
    startFailed: 'failed',
    areaSwitchedOff: 'switchedOff',
    sellingStopped: 'failed',
  },
  ready: { firstScreenShown: 'shown', screenFailed: 'failed', sellingStopped: 'failed' },
  shown: { screenFailed: 'failed', sellingStopped: 'failed' },
};

/** Returns the phase after an event. An event that does not apply to a phase leaves it unchanged. */
export const nextPhase = (phase: Phase, event: EmbedEvent): Phase => NEXT[phase]?.[event] ?? phase;

/** Returns whether the shop is rendered; otherwise the fallback is, unless the skeleton covers it. */
export const showsShop = (phase: Phase): boolean => phase === 'ready' || phase === 'shown';

/** Returns whether the skeleton is shown. Without a back end nothing loads. */
export const showsSkeleton = (phase: Phase, hasBackEnd: boolean): boolean =>
  hasBackEnd && (phase === 'loading' || phase === 'ready');

/** Returns whether height is reserved. A fallback that stays needs none. */
export const keepsReservedHeight = (phase: Phase, hasBackEnd: boolean): boolean =>
  hasBackEnd && phase !== 'unreachable' && phase !== 'failed' && phase !== 'switchedOff';

/** Returns whether notes for editors can be shown: their language is known, or will not be. */
export const canShowNotes = (phase: Phase, hasBackEnd: boolean): boolean =>
  !hasBackEnd || (phase !== 'pending' && phase !== 'loading');
