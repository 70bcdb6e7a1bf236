import type { Lang, Text } from '../museum/catalogue/types.ts';
import { ACCOUNT_SENTENCES } from './account-sentences.ts';
import { ARTICLE_SENTENCES } from './article-sentences.ts';
import { LIMIT_SENTENCES } from './limit-sentences.ts';
import { PASS_SENTENCES } from './pass-sentences.ts';
import { PAYMENT_SENTENCES } from './payment-sentences.ts';
import { SHIPPING_SENTENCES } from './shipping-sentences.ts';
import { TICKET_SENTENCES } from './ticket-sentences.ts';
import { TOUR_SENTENCES } from './tour-sentences.ts';
import { VOUCHER_CODE_SENTENCES } from './voucher-code-sentences.ts';
import { VOUCHER_SENTENCES } from './voucher-sentences.ts';
import { WITHDRAWAL_SENTENCES } from './withdrawal-sentences.ts';

/** Error messages for visitors, by `code`. `{…}` are placeholders. */
export const SENTENCES = {
  ...TICKET_SENTENCES,
  ...TOUR_SENTENCES,
  ...ARTICLE_SENTENCES,
  ...PASS_SENTENCES,
  ...VOUCHER_SENTENCES,
  ...VOUCHER_CODE_SENTENCES,
  ...SHIPPING_SENTENCES,
  ...LIMIT_SENTENCES,
  ...PAYMENT_SENTENCES,
  ...WITHDRAWAL_SENTENCES,
  ...ACCOUNT_SENTENCES,
  UNKNOWN_CALL: {
    de: 'Diese Adresse gibt es hier nicht.',
    en: 'There is no such address here.',
    fr: 'Cette adresse n’existe pas ici.',
    it: 'Questo indirizzo qui non esiste.',
    nl: 'Dit adres bestaat hier niet.',
    es: 'Esta dirección no existe aquí.',
    sv: 'Den här adressen finns inte.',
    da: 'Denne adresse findes ikke her.',
  },
  NOT_FOUND: {
    de: 'Das haben wir nicht gefunden.',
    en: 'We could not find this.',
    fr: 'Nous n’avons pas trouvé cet élément.',
    it: 'Non abbiamo trovato quanto richiesto.',
    nl: 'Dit konden we niet vinden.',
    es: 'No hemos encontrado lo que busca.',
    sv: 'Det här kunde vi inte hitta.',
    da: 'Det kunne vi ikke finde.',
  },
  NOT_UNDERSTOOD: {
    de: 'Die Anfrage ist unvollständig oder fehlerhaft.',
    en: 'The request is incomplete or malformed.',
    fr: 'La demande est incomplète ou erronée.',
    it: 'La richiesta è incompleta o errata.',
    nl: 'De aanvraag is onvolledig of onjuist.',
    es: 'La solicitud está incompleta o es incorrecta.',
    sv: 'Begäran är ofullständig eller felaktig.',
    da: 'Forespørgslen er ufuldstændig eller forkert.',
  },
  TOO_LARGE: {
    de: 'Die Anfrage ist zu groß.',
    en: 'The request is too large.',
    fr: 'La demande est trop volumineuse.',
    it: 'La richiesta è troppo grande.',
    nl: 'De aanvraag is te groot.',
    es: 'La solicitud es demasiado grande.',
    sv: 'Begäran är för stor.',
    da: 'Forespørgslen er for stor.',
  },
  SERVER_ERROR: {
    de: 'Auf unserem Server ist ein Fehler aufgetreten.',
    en: 'Something went wrong on our server.',
    fr: 'Une erreur est survenue sur notre serveur.',
    it: 'Si è verificato un errore sul nostro server.',
    nl: 'Er is een fout opgetreden op onze server.',
    es: 'Se ha producido un error en nuestro servidor.',
    sv: 'Ett fel uppstod på vår server.',
    da: 'Der opstod en fejl på vores server.',
  },
  LOGIN_REQUIRED: {
    de: 'Bitte geben Sie Ihre Daten ein oder melden Sie sich an.',
    en: 'Please enter your details or log in.',
    fr: 'Veuillez saisir vos coordonnées ou vous connecter.',
    it: 'Inserisca i suoi dati oppure acceda.',
    nl: 'Vul uw gegevens in of log in.',
    es: 'Introduzca sus datos o inicie sesión.',
    sv: 'Fyll i dina uppgifter eller logga in.',
    da: 'Udfyld dine oplysninger, eller log ind.',
  },
  PAYMENT_TYPE_UNKNOWN: {
    de: 'Diese Zahlungsart bieten wir nicht an.',
    en: 'We do not offer this payment method.',
    fr: 'Nous ne proposons pas ce moyen de paiement.',
    it: 'Questo metodo di pagamento non è disponibile.',
    nl: 'Deze betaalmethode bieden we niet aan.',
    es: 'No ofrecemos este método de pago.',
    sv: 'Vi erbjuder inte det här betalningssättet.',
    da: 'Vi tilbyder ikke denne betalingsmåde.',
  },
  RETURN_ADDRESS_REFUSED: {
    de: 'Von dieser Website aus kann hier nicht bezahlt werden.',
    en: 'Payments cannot be started from this website.',
    fr: 'Le paiement n’est pas possible depuis ce site.',
    it: 'Non è possibile pagare da questo sito.',
    nl: 'Vanaf deze website kan hier niet worden betaald.',
    es: 'No se puede pagar desde este sitio web.',
    sv: 'Det går inte att betala från den här webbplatsen.',
    da: 'Der kan ikke betales fra dette websted.',
  },
  CART_EMPTY: {
    de: 'Ihr Warenkorb ist leer.',
    en: 'Your basket is empty.',
    fr: 'Votre panier est vide.',
    it: 'Il carrello è vuoto.',
    nl: 'Uw winkelmand is leeg.',
    es: 'Su cesta está vacía.',
    sv: 'Din varukorg är tom.',
    da: 'Din kurv er tom.',
  },
  TOO_MANY_ITEMS: {
    de: 'Ein Warenkorb fasst höchstens {max} Posten.',
    en: 'A basket holds {max} items at most.',
    fr: 'Un panier contient {max} articles au plus.',
    it: 'Il carrello può contenere al massimo {max} articoli.',
    nl: 'In een winkelmand passen hooguit {max} regels.',
    es: 'La cesta admite {max} artículos como máximo.',
    sv: 'En varukorg rymmer högst {max} rader.',
    da: 'En kurv kan højst indeholde {max} linjer.',
  },
  TYPE_NOT_OFFERED: {
    de: 'Dieser Posten kann zurzeit nicht online bestellt werden.',
    en: 'This item cannot be ordered online at present.',
    fr: 'Cet article ne peut pas être commandé en ligne pour le moment.',
    it: 'Al momento questo articolo non si può ordinare online.',
    nl: 'Dit artikel kan op dit moment niet online worden besteld.',
    es: 'Este artículo no se puede pedir en línea por el momento.',
    sv: 'Den här varan kan just nu inte beställas på nätet.',
    da: 'Denne vare kan ikke bestilles online i øjeblikket.',
  },
  PROVIDER_UNREACHABLE: {
    de: 'Der Zahlungsdienst antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The payment service does not answer. Please try again in a moment.',
    fr: 'Le service de paiement ne répond pas. Veuillez réessayer dans un instant.',
    it: 'Il servizio di pagamento non risponde. Riprovi tra poco.',
    nl: 'De betaaldienst antwoordt niet. Probeer het zo meteen opnieuw.',
    es: 'El servicio de pago no responde. Inténtelo de nuevo en unos instantes.',
    sv: 'Betaltjänsten svarar inte. Försök igen om en stund.',
    da: 'Betalingstjenesten svarer ikke. Prøv igen om et øjeblik.',
  },
  NOT_AUTHORISED: {
    de: 'Die Zahlung ist noch nicht abgeschlossen. Bitte versuchen Sie es erneut.',
    en: 'The payment has not been completed. Please try again.',
    fr: 'Le paiement n’a pas été finalisé. Veuillez réessayer.',
    it: 'Il pagamento non è stato completato. Riprovi.',
    nl: 'De betaling is niet voltooid. Probeer het opnieuw.',
    es: 'El pago no se ha completado. Inténtelo de nuevo.',
    sv: 'Betalningen har inte slutförts. Försök igen.',
    da: 'Betalingen er ikke gennemført. Prøv igen.',
  },
  CART_GONE: {
    de: 'Diesen Warenkorb gibt es nicht mehr: Er wurde storniert oder die Zeit ist abgelaufen.',
    en: 'This basket no longer exists: it was canceled or took too long.',
    fr: 'Ce panier n’existe plus : il a été annulé ou le délai est dépassé.',
    it: 'Questo carrello non esiste più: è stato annullato o il tempo è scaduto.',
    nl: 'Deze winkelmand bestaat niet meer: geannuleerd of de tijd is verstreken.',
    es: 'Esta cesta ya no existe: se ha cancelado o ha pasado demasiado tiempo.',
    sv: 'Den här varukorgen finns inte längre: den har annullerats eller tiden har gått ut.',
    da: 'Denne kurv findes ikke længere: Den er annulleret, eller tiden er udløbet.',
  },
  ORDER_NOT_AVAILABLE: {
    de: 'Diese Bestellung kann nicht angezeigt werden.',
    en: 'This order cannot be shown.',
    fr: 'Cette commande ne peut pas être affichée.',
    it: 'Questo ordine non può essere mostrato.',
    nl: 'Deze bestelling kan niet worden getoond.',
    es: 'Este pedido no se puede mostrar.',
    sv: 'Den här beställningen kan inte visas.',
    da: 'Denne bestilling kan ikke vises.',
  },
  FIELD_REQUIRED: {
    de: 'Bitte füllen Sie dieses Feld aus.',
    en: 'Please fill in this field.',
    fr: 'Veuillez remplir ce champ.',
    it: 'Compili questo campo.',
    nl: 'Vul dit veld in.',
    es: 'Rellene este campo.',
    sv: 'Fyll i det här fältet.',
    da: 'Udfyld dette felt.',
  },
  FIELD_TOO_LONG: {
    de: 'Bitte kürzen Sie auf höchstens {max} Zeichen.',
    en: 'Please shorten this to {max} characters at most.',
    fr: 'Veuillez vous limiter à {max} caractères.',
    it: 'Usi al massimo {max} caratteri.',
    nl: 'Gebruik hooguit {max} tekens.',
    es: 'Utilice {max} caracteres como máximo.',
    sv: 'Använd högst {max} tecken.',
    da: 'Brug højst {max} tegn.',
  },
  EMAIL_INVALID: {
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    en: 'Please enter a valid e-mail address.',
    fr: 'Veuillez saisir une adresse e-mail valide.',
    it: 'Inserisca un indirizzo e-mail valido.',
    nl: 'Vul een geldig e-mailadres in.',
    es: 'Introduzca una dirección de correo electrónico válida.',
    sv: 'Ange en giltig e-postadress.',
    da: 'Angiv en gyldig e-mailadresse.',
  },
  CHOICE_INVALID: {
    de: 'Bitte wählen Sie einen Eintrag aus der Liste.',
    en: 'Please choose an entry from the list.',
    fr: 'Veuillez choisir une entrée de la liste.',
    it: 'Scelga una voce dall’elenco.',
    nl: 'Kies een optie uit de lijst.',
    es: 'Elija una opción de la lista.',
    sv: 'Välj ett alternativ i listan.',
    da: 'Vælg en mulighed på listen.',
  },
  PASSWORD_TOO_SHORT: {
    de: 'Das Passwort braucht mindestens {min} Zeichen.',
    en: 'The password needs at least {min} characters.',
    fr: 'Le mot de passe doit comporter au moins {min} caractères.',
    it: 'La password deve contenere almeno {min} caratteri.',
    nl: 'Het wachtwoord heeft minstens {min} tekens nodig.',
    es: 'La contraseña debe tener al menos {min} caracteres.',
    sv: 'Lösenordet måste ha minst {min} tecken.',
    da: 'Adgangskoden skal have mindst {min} tegn.',
  },
} satisfies Record<string, Text>;

export type Code = keyof typeof SENTENCES;

/** Values of placeholders. A `Text` is inserted in the language of the message. */
export type Values = Record<string, string | number | Text>;

export const sentence = (lang: Lang, code: Code, values: Values = {}): string =>
  SENTENCES[code][lang].replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name] ?? gap;
    return typeof value === 'object' ? value[lang] : String(value);
  });
