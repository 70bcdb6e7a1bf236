import type { Text } from '../museum/catalogue/types.ts';

/** Error messages about vouchers, by `code`. */
export const VOUCHER_SENTENCES = {
  VOUCHER_UNKNOWN: {
    de: 'Ein Gutschein in Ihrem Warenkorb wird nicht mehr angeboten.',
    en: 'A voucher in your basket is no longer available.',
    fr: 'Un bon de votre panier n’est plus proposé.',
    it: 'Un buono nel carrello non è più disponibile.',
    nl: 'Een bon in uw winkelmand wordt niet meer aangeboden.',
    es: 'Un vale de su cesta ya no está disponible.',
    sv: 'Ett presentkort i din varukorg finns inte längre.',
    da: 'Et gavekort i din kurv udbydes ikke længere.',
  },
  VOUCHER_COUNT: {
    de: 'Bitte wählen Sie 1 bis {max} Gutscheine.',
    en: 'Choose 1 to {max} vouchers.',
    fr: 'Veuillez choisir de 1 à {max} bons.',
    it: 'Scelga da 1 a {max} buoni.',
    nl: 'Kies 1 tot {max} bonnen.',
    es: 'Elija de 1 a {max} vales.',
    sv: 'Välj 1 till {max} presentkort.',
    da: 'Vælg 1 til {max} gavekort.',
  },
  VOUCHER_CHANGED: {
    de: '„{voucher}“ wird zu diesem Preis nicht mehr angeboten. Bitte wählen Sie den Gutschein neu aus.',
    en: '“{voucher}” is no longer available at this price. Choose the voucher again.',
    fr: '« {voucher} » n’est plus proposé à ce prix. Veuillez choisir le bon à nouveau.',
    it: '«{voucher}» non è più disponibile a questo prezzo. Scelga di nuovo il buono.',
    nl: '‘{voucher}’ wordt niet meer voor deze prijs aangeboden. Kies de bon opnieuw.',
    es: '«{voucher}» ya no está disponible a este precio. Elija el vale de nuevo.',
    sv: '”{voucher}” finns inte längre till det priset. Välj presentkortet på nytt.',
    da: '»{voucher}« udbydes ikke længere til denne pris. Vælg gavekortet igen.',
  },
  VOUCHER_AMOUNT: {
    de: 'Bitte wählen Sie für „{voucher}“ einen Betrag von {min} bis {max}.',
    en: 'Choose an amount from {min} to {max} for “{voucher}”.',
    fr: 'Veuillez choisir pour « {voucher} » un montant de {min} à {max}.',
    it: 'Scelga per «{voucher}» un importo da {min} a {max}.',
    nl: 'Kies voor ‘{voucher}’ een bedrag van {min} tot {max}.',
    es: 'Elija para «{voucher}» un importe de {min} a {max}.',
    sv: 'Välj ett belopp från {min} till {max} för ”{voucher}”.',
    da: 'Vælg et beløb fra {min} til {max} til »{voucher}«.',
  },
} satisfies Record<string, Text>;
