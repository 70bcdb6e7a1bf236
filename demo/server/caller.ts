import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Call } from './failure.ts';

const withoutPort = (address: string): string =>
  address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/** The network of an address that one subscriber has: an IPv4 address, or 64 bits of an IPv6 address. */
const networkOf = (address: string): string => {
  const plain = withoutPort(address.trim()).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = [], tail] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * The network that a request comes from. Each proxy appends the address that it was called from to `X-Forwarded-For`, so only as many
 * entries from the right can be believed as there are trusted proxies.
 */
export const callerNetwork = (
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string => {
  const forwarded = trustedProxies > 0 ? (forwardedFor?.split(',') ?? []) : [];
  const addresses = [...forwarded, socketAddress];
  return networkOf(addresses[Math.max(0, addresses.length - 1 - trustedProxies)] ?? '');
};

/** Makes the keys of callers. An address cannot be read from its key, and after a restart it has another one. */
export const callerKeys = (trustedProxies: number): ((c: Context<Call>) => string) => {
  const secret = randomBytes(32);
  return (c) => {
    // Without a connection, as when the app is called by a program, there is one caller only.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const address = incoming?.socket.remoteAddress ?? '';
    const network = callerNetwork(address, c.req.header('x-forwarded-for'), trustedProxies);
    return createHmac('sha256', secret).update(network).digest('base64url');
  };
};
