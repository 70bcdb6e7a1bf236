import { createHash } from 'node:crypto';
import { etag } from 'hono/etag';

/** Hashes synchronously, because Web Crypto would queue in the same thread pool as password hashing and file reads. */
const digestAtOnce = (body: Uint8Array): ArrayBuffer => {
  const digest = createHash('sha1').update(body).digest();
  return Uint8Array.from(digest).buffer;
};

/** Hono's `etag` with a synchronous digest. */
export const entityTag: typeof etag = (options) =>
  etag({ ...options, generateDigest: digestAtOnce });
