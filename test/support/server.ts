/** What a call gets; see tools/test-server.mjs. */
export type Answer = {
  status?: number;
  /** Goes out as `{"data": …}`. */
  data?: unknown;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** Waits until this name is released. */
  hold?: string;
  /** Sends the first byte, and waits with the rest. */
  holdBody?: string;
  /** Cuts the line instead of answering. */
  drop?: boolean;
};

/** By method and endpoint, `GET event/select`: one answer for all, or a list whose last one stays. */
export type Answers = Record<string, Answer | Answer[]>;

export type Hit = {
  method: string;
  lang: string;
  endpoint: string;
  query: Record<string, string>;
  body?: unknown;
  /** The caller went away before he had the whole answer. */
  isAborted: boolean;
};

/** Names the desks of this test file, and with them all that is stored for their shops. */
export const RUN = crypto.randomUUID();
let desks = 0;

/** Waits until the condition holds; fails with its name after a minute. */
export async function until(
  title: string,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`never came true: ${title}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** In Node the server is in the process of the test. */
const { testDesks } = globalThis as {
  testDesks?: { tell(desk: string, command: string[], text: string): unknown };
};

async function tell(desk: string, command: string[], body?: unknown): Promise<unknown> {
  const text = JSON.stringify(body ?? null);
  if (testDesks) return structuredClone(testDesks.tell(desk, command, text));
  const answer = await fetch(`/test-server/${desk}/${command.join('/')}`, {
    method: 'POST',
    body: text,
  });
  return answer.json();
}

/** Opens a desk at the test server: a real back end over HTTP that answers as told and counts what comes. */
export async function openServer(answers: Answers = {}) {
  const desk = `${RUN}-${desks++}`;
  const path = `/test-server/${desk}/api`;
  const answer = async (more: Answers): Promise<void> => {
    const lists = Object.entries(more).map(([call, given]) => [call, [given].flat()]);
    await tell(desk, ['answers'], Object.fromEntries(lists));
  };
  /** The hits so far, all or those of one call (`GET event/select`). */
  const hits = async (call?: string): Promise<Hit[]> => {
    const all = (await tell(desk, ['hits'])) as Hit[];
    return all.filter(({ method, endpoint }) => !call || `${method} ${endpoint}` === call);
  };
  await answer(answers);
  const counts = async (...calls: string[]): Promise<number[]> => {
    const all = (await hits()).map(({ method, endpoint }) => `${method} ${endpoint}`);
    return calls.map((call) => all.filter((each) => each === call).length);
  };
  return {
    /** As most museums have it: on another origin than the page. */
    api: `${location.origin.replace('localhost', '127.0.0.1')}${path}`,
    /** The same on the page's own origin. */
    path,
    answer,
    hits,
    release: async (name: string): Promise<void> => {
      await tell(desk, ['release', name]);
    },
    /** How often each of these calls has come. */
    counts,
    /** Waits until so many hits have come. */
    arrived: (call: string, count = 1) =>
      until(`${count} × ${call}`, async () => (await hits(call)).length >= count),
    /** Waits until a call was ended by its caller. */
    ended: (call: string) =>
      until(`${call} ended`, async () => (await hits(call)).some(({ isAborted }) => isAborted)),
  };
}

export type TestServer = Awaited<ReturnType<typeof openServer>>;
