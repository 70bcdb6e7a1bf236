import { proxy } from 'valtio/vanilla';
import { shared } from '../shared.ts';

/** What the shop tells a visitor out of turn; the sentence is chosen where it is shown. */
export type Notice =
  /** The server failed (500): `email` is the support address. */
  | { is: 'serverError'; email: string }
  /** The server is busy (503) and a reload has not helped or would lose what was typed. */
  | { is: 'serverBusy' }
  /** The login has ended (401, 403). */
  | { is: 'signedOut' };

export const notices = shared('notices', () => proxy({ shown: undefined as Notice | undefined }));
