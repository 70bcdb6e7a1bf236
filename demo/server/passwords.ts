import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { createBoundedQueue } from './bounded-queue.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

// These two are part of what is stored: with others nobody could log in any more.
const BLOCK_SIZE = 8;
const PARALLEL = 3;
const KEY_BYTES = 32;
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;

/**
 * scrypt runs on the four threads that Node has for all work of this kind, reading files among it. Two of them stay free, so that
 * many logins at once cannot stop the rest of the server.
 */
export const passwordQueue = createBoundedQueue(2, 16);

/** After this time the queue has had its turns. */
export const PASSWORD_QUEUE_RETRY_SECONDS = 5;

/** What the wire gives for a password: its lower-case hex MD5 (contract, "Account"). */
export type WirePassword = string;

export const wirePassword = (plain: string): WirePassword =>
  createHash('md5').update(plain).digest('hex');

const EMPTY = wirePassword('');

/** Whether it can be that of a password. How long the password was, nobody can tell from it, but that there was one. */
export const isWirePassword = (text: string): text is WirePassword =>
  /^[0-9a-f]{32}$/.test(text) && text !== EMPTY;

const keyOf = (password: WirePassword, salt: Buffer, cost: number): Promise<Buffer> =>
  passwordQueue.run(() =>
    derive(password, salt, KEY_BYTES, {
      N: cost,
      r: BLOCK_SIZE,
      p: PARALLEL,
      maxmem: MAX_MEMORY_BYTES,
    }),
  );

/**
 * What is stored of a password: cost, salt and key of scrypt. `cost` is a power of two. Rejects with a `QueueFullError` if too many
 * passwords wait.
 */
export const hashPassword = async (password: WirePassword, cost: number): Promise<string> => {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** Whether it is the password that was stored; how long that takes tells nothing of how near it is. Rejects like `hashPassword`. */
export const isPassword = async (password: WirePassword, stored: string): Promise<boolean> => {
  const [, cost, salt = '', key = ''] = stored.split('$');
  const wanted = Buffer.from(key, 'base64url');
  const given = await keyOf(password, Buffer.from(salt, 'base64url'), Number(cost));
  return timingSafeEqual(given, wanted);
};
