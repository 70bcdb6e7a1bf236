/** Whether the browser may be sent to an address: http or https, on an allowed origin, without user name and password. */
export const isAllowedAddress = (address: string, allowedOrigins: string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username, password } = new URL(address);
  return (
    ['http:', 'https:'].includes(protocol) &&
    username === '' &&
    password === '' &&
    allowedOrigins.includes(origin)
  );
};

/**
 * Returns the session key of a payment from the query of `url.continue` (contract, "Going out and coming back"). Returns
 * undefined if an address is not allowed or the key is missing.
 */
export const sessionKeyOfReturn = (
  url: { continue: string; cancel: string },
  allowedOrigins: string[],
): string | undefined => {
  const addresses = [url.continue, url.cancel];
  if (!addresses.every((address) => isAllowedAddress(address, allowedOrigins))) return undefined;
  const key = new URL(url.continue).searchParams.get('sessionUs') ?? '';
  return /^[A-Za-z0-9]{12}$/.test(key) ? key : undefined;
};

/** Appends `cartId` to the query, before the hash. The rest of the address stays byte for byte the same. */
export const withCartId = (address: string, cartId: string): string => {
  const hash = address.indexOf('#');
  const head = hash < 0 ? address : address.slice(0, hash);
  const tail = hash < 0 ? '' : address.slice(hash);
  const joint = !head.includes('?') ? '?' : /[?&]$/.test(head) ? '' : '&';
  return `${head}${joint}cartId=${encodeURIComponent(cartId)}${tail}`;
};
