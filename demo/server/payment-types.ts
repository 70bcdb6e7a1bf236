import type { Text } from '../museum/catalogue/types.ts';

/** How a payment type collects money. A wallet counts as a card. */
type PaymentMethod = 'card' | 'directDebit' | 'invoice';

export type PaymentType = {
  payartId: number;
  method: PaymentMethod;
  i18n: Text;
  /** Whether it is only offered to customers with a company. */
  isForCompanies?: boolean;
};

/** 171 is the card, 74 and 164 are direct debit (specification, section 9). The invoice's number is this server's own. */
export const PAYMENT_TYPES: PaymentType[] = [
  {
    payartId: 171,
    method: 'card',
    i18n: {
      de: 'Kreditkarte',
      en: 'Card',
      fr: 'Carte bancaire',
      it: 'Carta di credito o debito',
      nl: 'Creditcard',
      es: 'Tarjeta',
      sv: 'Kort',
      da: 'Kort',
    },
  },
  {
    payartId: 74,
    method: 'directDebit',
    i18n: {
      de: 'Lastschrift',
      en: 'Direct debit',
      fr: 'Prélèvement',
      it: 'Addebito diretto',
      nl: 'Automatische incasso',
      es: 'Domiciliación bancaria',
      sv: 'Autogiro',
      da: 'Direkte debitering',
    },
  },
  {
    payartId: 164,
    method: 'directDebit',
    isForCompanies: true,
    i18n: {
      de: 'Lastschrift vom Geschäftskonto',
      en: 'Direct debit from a business account',
      fr: 'Prélèvement sur un compte professionnel',
      it: 'Addebito diretto su conto aziendale',
      nl: 'Automatische incasso van een zakelijke rekening',
      es: 'Domiciliación bancaria en una cuenta de empresa',
      sv: 'Autogiro från företagskonto',
      da: 'Direkte debitering fra en erhvervskonto',
    },
  },
  {
    payartId: 30,
    method: 'invoice',
    i18n: {
      de: 'Rechnung',
      en: 'Invoice',
      fr: 'Facture',
      it: 'Fattura',
      nl: 'Factuur',
      es: 'Factura',
      sv: 'Faktura',
      da: 'Faktura',
    },
  },
];

export const findPaymentType = (payart: number): PaymentType | undefined =>
  PAYMENT_TYPES.find(({ payartId }) => payartId === payart);
