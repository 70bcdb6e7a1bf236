import { html } from 'hono/html';
import type { Lang } from '../museum/catalogue/types.ts';
import { lineCents } from './cart-line.ts';
import { countryName } from './customer-attributes.ts';
import type { Customer } from './customers.ts';
import type { Html } from './document-page.ts';
import { documentWord } from './document-sentences.ts';
import { paymentOf } from './documents.ts';
import { shownCents, shownDay } from './notation.ts';
import { linesOf } from './orders.ts';
import type { OrderLine, OrderRow } from './orders.ts';
import { lastDayToPay } from './overdue-orders.ts';
import type { Shop } from './shop.ts';

/** Sums up the taxed lines by rate. Voucher codes are a means of payment and not taxed. */
export const taxByRate = (
  lines: Pick<OrderLine, 'type' | 'vat' | 'priceCents' | 'count' | 'parts'>[],
): { rate: number; grossCents: number; netCents: number }[] => {
  const gross = new Map<number, number>();
  for (const line of lines) {
    if (line.type === 'voucherCode') continue;
    gross.set(line.vat, (gross.get(line.vat) ?? 0) + lineCents(line));
  }
  return [...gross]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, grossCents]) => ({
      rate,
      grossCents,
      netCents: Math.round(grossCents / (1 + rate / 100)),
    }));
};

const addressOf = (lang: Lang, { title, company, fname, lname, addrBilling }: Customer): Html => {
  const { street, zip, city, country } = addrBilling;
  const name = [company, [title, fname, lname].filter(Boolean).join(' ')];
  const place = [street, `${zip} ${city}`.trim(), country && countryName(lang, country)];
  return html`${[...name, ...place].filter(Boolean).map((row) => html`${row}<br />`)}`;
};

const lineRow = (shop: Shop, lang: Lang, line: OrderLine): Html => {
  const day = line.datetime && shownDay(line.datetime);
  const details = [day, ...line.details.map((text) => text[lang])].filter(Boolean).join(' · ');
  return html`<tr>
    <td>${line.count}</td>
    <th scope="row">${line.name[lang]} <small>${details}</small></th>
    <td>${line.type === 'voucherCode' ? '' : `${line.vat} %`}</td>
    <td>${shownCents(shop, lang, lineCents(line))}</td>
  </tr>`;
};

const taxTable = (shop: Shop, lang: Lang, lines: OrderLine[]): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">%</th>
        <th scope="col">${documentWord(lang, 'net')}</th>
        <th scope="col">${documentWord(lang, 'vat')}</th>
        <th scope="col">${documentWord(lang, 'gross')}</th>
      </tr>
    </thead>
    <tbody>
      ${taxByRate(lines).map(
        ({ rate, grossCents, netCents }) =>
          html`<tr>
            <th scope="row">${rate} %</th>
            <td>${shownCents(shop, lang, netCents)}</td>
            <td>${shownCents(shop, lang, grossCents - netCents)}</td>
            <td>${shownCents(shop, lang, grossCents)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const debitNote = (lang: Lang, account: string | null | undefined): string => {
  if (!account) return '';
  const { holder, iban } = JSON.parse(account) as { holder: string; iban: string };
  return documentWord(lang, 'debit')
    .replace('{iban}', () => iban)
    .replace('{holder}', () => holder);
};

const payByNote = (shop: Shop, row: OrderRow, lang: Lang): string =>
  row.status === 'open'
    ? documentWord(lang, 'payBy').replace('{date}', shownDay(lastDayToPay(shop, row)))
    : '';

/** Returns an order as an invoice: lines, voucher codes, shipping, tax by rate, and the payment status. */
export const invoicePage = (shop: Shop, row: OrderRow, lang: Lang): Html => {
  const word = (name: Parameters<typeof documentWord>[1]): string => documentWord(lang, name);
  const cents = (amount: number): string => shownCents(shop, lang, amount);
  const lines = linesOf(row);
  const payment = paymentOf(shop, row);
  const reference = payment?.document_number;
  return html`
    <p>${addressOf(lang, JSON.parse(row.customer) as Customer)}</p>
    <p>
      ${word('booking')}: <strong>${row.booking_id}</strong><br />
      ${word('date')}: ${shownDay(row.created)}
      ${reference ? html`<br />${word('reference')}: ${reference}` : ''}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">${word('count')}</th>
          <th scope="col">${word('item')}</th>
          <th scope="col">${word('vat')}</th>
          <th scope="col">${word('gross')}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((line) => lineRow(shop, lang, line))}
      </tbody>
      <tfoot>
        ${
          row.shipping_cents === null
            ? ''
            : html`<tr>
                <th scope="row" colspan="3">${word('shipping')}</th>
                <td>${cents(row.shipping_cents)}</td>
              </tr>`
        }
        <tr>
          <th scope="row" colspan="3">${word('total')}</th>
          <td><strong>${cents(row.total_cents)}</strong></td>
        </tr>
      </tfoot>
    </table>
    ${taxTable(shop, lang, lines)}
    <p>${word(row.status)} ${payByNote(shop, row, lang)} ${debitNote(lang, payment?.account)}</p>
  `;
};
