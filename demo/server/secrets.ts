import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An unguessable key of 128 bits, fit for an address. */
export const randomKey = (): string => randomBytes(16).toString('base64url');

/** What is stored of a token, so that a copy of the file lets nobody in. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

// Without 0, O, 1, I and L, which people mix up on the telephone.
const PLAIN_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const signs = (length: number): string =>
  Array.from({ length }, () => PLAIN_SIGNS[randomInt(PLAIN_SIGNS.length)]).join('');

/** A booking number for people, e.g. `K7QF-3MX2`; its uniqueness is the database's affair. */
export const randomBookingId = (): string => `${signs(4)}-${signs(4)}`;

/** The code on one ticket. */
export const randomBarcode = (): string => signs(16);
