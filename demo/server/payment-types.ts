import type { Text } from '../museum/catalogue/types.ts';

/** The answer of `checkout/payments`: 171 is the card (specification, section 9). */
export const PAYMENT_TYPES: { payartId: number; i18n: Text }[] = [
  {
    payartId: 171,
    i18n: {
      de: 'Kreditkarte',
      en: 'Card',
      fr: 'Carte bancaire',
      it: 'Carta di credito',
      nl: 'Creditcard',
      es: 'Tarjeta',
      sv: 'Kort',
      da: 'Kort',
    },
  },
];

export const isPaymentType = (payart: number): boolean =>
  PAYMENT_TYPES.some(({ payartId }) => payartId === payart);
