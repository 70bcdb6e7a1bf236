import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Returns an unguessable key of 128 bits that is safe in an address. */
export const randomKey = (): string => randomBytes(16).toString('base64url');

/** Returns the stored form of a token, so that a copy of the database does not give access. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

// Without 0, O, 1, I and L, which people confuse on the telephone.
const PLAIN_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const signs = (length: number): string =>
  Array.from({ length }, () => PLAIN_SIGNS[randomInt(PLAIN_SIGNS.length)]).join('');

/** Returns a readable booking number, e.g. `K7QF-3MX2`. The database checks that it is unique. */
export const randomBookingId = (): string => `${signs(4)}-${signs(4)}`;

/** Returns the code of one ticket. */
export const randomBarcode = (): string => signs(16);
