import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Call } from './failure.ts';

const withoutPort = (address: string): string =>
  address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/** Returns the network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
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
 * Returns the network that a request comes from. Each proxy appends the address of its own caller to `X-Forwarded-For`, so only
 * as many entries from the right can be trusted as there are trusted proxies.
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

/** Returns a function for the key of a request's caller. It does not reveal the address, and changes with each restart. */
export const callerKeys = (trustedProxies: number): ((c: Context<Call>) => string) => {
  const secret = randomBytes(32);
  return (c) => {
    // Without a connection, e.g. in a direct call of the app, all requests have the same caller.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const address = incoming?.socket.remoteAddress ?? '';
    const network = callerNetwork(address, c.req.header('x-forwarded-for'), trustedProxies);
    return createHmac('sha256', secret).update(network).digest('base64url');
  };
};
