import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { createBoundedQueue } from './bounded-queue.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

// Stored hashes do not contain these two, so changing them would invalidate all passwords.
const BLOCK_SIZE = 8;
const PARALLEL = 3;
const KEY_BYTES = 32;
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;

const MAX_WAITING = 16;

/**
 * scrypt runs on Node's four pool threads, which also read files. Two of them stay free, so that many logins at once cannot block
 * the server.
 */
export const passwordQueue = createBoundedQueue(2, MAX_WAITING);

/**
 * Throws a `QueueFullError` if a password could not be checked now. Callers with many wrong passwords only get the first half of
 * the queue, so that they cannot keep the others out.
 */
export const assertPasswordTurn = (isTrusted: boolean): void =>
  passwordQueue.assertNotFull(isTrusted ? MAX_WAITING : MAX_WAITING / 2);

/** Time after which the queue has worked off its backlog. */
export const PASSWORD_QUEUE_RETRY_SECONDS = 5;

/** A password as it is sent: its lower-case hex MD5 (contract, "Account"). */
export type WirePassword = string;

export const wirePassword = (plain: string): WirePassword =>
  createHash('md5').update(plain).digest('hex');

const EMPTY = wirePassword('');

/** Whether a text can be the hash of a password. The length of the password cannot be checked, only that it is not empty. */
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
 * Returns the stored form of a password: cost, salt and key of scrypt. `cost` is a power of two. Rejects with a `QueueFullError`
 * if too many passwords are waiting.
 */
export const hashPassword = async (password: WirePassword, cost: number): Promise<string> => {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** Whether a password matches its stored form, compared in constant time. Rejects like `hashPassword`. */
export const isPassword = async (password: WirePassword, stored: string): Promise<boolean> => {
  const [, cost, salt = '', key = ''] = stored.split('$');
  const wanted = Buffer.from(key, 'base64url');
  const given = await keyOf(password, Buffer.from(salt, 'base64url'), Number(cost));
  return timingSafeEqual(given, wanted);
};
