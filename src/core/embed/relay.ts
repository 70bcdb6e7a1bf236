/*
 * The preview is a sandboxed frame, so its origin is opaque: it has no storage and no saved passwords, and a back end with
 * a list of origins refuses it (`Origin: null`). The configurator sends its requests and hands in the answers.
 */

/** Message that hands a port to the preview. */
const START = 'museum-shop-preview';

type Question = { id: number; address: string };

type Reply = {
  id: number;
  /** Missing if there is no answer, or none that the page may read. */
  answer?: { status: number; headers: [name: string, value: string][]; body: string } | undefined;
};

/** Statuses whose answers must not have a body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** Returns whether an address is a public call of the back end at `api`. */
function isOfApi(address: string, api: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, searchParams } = new URL(address);
  const base = new URL(api, location.href);
  return (
    origin === base.origin &&
    pathname.startsWith(`${base.pathname.replace(/\/+$/, '')}/`) &&
    !searchParams.has('token')
  );
}

async function readAnswer(address: string): Promise<Reply['answer']> {
  const answer = await fetch(address, { credentials: 'omit' });
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

async function replyTo({ id, address }: Question, api: string): Promise<Reply> {
  const answer = isOfApi(address, api)
    ? await readAnswer(address).catch(() => undefined)
    : undefined;
  return { id, answer };
}

/**
 * Answers the requests of a preview to the back end at `api`, reads only. `onStart` is called when the preview has begun.
 * Returns a function that ends it.
 */
export function answerPreview(frame: Window, api: string, onStart: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<Question | typeof START>) => {
    if (data === START) onStart();
    else void replyTo(data, api).then((reply) => port1.postMessage(reply));
  });
  port1.start();
  // an opaque origin has no name to address it by
  frame.postMessage(START, '*', [port2]);
  return () => port1.close();
}

/** Calls `take` with the port of the configurator, which has to be a page of this server around this frame. */
export function receivePort(take: (port: MessagePort) => void): void {
  // `self.origin` is opaque, but the address is not
  const { origin: own } = new URL(location.href);
  addEventListener('message', function receive({ data, source, origin, ports }) {
    const [port] = ports;
    if (data !== START || source !== parent || origin !== own || !port) return;
    removeEventListener('message', receive);
    take(port);
  });
}

/** Returns a `fetch` that only reads, and gets every answer through the port. */
export function fetchThrough(port: MessagePort): typeof globalThis.fetch {
  const waiting = new Map<number, (reply: Reply) => void>();
  let asked = 0;
  port.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  port.start();
  port.postMessage(START);
  return (input, init) =>
    new Promise((resolve, reject) => {
      const { method, url, signal } = new Request(input, init);
      const fail = (): void => reject(signal.reason ?? new TypeError('Failed to fetch'));
      if (method !== 'GET' || signal.aborted) return fail();
      signal.addEventListener('abort', fail);
      const id = asked++;
      waiting.set(id, ({ answer }) => {
        if (!answer) return reject(new TypeError('Failed to fetch'));
        const { status, headers, body } = answer;
        resolve(new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers }));
      });
      port.postMessage({ id, address: url } satisfies Question);
    });
}
