import { proxy } from 'valtio/vanilla';
import { shared } from '../shared.ts';

export type SessionState = {
  /** The 12 characters that name this visit to the server. */
  key: string;
  token?: string;
  /** Where the visitor came from, unless from a payment provider. */
  referrer?: string;
  /** The partner whose link or page brought the visitor. */
  partner?: string;
};

export const session = shared('session', () => proxy<SessionState>({ key: '' }));
