import type { Text } from '../museum/catalogue/types.ts';

/** Sentences of the receipt for a withdrawal that matches no order. */
export const UNMATCHED_WITHDRAWAL_MAIL = {
  subject: {
    de: 'Ihr Widerruf ist eingegangen: Bitte prüfen Sie Ihre Angaben',
    en: 'We have received your withdrawal: please check your details',
    fr: 'Nous avons reçu votre rétractation : veuillez vérifier vos indications',
    it: 'Abbiamo ricevuto il suo recesso: verifichi i suoi dati',
    nl: 'We hebben uw herroeping ontvangen: controleer uw gegevens',
    es: 'Hemos recibido su desistimiento: compruebe sus datos',
    sv: 'Vi har tagit emot att du ångrar ditt köp: kontrollera dina uppgifter',
    da: 'Vi har modtaget din fortrydelse: Kontrollér dine oplysninger',
  },
  unmatched: {
    de: 'Zu der Buchungsnummer und der E-Mail-Adresse, die Sie angegeben haben, finden wir keine Bestellung. Bitte prüfen Sie beides und senden Sie den Widerruf noch einmal, oder antworten Sie auf diese Mail.',
    en: 'We cannot find an order with the booking number and email address that you entered. Check both and send the withdrawal again, or reply to this email.',
    fr: 'Nous ne trouvons aucune commande avec le numéro de réservation et l’adresse e-mail que vous avez indiqués. Veuillez vérifier les deux et envoyer à nouveau la rétractation, ou répondre à cet e-mail.',
    it: 'Non troviamo nessun ordine con il numero di prenotazione e l’indirizzo e-mail che ha indicato. Li controlli entrambi e invii di nuovo il recesso, oppure risponda a questa e-mail.',
    nl: 'Bij het boekingsnummer en het e-mailadres die u hebt opgegeven, vinden we geen bestelling. Controleer ze allebei en stuur de herroeping opnieuw, of beantwoord deze e-mail.',
    es: 'No encontramos ningún pedido con el número de reserva y la dirección de correo electrónico que ha indicado. Compruebe ambos y envíe de nuevo el desistimiento, o responda a este correo.',
    sv: 'Vi hittar ingen beställning med det bokningsnummer och den e-postadress som du angav. Kontrollera båda och skicka meddelandet om ånger igen, eller svara på det här mejlet.',
    da: 'Vi finder ingen bestilling med det bookingnummer og den e-mailadresse, du har angivet. Kontrollér begge dele, og send fortrydelsen igen, eller svar på denne mail.',
  },
} satisfies Record<string, Text>;
