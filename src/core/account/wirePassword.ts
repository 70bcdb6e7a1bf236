import SparkMD5 from 'spark-md5';

/** A password as the wire wants it: lower-case hex MD5 (contract, "Account"). It protects nothing. */
export const wirePassword = (plain: string): string => SparkMD5.hash(plain);
