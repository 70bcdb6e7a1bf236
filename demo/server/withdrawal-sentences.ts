import type { Text } from '../museum/catalogue/types.ts';

/** Error messages about withdrawals, by `code`. */
export const WITHDRAWAL_SENTENCES = {
  WITHDRAWAL_UNMATCHED: {
    de: 'Zu dieser Buchungsnummer und E-Mail-Adresse finden wir keine Bestellung. Bitte prüfen Sie beides.',
    en: 'We find no order with this booking number and e-mail address. Please check both.',
    fr: 'Nous ne trouvons aucune commande avec ce numéro de réservation et cette adresse e-mail. Veuillez vérifier les deux.',
    it: 'Non troviamo nessun ordine con questo numero di prenotazione e questo indirizzo e-mail. Li controlli entrambi.',
    nl: 'Bij dit boekingsnummer en e-mailadres vinden we geen bestelling. Controleer ze allebei.',
    es: 'No encontramos ningún pedido con este número de reserva y esta dirección de correo electrónico. Compruebe ambos.',
    sv: 'Vi hittar ingen beställning med det här bokningsnumret och den här e-postadressen. Kontrollera båda.',
    da: 'Vi finder ingen bestilling med dette bookingnummer og denne e-mailadresse. Kontrollér begge dele.',
  },
} satisfies Record<string, Text>;
