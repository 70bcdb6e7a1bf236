import { Hono } from 'hono';
import type { Context } from 'hono';
import { confirmEmailPage } from '../confirm-email-page.ts';
import { changeOfKey, confirmEmailChange } from '../email-change.ts';
import type { Call } from '../failure.ts';
import { isLang } from '../languages.ts';
import { pageHeaders } from '../page-headers.ts';
import type { Shop } from '../shop.ts';

/** Serves the page that confirms a new email address, without scripts. */
export const confirmEmailCalls = (shop: Shop): Hono<Call> => {
  const calls = new Hono<Call>();
  const langOf = (c: Context<Call>) => {
    const lang = c.req.param('lang') ?? '';
    return isLang(lang) ? lang : 'de';
  };

  calls.use('*', pageHeaders("'self'"), async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });

  calls.get('/:lang/:key', (c) => {
    const change = changeOfKey(shop, c.req.param('key'));
    return change
      ? c.html(confirmEmailPage(shop, langOf(c), 'question', change.email))
      : c.html(confirmEmailPage(shop, langOf(c), 'gone'), 410);
  });

  calls.post('/:lang/:key', (c) => {
    const email = confirmEmailChange(shop, langOf(c), c.req.param('key'));
    return email
      ? c.html(confirmEmailPage(shop, langOf(c), 'done', email))
      : c.html(confirmEmailPage(shop, langOf(c), 'gone'), 410);
  });

  return calls;
};
