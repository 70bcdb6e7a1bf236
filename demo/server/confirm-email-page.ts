import { html } from 'hono/html';
import type { Lang } from '../museum/catalogue/types.ts';
import { CONFIRM_EMAIL } from './confirm-email-sentences.ts';
import { museumPage } from './document-page.ts';
import type { Html } from './document-page.ts';
import type { Shop } from './shop.ts';

/** Path of the page that the link in the mail to a new email address opens. */
export const CONFIRM_EMAIL_PATH = '/confirm-email';

type State = 'question' | 'done' | 'gone';

/**
 * Returns the page on which a customer confirms a new email address. Only its button changes the account, because programs that
 * check mails open the links in them.
 */
export const confirmEmailPage = (shop: Shop, lang: Lang, state: State, email = ''): Html => {
  const sentence = CONFIRM_EMAIL[state][lang].replace('{email}', () => email);
  const button = html`<form method="post">
    <button>${CONFIRM_EMAIL.confirm[lang]}</button>
  </form>`;
  return museumPage(
    shop,
    lang,
    CONFIRM_EMAIL.title[lang],
    html`<h1>${CONFIRM_EMAIL.title[lang]}</h1>
      <p>${sentence}</p>
      ${state === 'question' ? button : ''}`,
  );
};
