import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before } from 'node:test';
import { startServer } from './server.ts';

/** How a CMS treats what an editor saves. */
type Filter = (content: string) => string;

export const keepAll: Filter = (content) => content;

/** Keeps text and links, as editors for authors without the right to write HTML do. */
export const stripTags: Filter = (content) =>
  content
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<\/?(?:script|museum-[a-z-]+)\b[^>]*>/g, '');

const FIELDS = {
  html: '<textarea id="content" aria-label="Content" rows="20" cols="80"></textarea>',
  visual: '<div id="content" role="textbox" aria-label="Content" contenteditable><p><br></p></div>',
};

const SCRIPT = `
  document.querySelector('button').onclick = async () => {
    const field = document.querySelector('#content');
    await fetch('/', { method: 'POST', body: field.value ?? field.innerHTML });
    location.href = '/';
  };`;

/** A site of its own with one page, which an editor writes in a field for HTML or in a visual editor. */
export function setUpCms() {
  const site = { head: '', content: '', policy: '', filter: keepAll };
  const page = (body: string): string =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A museum</title>${site.head}</head>
    <body><h1>A museum</h1>${body}</body></html>`;
  const edit = (field: string): string =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Editor</title>
    ${field}<button>Publish</button><script>${SCRIPT}</script></html>`;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST') {
      site.content = site.filter(await text(request));
      response.writeHead(204).end();
      return;
    }
    const field = FIELDS[request.url!.slice(1) as keyof typeof FIELDS];
    response.writeHead(200, {
      'content-type': 'text/html',
      ...(site.policy && !field && { 'content-security-policy': site.policy }),
    });
    response.end(field ? edit(field) : page(`<main>${site.content}</main>`));
  };
  let server: Awaited<ReturnType<typeof startServer>>;
  before(async () => {
    server = await startServer(answer);
  });
  after(() => server.close());
  return {
    site,
    /** Address of the page; `html` and `visual` are its editors. */
    at: (path = '') => `${server.address}/${path}`,
  };
}
