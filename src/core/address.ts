const isLoopback = (hostname: string): boolean =>
  /^(([^.]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Whether an absolute address is https, or http on this computer. Payments, documents, tokens and passwords go nowhere
 * else; `javascript:` and the like are no such address.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** The absolute address of a page of the web, read against this page; undefined for anything else, `javascript:` for one. */
export function webAddress(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address, location.href)) return undefined;
  const { protocol, href } = new URL(address, location.href);
  return /^https?:$/.test(protocol) ? href : undefined;
}
