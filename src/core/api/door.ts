import { shared } from '../page/shared.ts';
import type { Call } from './call.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';
import type { Result } from '../async/result.ts';

const door = shared('client', () => ({ client: undefined as Client | undefined }));

/** Opens the page's only client, shared by all embeds and all copies of the bundle. */
export function openClient(options: ClientOptions): void {
  door.client = createClient(options);
}

/** Sends a call through the page's client. Throws an Error before the client is open. */
export function call<T>(wanted: Call<T>): Promise<Result<T>> {
  if (!door.client) throw new Error('the client is not open yet');
  return door.client.call(wanted);
}

/** Returns the call that `send` would make, without sending it. */
export function callOf<T>(send: () => Promise<Result<T>>): Call<T> {
  const { client } = door;
  let seen: Call<T> | undefined;
  door.client = {
    call: (wanted) => {
      seen = wanted as unknown as Call<T>;
      return new Promise(() => undefined);
    },
  };
  try {
    void send();
  } finally {
    door.client = client;
  }
  return seen!;
}
