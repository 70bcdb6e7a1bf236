import { eventually } from './eventually.ts';

/** The response to a call; see tools/test-server.mjs. */
export type Answer = {
  status?: number;
  /** Sent as `{"data": …}`. */
  data?: unknown;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** Leaves out the CORS header, so that a page of another origin cannot read the response. */
  withoutCors?: boolean;
  /** Holds the response until this name is released. */
  hold?: string;
  /** Sends the first byte and holds the rest until this name is released. */
  holdBody?: string;
  /** Drops the connection instead of responding. */
  drop?: boolean;
};

/** Responses by method and endpoint (`GET event/select`): one for all calls, or a list whose last one repeats. */
export type Answers = Record<string, Answer | Answer[]>;

export type Hit = {
  method: string;
  lang: string;
  endpoint: string;
  query: Record<string, string>;
  body?: unknown;
  /** Whether the caller closed the connection before the response was complete. */
  isAborted: boolean;
};

/** Id of this test file, which is part of the names of its mocks and so of the storage keys of their shops. */
export const RUN = crypto.randomUUID();
let mocks = 0;

/** In Node the test server runs in the same process. */
const { mockBackEnds } = globalThis as {
  mockBackEnds?: { run(mock: string, command: string[], text: string): unknown };
};

async function sendCommand(mock: string, command: string[], body?: unknown): Promise<unknown> {
  const text = JSON.stringify(body ?? null);
  if (mockBackEnds) return structuredClone(mockBackEnds.run(mock, command, text));
  const answer = await fetch(`/test-server/${mock}/${command.join('/')}`, {
    method: 'POST',
    body: text,
  });
  return answer.json();
}

/** Opens a mock of the test server: a back end over HTTP with its own answers, which records the calls. */
export async function openServer(answers: Answers = {}) {
  const mock = `${RUN}-${mocks++}`;
  const path = `/test-server/${mock}/api`;
  const answer = async (more: Answers): Promise<void> => {
    const lists = Object.entries(more).map(([call, given]) => [call, [given].flat()]);
    await sendCommand(mock, ['answers'], Object.fromEntries(lists));
  };
  /** Returns all calls so far, or those of one endpoint (`GET event/select`). */
  const hits = async (call?: string): Promise<Hit[]> => {
    const all = (await sendCommand(mock, ['hits'])) as Hit[];
    return all.filter(({ method, endpoint }) => !call || `${method} ${endpoint}` === call);
  };
  await answer(answers);
  const counts = async (...calls: string[]): Promise<number[]> => {
    const all = (await hits()).map(({ method, endpoint }) => `${method} ${endpoint}`);
    return calls.map((call) => all.filter((each) => each === call).length);
  };
  return {
    /** URL of the API on another origin than the page, as at most museums. */
    api: `${location.origin.replace('localhost', '127.0.0.1')}${path}`,
    /** Path of the API on the page's origin. */
    path,
    answer,
    hits,
    release: async (name: string): Promise<void> => {
      await sendCommand(mock, ['release', name]);
    },
    /** Returns the number of calls of each of these endpoints. */
    counts,
    /** Waits until an endpoint has been called `count` times. */
    arrived: (call: string, count = 1) =>
      eventually(`${count} × ${call}`, async () => (await hits(call)).length >= count),
    /** Waits until the caller has aborted a call. */
    ended: (call: string) =>
      eventually(`${call} ended`, async () =>
        (await hits(call)).some(({ isAborted }) => isAborted),
      ),
  };
}

export type TestServer = Awaited<ReturnType<typeof openServer>>;
