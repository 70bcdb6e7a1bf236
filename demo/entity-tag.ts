import { createHash } from 'node:crypto';
import { etag } from 'hono/etag';

/** Web Crypto would wait for the same threads as password hashing and file reading. */
const digestAtOnce = (body: Uint8Array): ArrayBuffer => {
  const digest = createHash('sha1').update(body).digest();
  return Uint8Array.from(digest).buffer;
};

/** Hono's `etag` with a digest that is computed on the spot. */
export const entityTag: typeof etag = (options) =>
  etag({ ...options, generateDigest: digestAtOnce });
