import { proxy } from 'valtio/vanilla';
import { shared } from '../page/shared.ts';

export type SessionState = {
  /** The 12 characters that identify this session to the back end. */
  key: string;
  token?: string;
  /** Referring site, unless it is a payment provider. */
  referrer?: string;
  /** Partner whose link or page the visitor came from. */
  partner?: string;
};

export const session = shared('session', () => proxy<SessionState>({ key: '' }));
