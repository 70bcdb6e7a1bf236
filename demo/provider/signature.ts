import { createHmac, timingSafeEqual } from 'node:crypto';

/** Calls between the shop's server and the provider carry it, both ways. */
export const SIGNATURE_HEADER = 'x-signature';

/** HMAC over path and body, so that a signed body serves for one call only. */
export const sign = (secret: string, path: string, body: string): string =>
  createHmac('sha256', secret).update(`${path}\n${body}`).digest('hex');

export const isSigned = (
  secret: string,
  path: string,
  body: string,
  signature: string | undefined,
): boolean => {
  const expected = Buffer.from(sign(secret, path, body));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
