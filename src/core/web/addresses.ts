const isLoopback = (hostname: string): boolean =>
  /^(([^.]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Returns whether an address is https, or http on this computer. Only such addresses may get payments, documents,
 * tokens, or personal data.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** Returns the absolute form of an http(s) address, resolved against this page; `undefined` for any other scheme. */
export function webAddress(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address, location.href)) return undefined;
  const { protocol, href } = new URL(address, location.href);
  return /^https?:$/.test(protocol) ? href : undefined;
}

/** Adds the scheme that people leave out: `shop.example.org/api` means `https://shop.example.org/api`. */
export function withScheme(address: string): string {
  const [, host] = /^(localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:[/?#]|$)/i.exec(address) ?? [];
  if (!host) return address;
  return `${isLoopback(host.toLowerCase()) ? 'http' : 'https'}://${address}`;
}
