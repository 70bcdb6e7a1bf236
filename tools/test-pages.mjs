/**
 * Pages for the tests, as middleware of the runner's server: what is PUT to `/test-pages/{name}` as
 * `{html, headers}` is served there from then on, as it stands.
 */
export function testPages() {
  const pages = new Map();
  return async (context, next) => {
    if (!context.path.startsWith('/test-pages/')) return next();
    if (context.method === 'PUT') {
      const chunks = [];
      for await (const chunk of context.req) chunks.push(chunk);
      pages.set(context.path, JSON.parse(Buffer.concat(chunks).toString()));
      context.status = 204;
      return undefined;
    }
    const page = pages.get(context.path);
    if (!page) return undefined;
    context.type = 'html';
    context.set({ 'cache-control': 'no-store', ...page.headers });
    context.body = page.html;
    return undefined;
  };
}
