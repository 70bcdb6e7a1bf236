/** Placeholder for the password reset key (`:guid`) in addresses that must not expose it. */
export const NO_KEY = '-';
