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
    fr: 'Saisissez vos coordonnées ou connectez-vous.',
    it: 'Inserisca i suoi dati o acceda.',
    nl: 'Vul uw gegevens in of log in.',
    es: 'Introduzca sus datos o inicie sesión.',
    sv: 'Fyll i dina uppgifter eller logga in.',
    da: 'Indtast dine oplysninger, eller log ind.',
  },
  PAYMENT_TYPE_UNKNOWN: {
    de: 'Diese Zahlungsart ist nicht verfügbar. Bitte wählen Sie eine andere.',
    en: 'This payment method is not available. Choose another one.',
    fr: 'Ce moyen de paiement n’est pas disponible. Choisissez-en un autre.',
    it: 'Questo metodo di pagamento non è disponibile. Ne scelga un altro.',
    nl: 'Deze betaalmethode is niet beschikbaar. Kies een andere.',
    es: 'Este método de pago no está disponible. Elija otro.',
    sv: 'Det här betalningssättet är inte tillgängligt. Välj ett annat.',
    da: 'Du kan ikke bruge denne betalingsmetode. Vælg en anden.',
  },
  RETURN_ADDRESS_REFUSED: {
    de: 'Von dieser Website aus können Sie nicht bezahlen.',
    en: 'You cannot pay from this website.',
    fr: 'Le paiement n’est pas possible depuis ce site.',
    it: 'Da questo sito non è possibile pagare.',
    nl: 'U kunt niet betalen vanaf deze website.',
    es: 'No se puede pagar desde este sitio web.',
    sv: 'Det går inte att betala från den här webbplatsen.',
    da: 'Du kan ikke betale fra dette websted.',
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
    de: 'Ein Warenkorb fasst höchstens {max} Artikel.',
    en: 'A basket can contain up to {max} items.',
    fr: 'Un panier peut contenir {max} articles au maximum.',
    it: 'Il carrello può contenere al massimo {max} articoli.',
    nl: 'In een winkelmand passen maximaal {max} artikelen.',
    es: 'La cesta admite {max} artículos como máximo.',
    sv: 'En varukorg kan innehålla högst {max} varor.',
    da: 'En kurv kan højst indeholde {max} varer.',
  },
  TYPE_NOT_OFFERED: {
    de: 'Dieser Artikel kann zurzeit nicht online bestellt werden.',
    en: 'This item cannot be ordered online at the moment.',
    fr: 'Cet article ne peut pas être commandé en ligne pour le moment.',
    it: 'Al momento questo articolo non si può ordinare online.',
    nl: 'Dit artikel kan op dit moment niet online worden besteld.',
    es: 'Este artículo no se puede pedir en línea en este momento.',
    sv: 'Den här varan kan inte beställas online just nu.',
    da: 'Denne vare kan ikke bestilles online i øjeblikket.',
  },
  PROVIDER_UNREACHABLE: {
    de: 'Der Zahlungsdienst antwortet nicht. Bitte versuchen Sie es gleich erneut.',
    en: 'The payment service is not responding. Please try again in a moment.',
    fr: 'Le service de paiement ne répond pas. Veuillez réessayer dans un instant.',
    it: 'Il servizio di pagamento non risponde. Riprovi tra poco.',
    nl: 'De betaaldienst reageert niet. Probeer het zo meteen opnieuw.',
    es: 'El servicio de pago no responde. Inténtelo de nuevo en unos instantes.',
    sv: 'Betaltjänsten svarar inte. Försök igen om en stund.',
    da: 'Betalingstjenesten svarer ikke. Prøv igen om et øjeblik.',
  },
  NOT_AUTHORISED: {
    de: 'Die Zahlung wurde nicht abgeschlossen. Bitte versuchen Sie es erneut.',
    en: 'The payment was not completed. Please try again.',
    fr: 'Le paiement n’a pas abouti. Veuillez réessayer.',
    it: 'Il pagamento non è stato completato. Riprovi.',
    nl: 'De betaling is niet voltooid. Probeer het opnieuw.',
    es: 'El pago no se ha completado. Inténtelo de nuevo.',
    sv: 'Betalningen slutfördes inte. Försök igen.',
    da: 'Betalingen blev ikke gennemført. Prøv igen.',
  },
  CART_GONE: {
    de: 'Diesen Warenkorb gibt es nicht mehr: Er wurde storniert oder die Zeit ist abgelaufen.',
    en: 'This basket no longer exists: it was cancelled, or the time ran out.',
    fr: 'Ce panier n’existe plus : il a été annulé ou le délai est dépassé.',
    it: 'Questo carrello non esiste più: è stato annullato o il tempo è scaduto.',
    nl: 'Deze winkelmand bestaat niet meer: die is geannuleerd of de tijd is verstreken.',
    es: 'Esta cesta ya no existe: se ha cancelado o el tiempo se ha agotado.',
    sv: 'Den här varukorgen finns inte längre: antingen har köpet avbrutits eller så har tiden gått ut.',
    da: 'Denne kurv findes ikke længere: Den er annulleret, eller tiden er udløbet.',
  },
  ORDER_NOT_AVAILABLE: {
    de: 'Wir können diese Bestellung nicht anzeigen.',
    en: 'We cannot show this order.',
    fr: 'Nous ne pouvons pas afficher cette commande.',
    it: 'Non possiamo mostrare questo ordine.',
    nl: 'We kunnen deze bestelling niet tonen.',
    es: 'No podemos mostrar este pedido.',
    sv: 'Vi kan inte visa den här beställningen.',
    da: 'Vi kan ikke vise denne bestilling.',
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
