const released = (mock, name) =>
  mock.released.has(name) || new Promise((go) => mock.held.push({ name, go }));

function release(mock, name) {
  mock.released.add(name);
  for (const { go } of mock.held.filter((each) => each.name === name)) go();
}

async function readText(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Records a call and sends the answer that the test has set. */
async function serveCall(req, res, mock, [lang, ...path], query) {
  const { method } = req;
  // a test sets its own time
  res.sendDate = false;
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'access-control-expose-headers': 'date, retry-after',
    'cache-control': 'no-store',
    // a browser repeats a request by itself if a connection that it kept open breaks
    connection: 'close',
  };
  if (method === 'OPTIONS') {
    res.writeHead(204, headers).end();
    return;
  }
  const text = await readText(req);
  const hit = {
    method,
    lang,
    endpoint: path.join('/'),
    query: Object.fromEntries(query),
    ...(text && { body: JSON.parse(text) }),
    isAborted: false,
  };
  mock.hits.push(hit);
  res.on('close', () => {
    hit.isAborted = !res.writableFinished;
  });
  const answers = mock.answers[`${method} ${hit.endpoint}`] ??
    mock.answers['*'] ?? [{ status: 404, body: { error: 'no answer is planned for this call' } }];
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer.hold) await released(mock, answer.hold);
  if (answer.drop) {
    req.socket.destroy();
    return;
  }
  if (answer.withoutCors) delete headers['access-control-allow-origin'];
  const content = answer.text ?? JSON.stringify(answer.body ?? { data: answer.data });
  const type = answer.text === undefined ? 'application/json' : 'text/html';
  res.writeHead(answer.status ?? 200, { ...headers, 'content-type': type, ...answer.headers });
  if (answer.holdBody) {
    res.write(content.slice(0, 1));
    await released(mock, answer.holdBody);
    res.end(content.slice(1));
  } else {
    res.end(content);
  }
}

/**
 * Returns a mock back end. Each test has a mock of its own under `/test-server/{mock}/`. POST `answers` sets the answers
 * to calls of `api/{lang}/{endpoint}`, sent one after the other (the last one is repeated; `*` is for all other calls).
 * POST `release/{name}` releases held answers. `hits` returns the calls received so far.
 *
 * An answer has a `status`, one of `data` (sent as `{"data": …}`), `body` (JSON, sent unchanged) and `text`, and
 * `headers`; `Date` is sent only if it is among them. `withoutCors` leaves out the header with which a page of another origin may read the answer. `hold` and
 * `holdBody` are names to release: the answer waits before anything is sent, or after the first bytes. `drop` closes the
 * connection.
 *
 * `serve` handles a request of Node.js, and resolves to false if its address is not below `/test-server/`. `run` runs a
 * command on a mock without HTTP, for tests in the same process.
 */
export function createMockBackEnds() {
  const mocks = new Map();
  const mockOf = (name) => {
    if (!mocks.has(name)) mocks.set(name, { answers: {}, hits: [], released: new Set(), held: [] });
    return mocks.get(name);
  };

  /** Runs a command of a test on its mock. */
  function run(name, [command, ...rest], text) {
    const mock = mockOf(name);
    if (command === 'answers') Object.assign(mock.answers, JSON.parse(text));
    if (command === 'release') release(mock, rest.join('/'));
    return command === 'hits' ? mock.hits : undefined;
  }

  async function serve(req, res) {
    const { pathname, searchParams } = new URL(req.url, 'http://localhost');
    const [, base, name, ...rest] = pathname.split('/');
    if (base !== 'test-server') return false;
    if (rest[0] === 'api') {
      await serveCall(req, res, mockOf(name), rest.slice(1), searchParams);
    } else {
      const result = run(name, rest, await readText(req));
      res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      res.end(JSON.stringify(result ?? null));
    }
    return true;
  }

  return { serve, run };
}

/** Returns the mock back end as middleware for the test runner's server. */
export function testServer() {
  const { serve } = createMockBackEnds();
  return async (context, next) => {
    // a sandboxed frame has the origin `null`, and loads modules only from servers that allow it
    context.vary('origin');
    if (context.get('origin') === 'null') context.set('access-control-allow-origin', '*');
    if (await serve(context.req, context.res)) context.respond = false;
    else await next();
  };
}
