import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Memory, ServerMessage } from './server.ts';

export type Servers = {
  shop: string;
  memory: () => Promise<Memory>;
  /** Ends the servers, which closes their databases. */
  stop: () => Promise<void>;
};

type Wanted = { data: string; places: number; customers: number; holdMinutes: number };

/** Starts shop, partner and provider as a process of their own, on free ports and with their own databases. */
export const startServers = async ({ data, ...wanted }: Wanted): Promise<Servers> => {
  const file = fileURLToPath(new URL('server.ts', import.meta.url));
  const { places, customers, holdMinutes } = wanted;
  const numbers = [places, customers, holdMinutes].map(String);
  const child = fork(file, [data, ...numbers], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  const next = async <Is extends ServerMessage['is']>(is: Is) => {
    const stopped = ended.then(([code]) => {
      throw new Error(`The servers ended with ${code}.`);
    });
    const [message] = (await Promise.race([once(child, 'message'), stopped])) as [ServerMessage];
    if (message.is !== is) throw new Error(`The servers sent ${message.is} instead of ${is}.`);
    return message as Extract<ServerMessage, { is: Is }>;
  };
  const { shop } = await next('started');
  return {
    shop,
    memory: async () => {
      const answer = next('memory');
      child.send('memory');
      return (await answer).memory;
    },
    stop: async () => {
      child.send('stop');
      await ended;
    },
  };
};
