/** Stands for the key of a mailed link (`:guid`) where that must not be read. */
export const NO_KEY = '-';
