/**
 * Returns middleware for the test runner's server that serves pages for tests: PUT `/test-pages/{name}` with
 * `{html, headers}` sets the page at this address.
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
