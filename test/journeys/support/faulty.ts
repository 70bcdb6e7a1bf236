import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer } from './server.ts';

type Data = Record<string, unknown>;

/** The defect of a back end, which the first segment of its address selects. */
type Fault = {
  /** The missing CORS header: without it a page of another origin cannot read, or cannot send. */
  lacks?: 'read' | 'send';
  /** Answers all calls, or those of an endpoint or a language, in place of the shop. */
  answer?: {
    of?: string;
    lang?: string;
    status: number;
    text?: string;
    to?: (path: string) => string;
    /** Leaves out the CORS header, so that no page can read the answer. */
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

const NOT_FOUND: Fault = { answer: { status: 404 } };

/** Starts back ends at their own origin, `{address}/{name}`. Each passes calls on to the shop at `api` and has one defect. */
export async function startFaulty(api: string, faults: Record<string, Fault>) {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = '', ...rest] = request.url!.split('/');
    const path = `/${rest.join('/')}`;
    const { lacks, answer, change } = faults[name] ?? NOT_FOUND;
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

  return startServer(serve);
}
