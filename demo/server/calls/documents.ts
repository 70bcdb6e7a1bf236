import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { documentPage } from '../document-page.ts';
import { DOCUMENT_KINDS, hasDocument } from '../documents.ts';
import type { Call } from '../failure.ts';
import { invoicePage } from '../invoice-page.ts';
import { isLang } from '../languages.ts';
import { findOrder } from '../orders.ts';
import { pageHeaders } from '../page-headers.ts';
import { sentence } from '../sentences.ts';
import type { Shop } from '../shop.ts';
import { ticketPage } from '../ticket-page.ts';

const STYLE = readFileSync(new URL('../document.css', import.meta.url), 'utf8');

/** Serves the documents of orders as pages without scripts. The unguessable key of an order is enough to read them. */
export const documentCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();

  calls.use('*', pageHeaders("'none'"));

  calls.get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));

  calls.get('/:lang/:key/:kind', (c: Context<Call>) => {
    c.header('cache-control', 'no-store');
    const lang = c.req.param('lang') ?? '';
    if (!isLang(lang)) return c.text(sentence('de', 'ORDER_NOT_AVAILABLE'), 404);
    const row = findOrder(shop, c.req.param('key') ?? '');
    const kind = DOCUMENT_KINDS.find((one) => one === c.req.param('kind'));
    if (!row || !kind || !hasDocument(shop, row, kind)) {
      return c.text(sentence(lang, 'ORDER_NOT_AVAILABLE'), 404);
    }
    const body = kind === 'invoice' ? invoicePage(shop, row, lang) : ticketPage(row, lang);
    return c.html(documentPage(shop, lang, kind, row, body));
  });

  return calls;
};
