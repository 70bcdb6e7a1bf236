import SparkMD5 from 'spark-md5';

/** What the wire takes for a password: its lower-case hex MD5, which protects nothing (contract, "Account"). */
export const passwordHash = (password: string): string => SparkMD5.hash(password);
