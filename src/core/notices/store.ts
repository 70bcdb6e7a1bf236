import { proxy } from 'valtio/vanilla';
import type { Day } from '../calendar/day.ts';
import { shared } from '../shared.ts';

export type PassedVisit = { name: string; day: Day; time?: string };

/** Notice that is not a reaction to input; the component that shows it chooses the sentence. */
export type Notice =
  /** The back end failed (500); `email` is the support address, if there is one. */
  | { is: 'serverError'; email?: string }
  /** The back end is busy (503), and a reload did not help or would lose unsent text. */
  | { is: 'serverBusy' }
  | { is: 'signedOut' }
  /** Expired tickets were removed from the cart. */
  | { is: 'passed'; visits: readonly PassedVisit[] };

export const notices = shared('notices', () => proxy({ shown: undefined as Notice | undefined }));
