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

/** Posts JSON, signed with the secret of both sides. Rejects if there is no answer in time. */
export const postSigned = (
  address: string,
  body: unknown,
  { secret, timeoutMs }: { secret: string; timeoutMs: number },
): Promise<Response> => {
  const text = JSON.stringify(body);
  return fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(secret, new URL(address).pathname, text),
    },
    body: text,
    signal: AbortSignal.timeout(timeoutMs),
  });
};
