import { proxy } from 'valtio/vanilla';
import type { Day } from '../calendar/day.ts';
import { shared } from '../shared.ts';

/** What a ticket was for whose moment has passed. */
export type PassedVisit = { name: string; day: Day; time?: string };

/** What the shop tells a visitor out of turn; the sentence is chosen where it is shown. */
export type Notice =
  /** The server failed (500): `email` is the support address, if the museum has named one. */
  | { is: 'serverError'; email?: string }
  /** The server is busy (503) and a reload has not helped or would lose what was typed. */
  | { is: 'serverBusy' }
  /** The login has ended (401, 403). */
  | { is: 'signedOut' }
  /** Tickets whose moment has passed were taken out of the basket. */
  | { is: 'passed'; visits: readonly PassedVisit[] };

export const notices = shared('notices', () => proxy({ shown: undefined as Notice | undefined }));
