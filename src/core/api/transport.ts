import type { Result } from '../async/result.ts';
import { shared } from '../page/shared.ts';
import type { Client } from './client.ts';
import { type Call, callTo, type Endpoint } from './endpoint.ts';

const page = shared('client', () => ({ client: undefined }));

/** Sets the page's only client, shared by all embeds and all copies of the bundle. */
export function setClient(client: Client): void {
  page.client = client;
}

function call<T>(wanted: Call<T>): Promise<Result<T>> {
  if (!page.client) throw new Error('the client is not set yet');
  return page.client.call(wanted);
}

/** Calls an endpoint through the page's client. Throws an Error before the client is set. */
export const send = <A extends readonly unknown[], T>(
  endpoint: Endpoint<A, T>,
  ...args: A
): Promise<Result<T>> => call(callTo(endpoint, args));

/** Calls an endpoint ahead of its use: the next call with the same arguments gets the answer. */
export const prefetch = <A extends readonly unknown[], T>(
  endpoint: Endpoint<A, T>,
  ...args: A
): Promise<Result<T>> => call({ ...callTo(endpoint, args), isPrefetch: true });
