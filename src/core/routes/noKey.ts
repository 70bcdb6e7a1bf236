/** Placeholder for the key of a password reset or of an order in addresses that must not expose it. */
export const NO_KEY = '-';
