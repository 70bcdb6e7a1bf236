/**
 * A back end for the tests, as middleware of the runner's server. Under `/test-server/{desk}/` each test has a desk of
 * its own: it says by POST to `answers` what calls to `api/{lang}/{endpoint}` get, one answer after the other (the last one
 * stays; `*` is for calls of which nothing is said), lets go of held ones by POST to `release/{name}`, and reads from `hits` what has come.
 *
 * An answer: `status`, and one of `data` (goes out as `{"data": …}`), `body` (JSON as it stands) and `text`; `headers`;
 * `hold` or `holdBody`, a name, waits before anything or after the first bytes; `drop` cuts the line.
 */
export function testServer() {
  const desks = new Map();
  const deskOf = (name) => {
    if (!desks.has(name)) desks.set(name, { answers: {}, hits: [], released: new Set(), held: [] });
    return desks.get(name);
  };

  const released = (desk, name) =>
    desk.released.has(name) || new Promise((go) => desk.held.push({ name, go }));

  function release(desk, name) {
    desk.released.add(name);
    for (const { go } of desk.held.filter((each) => each.name === name)) go();
  }

  async function readText(stream) {
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  async function serveCall(context, desk, rest) {
    const { req, res, method } = context;
    context.set({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'access-control-expose-headers': 'retry-after',
      'cache-control': 'no-store',
      // a browser sends a request again by itself when a line that it had kept open breaks
      connection: 'close',
    });
    if (method === 'OPTIONS') {
      context.status = 204;
      return;
    }
    const [lang, ...path] = rest;
    const text = await readText(req);
    const hit = {
      method,
      lang,
      endpoint: path.join('/'),
      query: { ...context.query },
      ...(text && { body: JSON.parse(text) }),
      isAborted: false,
    };
    desk.hits.push(hit);
    res.on('close', () => {
      hit.isAborted = !res.writableFinished;
    });
    const answers = desk.answers[`${method} ${hit.endpoint}`] ??
      desk.answers['*'] ?? [{ status: 404, body: { error: 'no answer is planned for this call' } }];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer.hold) await released(desk, answer.hold);
    if (answer.drop) {
      context.respond = false;
      req.socket.destroy();
      return;
    }
    const content = answer.text ?? JSON.stringify(answer.body ?? { data: answer.data });
    context.status = answer.status ?? 200;
    context.set({
      'content-type': answer.text === undefined ? 'application/json' : 'text/html',
      ...answer.headers,
    });
    if (!answer.holdBody) {
      context.body = content;
      return;
    }
    context.respond = false;
    res.statusCode = context.status;
    res.write(content.slice(0, 1));
    await released(desk, answer.holdBody);
    res.end(content.slice(1));
  }

  async function serveDesk(context, name, [command, ...rest]) {
    const desk = deskOf(name);
    if (command === 'api') return serveCall(context, desk, rest);
    if (command === 'answers') {
      Object.assign(desk.answers, JSON.parse(await readText(context.req)));
      context.status = 204;
    } else if (command === 'release') {
      release(desk, rest.join('/'));
      context.status = 204;
    } else if (command === 'hits') {
      context.set('cache-control', 'no-store');
      context.body = desk.hits;
    }
  }

  return async (context, next) => {
    // a frame in a sandbox has no origin, and loads modules only from where that is welcome
    context.vary('origin');
    if (context.get('origin') === 'null') context.set('access-control-allow-origin', '*');
    const [, base, name, ...rest] = context.path.split('/');
    if (base === 'test-server') await serveDesk(context, name, rest);
    else await next();
  };
}
