import SparkMD5 from 'spark-md5';

/** Returns the password as the API expects it: lower-case hex MD5, which protects nothing (contract, "Account"). */
export const passwordHash = (password: string): string => SparkMD5.hash(password);

/**
 * Hashes a random id that must not be readable from storage. MD5 suffices, because the id cannot be guessed; http pages
 * have no `crypto.subtle`.
 */
export const idHash = (id: string): string => SparkMD5.hash(id);
