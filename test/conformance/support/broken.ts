import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answer of the reference server, or what becomes of it. `null` breaks the connection. */
export type Answered = {
  status: number;
  headers: Headers;
  // Untyped, because a broken answer has any shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
};

type Asked = { method: string; url: URL; body: string; sent: Headers };

/** Changes the answer to a call; `undefined` leaves it as it is. */
export type Breaking = (answer: Answered, asked: Asked) => Answered | null | undefined;

const WITHOUT = ['content-length', 'content-encoding', 'transfer-encoding', 'connection'];

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}

/** Starts a proxy in front of a server, which breaks one rule at a time. */
export async function startBroken(target: () => string) {
  let breaking: Breaking = () => undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', headers, url = '' } = request;
      const body = await textOf(request);
      const sent = new Headers(
        Object.entries(headers).filter(([name]) => !WITHOUT.includes(name)) as [string, string][],
      );
      sent.delete('host');
      // the server closes the connection after a request that is too large
      sent.set('connection', 'close');
      const reply = await fetch(`${target()}${url}`, {
        method,
        headers: sent,
        redirect: 'manual',
        ...(method === 'POST' && { body }),
      });
      const text = await reply.text();
      const plain: Answered = {
        status: reply.status,
        headers: new Headers([...reply.headers].filter(([name]) => !WITHOUT.includes(name))),
        body: text && (JSON.parse(text) as unknown),
      };
      const asked = { method, url: new URL(url, target()), body, sent };
      const changed = breaking(structuredCloneOf(plain), asked);
      if (changed === null) return response.destroy();
      const answer = changed ?? plain;
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
      return undefined;
    })().catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    api: `http://127.0.0.1:${port}/api`,
    breakWith: (rule: Breaking): void => {
      breaking = rule;
    },
    stop: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const structuredCloneOf = ({ status, headers, body }: Answered): Answered => ({
  status,
  headers: new Headers(headers),
  body: structuredClone(body),
});
