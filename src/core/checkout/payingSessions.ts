import { idHash } from '../account/hash.ts';
import { deviceNow } from '../calendar/clock.ts';
import { readStored, writeStored } from '../web/storage.ts';

/** Session that has started a payment; `session` is a hash of its key, `at` the time in milliseconds since 1970. */
type PayingSession = { session: string; at: number };

/** Visitors return from a provider within a day. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const isPayingSession = (value: unknown): value is PayingSession => {
  const { session, at } = Object(value) as Record<string, unknown>;
  const agoMs = deviceNow() - Number(at);
  return typeof session === 'string' && typeof at === 'number' && agoMs >= 0 && agoMs <= KEPT_MS;
};

function payingSessions(): PayingSession[] {
  const stored = readStored('paying-sessions');
  return Array.isArray(stored) ? stored.filter(isPayingSession) : [];
}

/** Remembers for a day that this browser has started a payment, so that any of its tabs recognises the return. */
export function rememberPayingSession(sessionKey: string): void {
  const session = idHash(sessionKey);
  const others = payingSessions().filter((each) => each.session !== session);
  writeStored('paying-sessions', [...others, { session, at: deviceNow() }]);
}

/** Returns whether a tab of this browser has started a payment with this session key within a day. */
export const hasPaidHere = (sessionKey: string): boolean =>
  payingSessions().some(({ session }) => session === idHash(sessionKey));
