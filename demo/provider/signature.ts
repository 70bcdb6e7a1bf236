import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of the signature, on calls in both directions between the shop's server and the provider. */
export const SIGNATURE_HEADER = 'x-signature';

/** Signs path and body with HMAC, so that a signed body is valid for one call only. */
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
