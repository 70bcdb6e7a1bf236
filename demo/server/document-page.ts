import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Lang } from '../museum/catalogue/types.ts';
import { documentWord } from './document-sentences.ts';
import { DOCUMENTS_PATH } from './documents.ts';
import type { DocumentKind } from './documents.ts';
import type { OrderRow } from './orders.ts';
import type { Shop } from './shop.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Returns a page of the museum without scripts. The template escapes everything that is inserted. */
export const museumPage = ({ catalogue }: Shop, lang: Lang, title: string, body: Html): Html => {
  const { siteName, street, zip, city, phone, email } = catalogue.shop;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${siteName[lang]}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${DOCUMENTS_PATH}/style.css" />
      </head>
      <body>
        <header>
          <strong>${siteName[lang]}</strong>
          <span
            >${[street, `${zip ?? ''} ${city ?? ''}`.trim(), phone, email].filter(Boolean).join(' · ')}</span
          >
        </header>
        <main>${body}</main>
      </body>
    </html>`;
};

/** Returns a page to print, with seller, title and booking number. */
export const documentPage = (
  shop: Shop,
  lang: Lang,
  kind: DocumentKind,
  { booking_id }: OrderRow,
  body: Html,
): Html => {
  const title = documentWord(lang, kind);
  return museumPage(
    shop,
    lang,
    `${title} ${booking_id}`,
    html`<h1>${title}</h1>
      ${body}`,
  );
};
