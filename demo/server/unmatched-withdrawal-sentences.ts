import type { Text } from '../museum/catalogue/types.ts';

/** Sentences of the receipt for a withdrawal that matches no order. */
export const UNMATCHED_WITHDRAWAL_MAIL = {
  subject: {
    de: 'Ihr Widerruf ist eingegangen: Bitte prüfen Sie Ihre Daten',
    en: 'We have received your withdrawal: please check your details',
    fr: 'Nous avons reçu votre rétractation : veuillez vérifier vos coordonnées',
    it: 'Abbiamo ricevuto il suo recesso: controlli i suoi dati',
    nl: 'We hebben uw herroeping ontvangen: controleer uw gegevens',
    es: 'Hemos recibido su desistimiento: compruebe sus datos',
    sv: 'Vi har tagit emot ditt ångermeddelande: kontrollera dina uppgifter',
    da: 'Vi har modtaget din fortrydelse: Tjek dine oplysninger',
  },
  unmatched: {
    de: 'Wir finden keine Bestellung mit der Buchungsnummer und der E-Mail-Adresse, die Sie eingegeben haben. Bitte prüfen Sie beides und senden Sie den Widerruf erneut oder antworten Sie auf diese E-Mail.',
    en: 'We cannot find an order with the booking number and email address that you entered. Check both and send the withdrawal again, or reply to this email.',
    fr: 'Nous ne trouvons pas de commande avec le numéro de réservation et l’adresse e-mail que vous avez saisis. Vérifiez-les et envoyez à nouveau la rétractation, ou répondez à cet e-mail.',
    it: 'Non troviamo nessun ordine con il numero di prenotazione e l’indirizzo e-mail che ha inserito. Li controlli e invii di nuovo il recesso, o risponda a questa e-mail.',
    nl: 'We kunnen geen bestelling vinden met het boekingsnummer en het e-mailadres die u hebt ingevuld. Controleer beide en stuur de herroeping opnieuw, of beantwoord deze e-mail.',
    es: 'No encontramos ningún pedido con el número de reserva y la dirección de correo electrónico que ha indicado. Compruebe ambos y envíe de nuevo el desistimiento, o responda a este correo.',
    sv: 'Vi hittar ingen beställning med det bokningsnummer och den e-postadress som du angav. Kontrollera båda och skicka ångermeddelandet igen, eller svara på det här mejlet.',
    da: 'Vi kan ikke finde en bestilling med det bookingnummer og den e-mailadresse, du har indtastet. Tjek begge dele, og send fortrydelsen igen, eller svar på denne e-mail.',
  },
} satisfies Record<string, Text>;
