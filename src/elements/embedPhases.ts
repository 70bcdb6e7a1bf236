/**
 * Phase of an embed. A pending one is `idle`, then `registered` as an outlet; it is `near` if it may load before it is
 * registered. `starting` waits for the shop, `ready` for the first screen.
 */
export type Phase =
  'idle' | 'registered' | 'near' | 'starting' | 'ready' | 'shown' | 'failed' | 'switchedOff';

export type EmbedEvent =
  | 'outletRegistered'
  | 'cameNear'
  | 'started'
  | 'areaSwitchedOff'
  | 'startFailed'
  | 'firstScreenShown'
  | 'screenFailed';

const NEXT: Record<EmbedEvent, Partial<Record<Phase, Phase>>> = {
  outletRegistered: { idle: 'registered', near: 'starting' },
  cameNear: { idle: 'near', registered: 'starting' },
  started: { starting: 'ready' },
  areaSwitchedOff: { starting: 'switchedOff' },
  startFailed: { starting: 'failed' },
  firstScreenShown: { ready: 'shown' },
  screenFailed: { ready: 'failed', shown: 'failed' },
};

/** Returns the phase after an event. An event that does not apply to a phase leaves it unchanged. */
export const nextPhase = (phase: Phase, event: EmbedEvent): Phase => NEXT[event][phase] ?? phase;

/** Returns whether an embed may not load yet: it is neither near the window nor the target of a navigation. */
export const isPending = (phase: Phase): boolean => phase === 'idle' || phase === 'registered';

/** Returns whether the shop has started for an embed, even if the embed's area is switched off. */
export const hasStarted = (phase: Phase): boolean =>
  phase === 'ready' || phase === 'shown' || phase === 'switchedOff';

export type Appearance = {
  /** Whether the shop is rendered; otherwise the fallback is, unless the skeleton covers it. */
  showsShop: boolean;
  showsSkeleton: boolean;
  reservesHeight: boolean;
  /** Whether the language of the notes for editors is known. */
  canShowNotes: boolean;
};

const PENDING: Appearance = {
  showsShop: false,
  showsSkeleton: false,
  reservesHeight: true,
  canShowNotes: false,
};
const LOADING: Appearance = { ...PENDING, showsSkeleton: true };
const SHOWN: Appearance = { ...PENDING, showsShop: true, canShowNotes: true };
const FALLBACK: Appearance = { ...PENDING, reservesHeight: false, canShowNotes: true };

const APPEARANCES: Record<Phase, Appearance> = {
  idle: PENDING,
  registered: PENDING,
  near: LOADING,
  starting: LOADING,
  ready: { ...SHOWN, showsSkeleton: true },
  shown: SHOWN,
  failed: FALLBACK,
  switchedOff: FALLBACK,
};

/** Returns what an embed shows. Without a back end it shows its fallback, unless the shop is already rendered. */
export const appearanceOf = (phase: Phase, hasBackEnd: boolean): Appearance => ({
  ...APPEARANCES[phase],
  ...(!hasBackEnd && { showsSkeleton: false, reservesHeight: false, canShowNotes: true }),
});
