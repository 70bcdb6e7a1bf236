import type { Text } from '../museum/catalogue/types.ts';

/** Error messages about vouchers, by `code`. */
export const VOUCHER_SENTENCES = {
  VOUCHER_UNKNOWN: {
    de: 'Ein Gutschein in Ihrem Warenkorb ist nicht mehr verfügbar.',
    en: 'A voucher in your basket is no longer available.',
    fr: 'Un bon cadeau de votre panier n’est plus disponible.',
    it: 'Un buono regalo nel carrello non è più disponibile.',
    nl: 'Een cadeaubon in uw winkelmand is niet meer verkrijgbaar.',
    es: 'Un vale regalo de su cesta ya no está disponible.',
    sv: 'Ett presentkort i din varukorg finns inte längre.',
    da: 'Et gavekort i din kurv sælges ikke længere.',
  },
  VOUCHER_COUNT: {
    de: 'Bitte wählen Sie 1 bis {max} Gutscheine.',
    en: 'Choose 1 to {max} vouchers.',
    fr: 'Choisissez de 1 à {max} bons cadeaux.',
    it: 'Scelga da 1 a {max} buoni regalo.',
    nl: 'Kies 1 tot en met {max} cadeaubonnen.',
    es: 'Elija de 1 a {max} vales regalo.',
    sv: 'Välj 1 till {max} presentkort.',
    da: 'Vælg 1 til {max} gavekort.',
  },
  VOUCHER_CHANGED: {
    de: '„{voucher}“ ist zu diesem Preis nicht mehr verfügbar. Bitte wählen Sie den Gutschein neu aus.',
    en: '“{voucher}” is no longer available at this price. Choose the voucher again.',
    fr: '« {voucher} » n’est plus disponible à ce prix. Choisissez à nouveau le bon cadeau.',
    it: '«{voucher}» non è più disponibile a questo prezzo. Scelga di nuovo il buono regalo.',
    nl: '‘{voucher}’ is niet meer verkrijgbaar voor deze prijs. Kies de cadeaubon opnieuw.',
    es: '«{voucher}» ya no está disponible a este precio. Elija de nuevo el vale regalo.',
    sv: '”{voucher}” finns inte längre till det här priset. Välj presentkortet igen.',
    da: '»{voucher}« sælges ikke længere til denne pris. Vælg gavekortet igen.',
  },
  VOUCHER_AMOUNT: {
    de: 'Bitte wählen Sie für „{voucher}“ einen Betrag von {min} bis {max}.',
    en: 'Choose an amount from {min} to {max} for “{voucher}”.',
    fr: 'Choisissez un montant de {min} à {max} pour « {voucher} ».',
    it: 'Scelga per «{voucher}» un importo da {min} a {max}.',
    nl: 'Kies voor ‘{voucher}’ een bedrag van {min} tot en met {max}.',
    es: 'Elija un importe de {min} a {max} para «{voucher}».',
    sv: 'Välj ett belopp från {min} till {max} för ”{voucher}”.',
    da: 'Vælg et beløb mellem {min} og {max} til »{voucher}«.',
  },
} satisfies Record<string, Text>;
