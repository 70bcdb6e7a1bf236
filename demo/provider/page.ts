import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Lang } from '../museum/catalogue/types.ts';
import { isLang } from '../server/languages.ts';
import { fieldsOf } from './fields.ts';
import type { Payment } from './payments.ts';
import { say } from './sentences.ts';
import type { Sentence } from './sentences.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Returns the language of an `Accept-Language` header or of the merchant, or English if the provider does not have it. */
export const languageOf = (text: string | undefined): Lang => {
  const lang = (text ?? '').slice(0, 2).toLowerCase();
  return isLang(lang) ? lang : 'en';
};

/** Returns a page of the provider. The template escapes everything that is inserted. */
const page = (lang: Lang, body: Html): Html =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${say(lang, 'title')} – Kartenhafen</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header><span class="brand">Kartenhafen</span> ${say(lang, 'trial')}</header>
        <main>${body}</main>
      </body>
    </html>`;

const amountOf = (lang: Lang, payment: Payment): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency: payment.currency }).format(
    payment.amountCents / 100,
  );

/** Returns the form to pay, have the payment declined, or go back. `problem` names what was missing. Works without scripts. */
export const paymentPage = (payment: Payment, validUntil: string, problem?: Sentence): Html => {
  const lang = languageOf(payment.lang);
  const amount = amountOf(lang, payment);
  const mandate = say(lang, 'mandate')
    .replace('{merchant}', () => payment.merchant)
    .replace('{amount}', () => amount);
  const fields = fieldsOf(lang, payment.way, { validUntil, mandate });
  return page(
    lang,
    html`
      <h1>${payment.merchant}</h1>
      <p class="amount"><span>${say(lang, 'amount')}</span> <strong>${amount}</strong></p>
      ${problem ? html`<p role="alert">${say(lang, problem)}</p>` : ''}
      <form method="post">
        ${fields}
        <button name="action" value="pay" class="main">
          ${say(lang, 'pay').replace('{amount}', amount)}
        </button>
        <button name="action" value="decline" formnovalidate>${say(lang, 'decline')}</button>
        <button name="action" value="back" formnovalidate>${say(lang, 'back')}</button>
      </form>
    `,
  );
};

/** Returns a page with one notice, and with a link back if `wayOn` is given. */
export const noticePage = (lang: Lang, notice: Sentence, wayOn?: string): Html =>
  page(
    lang,
    html`
      <h1>${say(lang, 'title')}</h1>
      <p>${say(lang, notice)}</p>
      ${wayOn ? html`<p><a class="button" href="${wayOn}">${say(lang, 'back')}</a></p>` : ''}
    `,
  );
