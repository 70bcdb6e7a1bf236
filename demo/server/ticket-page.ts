import { html } from 'hono/html';
import type { Lang } from '../museum/catalogue/types.ts';
import type { Html } from './document-page.ts';
import { documentWord } from './document-sentences.ts';
import { shownMoment } from './notation.ts';
import { linesOf } from './orders.ts';
import type { OrderRow } from './orders.ts';

/** Returns one ticket for each code, each printed on its own page. */
export const ticketPage = (row: OrderRow, lang: Lang): Html => {
  const tickets = linesOf(row)
    .filter(({ isTicket }) => isTicket)
    .flatMap((line) => line.barcodes.map((barcode) => ({ ...line, barcode })));
  return html`${tickets.map(
    ({ name, datetime, details, barcode }) => html`
      <section>
        <h2>${name[lang]}</h2>
        ${datetime ? html`<p><strong>${shownMoment(datetime)}</strong></p>` : ''}
        <p>${details.map((text) => html`${text[lang]}<br />`)}</p>
        <p class="code">${barcode.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <p>${documentWord(lang, 'booking')}: ${row.booking_id}</p>
      </section>
    `,
  )}`;
};
