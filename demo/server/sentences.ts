import type { Lang, Text } from '../museum/catalogue/types.ts';
import { ACCOUNT_SENTENCES } from './account-sentences.ts';
import { ARTICLE_SENTENCES } from './article-sentences.ts';
import { FIELD_SENTENCES } from './field-sentences.ts';
import { LIMIT_SENTENCES } from './limit-sentences.ts';
import { PASS_SENTENCES } from './pass-sentences.ts';
import { PAYMENT_SENTENCES } from './payment-sentences.ts';
import { REQUEST_SENTENCES } from './request-sentences.ts';
import { SHIPPING_SENTENCES } from './shipping-sentences.ts';
import { TICKET_SENTENCES } from './ticket-sentences.ts';
import { TOUR_SENTENCES } from './tour-sentences.ts';
import { VOUCHER_CODE_SENTENCES } from './voucher-code-sentences.ts';
import { VOUCHER_SENTENCES } from './voucher-sentences.ts';

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
  ...ACCOUNT_SENTENCES,
  ...REQUEST_SENTENCES,
  ...FIELD_SENTENCES,
  LOGIN_REQUIRED: {
    de: 'Bitte geben Sie Ihre Daten ein oder melden Sie sich an.',
    en: 'Enter your details or log in.',
    fr: 'Veuillez saisir vos coordonnées ou vous connecter.',
    it: 'Inserisca i suoi dati oppure acceda.',
    nl: 'Vul uw gegevens in of log in.',
    es: 'Introduzca sus datos o inicie sesión.',
    sv: 'Fyll i dina uppgifter eller logga in.',
    da: 'Udfyld dine oplysninger, eller log ind.',
  },
  PAYMENT_TYPE_UNKNOWN: {
    de: 'Diese Zahlungsart bieten wir nicht an.',
    en: 'This payment method is not available. Choose another one.',
    fr: 'Nous ne proposons pas ce moyen de paiement.',
    it: 'Questo metodo di pagamento non è disponibile.',
    nl: 'Deze betaalmethode bieden we niet aan.',
    es: 'No ofrecemos este método de pago.',
    sv: 'Vi erbjuder inte det här betalningssättet.',
    da: 'Vi tilbyder ikke denne betalingsmåde.',
  },
  RETURN_ADDRESS_REFUSED: {
    de: 'Von dieser Website aus kann hier nicht bezahlt werden.',
    en: 'You cannot pay from this website.',
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
    en: 'A basket can contain up to {max} items.',
    fr: 'Un panier contient {max} articles au plus.',
    it: 'Il carrello può contenere al massimo {max} articoli.',
    nl: 'In een winkelmand passen hooguit {max} regels.',
    es: 'La cesta admite {max} artículos como máximo.',
    sv: 'En varukorg rymmer högst {max} rader.',
    da: 'En kurv kan højst indeholde {max} linjer.',
  },
  TYPE_NOT_OFFERED: {
    de: 'Dieser Posten kann zurzeit nicht online bestellt werden.',
    en: 'This item cannot be ordered online at the moment.',
    fr: 'Cet article ne peut pas être commandé en ligne pour le moment.',
    it: 'Al momento questo articolo non si può ordinare online.',
    nl: 'Dit artikel kan op dit moment niet online worden besteld.',
    es: 'Este artículo no se puede pedir en línea por el momento.',
    sv: 'Den här varan kan just nu inte beställas på nätet.',
    da: 'Denne vare kan ikke bestilles online i øjeblikket.',
  },
  PROVIDER_UNREACHABLE: {
    de: 'Der Zahlungsdienst antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The payment service is not responding. Please try again in a moment.',
    fr: 'Le service de paiement ne répond pas. Veuillez réessayer dans un instant.',
    it: 'Il servizio di pagamento non risponde. Riprovi tra poco.',
    nl: 'De betaaldienst antwoordt niet. Probeer het zo meteen opnieuw.',
    es: 'El servicio de pago no responde. Inténtelo de nuevo en unos instantes.',
    sv: 'Betaltjänsten svarar inte. Försök igen om en stund.',
    da: 'Betalingstjenesten svarer ikke. Prøv igen om et øjeblik.',
  },
  NOT_AUTHORISED: {
    de: 'Die Zahlung ist noch nicht abgeschlossen. Bitte versuchen Sie es erneut.',
    en: 'The payment was not completed. Please try again.',
    fr: 'Le paiement n’a pas été finalisé. Veuillez réessayer.',
    it: 'Il pagamento non è stato completato. Riprovi.',
    nl: 'De betaling is niet voltooid. Probeer het opnieuw.',
    es: 'El pago no se ha completado. Inténtelo de nuevo.',
    sv: 'Betalningen har inte slutförts. Försök igen.',
    da: 'Betalingen er ikke gennemført. Prøv igen.',
  },
  CART_GONE: {
    de: 'Diesen Warenkorb gibt es nicht mehr: Er wurde storniert oder die Zeit ist abgelaufen.',
    en: 'This basket no longer exists: it was cancelled, or the time ran out.',
    fr: 'Ce panier n’existe plus : il a été annulé ou le délai est dépassé.',
    it: 'Questo carrello non esiste più: è stato annullato o il tempo è scaduto.',
    nl: 'Deze winkelmand bestaat niet meer: geannuleerd of de tijd is verstreken.',
    es: 'Esta cesta ya no existe: se ha cancelado o ha pasado demasiado tiempo.',
    sv: 'Den här varukorgen finns inte längre: den har annullerats eller tiden har gått ut.',
    da: 'Denne kurv findes ikke længere: Den er annulleret, eller tiden er udløbet.',
  },
  ORDER_NOT_AVAILABLE: {
    de: 'Diese Bestellung kann nicht angezeigt werden.',
    en: 'We cannot show this order.',
    fr: 'Cette commande ne peut pas être affichée.',
    it: 'Questo ordine non può essere mostrato.',
    nl: 'Deze bestelling kan niet worden getoond.',
    es: 'Este pedido no se puede mostrar.',
    sv: 'Den här beställningen kan inte visas.',
    da: 'Denne bestilling kan ikke vises.',
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
