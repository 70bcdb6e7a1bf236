import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Data = Record<string, unknown>;

/** What a back end does wrong, by the first segment of its address. */
type Fault = {
  /** Without the headers that let a page of another origin read, or send. */
  lacks?: 'read' | 'send';
  /** Answers to all calls, or to those of an endpoint, in place of the shop. */
  answer?: {
    of?: string;
    lang?: string;
    status: number;
    text?: string;
    to?: (path: string) => string;
    /** No page may read it. */
    isSilent?: boolean;
  };
  /** Changes the data of an endpoint's answer. */
  change?: { of: string; with: (data: Data) => void };
};

export const first = (data: Data, list: string): Data => (data[list] as Data[])[0]!;

const isOf = (path: string, { of, lang }: { of?: string; lang?: string }): boolean => {
  const [, own, ...endpoint] = path.split('?')[0]!.split('/');
  return (!of || endpoint.join('/') === of) && (!lang || own === lang);
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Back ends on an origin of their own that pass on what the shop says at `api`, each with one fault: `{address}/{name}`. */
export async function startFaulty(api: string, faults: Record<string, Fault>) {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = '', ...rest] = request.url!.split('/');
    const path = `/${rest.join('/')}`;
    const { lacks, answer, change } = faults[name] ?? {};
    if (lacks !== 'read') response.setHeader('access-control-allow-origin', '*');
    if (lacks === undefined) response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    if (answer && isOf(path, answer)) {
      const { status, text = '', to, isSilent } = answer;
      if (isSilent) response.removeHeader('access-control-allow-origin');
      response.writeHead(status, to && { location: to(path) }).end(text);
      return;
    }
    const body = request.method === 'POST' ? await bodyOf(request) : undefined;
    const passed = await fetch(`${api}${path}`, {
      method: request.method!,
      ...(body && { body, headers: { 'content-type': 'application/json' } }),
    });
    const text = await passed.text();
    response.statusCode = passed.status;
    if (!change || !isOf(path, change)) {
      response.end(text);
      return;
    }
    const answered = JSON.parse(text) as { data: Data };
    change.with(answered.data);
    response.end(JSON.stringify(answered));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
