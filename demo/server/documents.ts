import type { Lang } from '../museum/catalogue/types.ts';
import { documentWord } from './document-sentences.ts';
import { hasTickets } from './orders.ts';
import type { OrderRow } from './orders.ts';
import { findPaymentType } from './payment-types.ts';
import type { Shop } from './shop.ts';

export const DOCUMENTS_PATH = '/documents';

export const DOCUMENT_KINDS = ['invoice', 'tickets'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How an order was or will be paid, as an invoice shows it. */
export type OrderPayment = {
  payart: number;
  /** JSON of the account with a masked number, or null. */
  account: string | null;
  document_number: string | null;
  request_invoice: number;
};

export const paymentOf = ({ database }: Shop, { cart_id }: OrderRow): OrderPayment | undefined =>
  database.one<OrderPayment>(
    'SELECT payart, account, document_number, request_invoice FROM payments WHERE cart_id = ?',
    [cart_id],
  );

const hasInvoice = (shop: Shop, row: OrderRow): boolean => {
  const payment = paymentOf(shop, row);
  if (!payment) return false;
  return payment.request_invoice === 1 || findPaymentType(payment.payart)?.method === 'invoice';
};

/** Whether an order has a document: an invoice if one was requested or is the payment method, tickets once they are paid. */
export const hasDocument = (shop: Shop, row: OrderRow, kind: DocumentKind): boolean =>
  kind === 'invoice' ? hasInvoice(shop, row) : row.status === 'paid' && hasTickets(row);

/** Returns the documents of an order for its review. Their addresses contain the order's unguessable key. */
export const wireDocuments = (shop: Shop, row: OrderRow, lang: Lang) =>
  DOCUMENT_KINDS.filter((kind) => hasDocument(shop, row, kind)).map((kind) => ({
    name: documentWord(lang, kind),
    url: `${shop.publicAddress}${DOCUMENTS_PATH}/${lang}/${row.review_id}/${kind}`,
  }));
