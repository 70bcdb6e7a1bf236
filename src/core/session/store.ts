import { proxy } from 'valtio/vanilla';
import type { Campaign } from '../api/wire/checkout.ts';
import { shared } from '../page/shared.ts';

export type SessionState = {
  /** The 12 characters that identify this session to the back end. */
  key: string;
  token?: string;
  /** Referring site, unless it is a payment provider. */
  referrer?: string;
  /** Partner whose link or page the visitor came from. */
  partner?: string;
  /** Campaign that led to the visit; missing without the visitor's consent if the page requires it. */
  campaign?: Campaign | undefined;
};

export const session = shared('session', () => proxy<SessionState>({ key: '' }));
