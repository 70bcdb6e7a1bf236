import SparkMD5 from 'spark-md5';

/** What the wire takes for a password: its lower-case hex MD5, which protects nothing (contract, "Account"). */
export const passwordHash = (password: string): string => SparkMD5.hash(password);

/**
 * Hashes a random id that must not be read from where it is stored. One-wayness is enough for an id that cannot be guessed,
 * and MD5 still has it; `crypto.subtle` is missing on http pages.
 */
export const idHash = (id: string): string => SparkMD5.hash(id);
