/** Whether the browser may be sent there: http or https, on a configured origin, without a name or password in it. */
const isAllowedAddress = (address: string, allowedOrigins: string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username, password } = new URL(address);
  return (
    ['http:', 'https:'].includes(protocol) &&
    username === '' &&
    password === '' &&
    allowedOrigins.includes(origin)
  );
};

/** Where `backlink` has the key of the mail in it. */
const KEY_GAP = '{token}';

/** Whether it may stand in a mail: an allowed address with a gap for the key, and nothing that would be read beside it. */
export const isAllowedBacklink = (backlink: string, allowedOrigins: string[]): boolean =>
  /^[\x21-\x7e]{1,500}$/.test(backlink) &&
  backlink.includes(KEY_GAP) &&
  isAllowedAddress(backlink, allowedOrigins);

export const withResetKey = (backlink: string, key: string): string =>
  backlink.replaceAll(KEY_GAP, key);

/**
 * The session key that begins a payment, which stands in the query of `url.continue` (contract, "Going out and coming back");
 * undefined where one of the addresses is not allowed, or has no such key.
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

/** Appends `cartId` to the real query, before the hash; the rest stays byte for byte. */
export const withCartId = (address: string, cartId: string): string => {
  const hash = address.indexOf('#');
  const head = hash < 0 ? address : address.slice(0, hash);
  const tail = hash < 0 ? '' : address.slice(hash);
  const joint = !head.includes('?') ? '?' : /[?&]$/.test(head) ? '' : '&';
  return `${head}${joint}cartId=${encodeURIComponent(cartId)}${tail}`;
};
