import { Agent, request } from 'node:http';
import type { Figures } from './figures.ts';

export type Reply = { status: number; location: string; retryAfter: number; text: string };

type Call = { method?: 'GET' | 'POST'; type?: string; body?: string };

/** A caller with an address of its own in 127.0.0.0/8. */
export type Caller = {
  /** Requests an address of the servers and records the time under `kind`. */
  ask: (kind: string, address: string, call?: Call) => Promise<Reply>;
  /** Posts JSON to the API, which is below `api`. */
  post: (kind: string, address: string, body: unknown) => Promise<Reply>;
  leave: () => void;
};

const TIMEOUT_MS = 300_000;

/** Returns the address of a caller: `network` separates kinds of callers. */
export const addressOf = (network: number, index: number): string =>
  `127.${network}.${Math.floor(index / 250)}.${1 + (index % 250)}`;

export const createCaller = (localAddress: string, figures: Figures): Caller => {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });

  const send = (address: string, call: Call): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', type, body } = call;
      const url = new URL(address);
      const options = {
        agent,
        localAddress,
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        timeout: TIMEOUT_MS,
        headers: {
          host: url.host,
          ...(type && { 'content-type': type }),
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? '',
            retryAfter: Number(response.headers['retry-after'] ?? 0),
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer after ${TIMEOUT_MS} ms`)));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed the idle connection at this moment. Browsers repeat the request on a new one.
        const isClosed = sent.reusedSocket && error.code === 'ECONNRESET';
        if (isClosed) resolve(send(address, call));
        else reject(error);
      });
      sent.end(body);
    });

  const ask = async (kind: string, address: string, call: Call = {}): Promise<Reply> => {
    const began = performance.now();
    const reply = await send(address, call).catch(() => undefined);
    const { status, ...rest } = reply ?? { status: 0, location: '', retryAfter: 0, text: '' };
    figures.record(kind, status, performance.now() - began);
    return { status, ...rest };
  };

  return {
    ask,
    post: (kind, address, body) =>
      ask(kind, address, {
        method: 'POST',
        type: 'application/json',
        body: JSON.stringify(body),
      }),
    leave: () => agent.destroy(),
  };
};
