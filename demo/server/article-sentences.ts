import type { Text } from '../museum/catalogue/types.ts';

/** Error messages about merchandise, by `code`. */
export const ARTICLE_SENTENCES = {
  ARTICLE_UNKNOWN: {
    de: 'Ein Artikel in Ihrem Warenkorb ist nicht mehr verfügbar.',
    en: 'A product in your basket is no longer available.',
    fr: 'Un article de votre panier n’est plus disponible.',
    it: 'Un articolo nel carrello non è più disponibile.',
    nl: 'Een artikel in uw winkelmand is niet meer verkrijgbaar.',
    es: 'Un artículo de su cesta ya no está disponible.',
    sv: 'En vara i din varukorg finns inte längre.',
    da: 'En vare i din kurv sælges ikke længere.',
  },
  PIECES_MISSING: {
    de: 'Bitte wählen Sie mindestens ein Stück.',
    en: 'Choose at least one.',
    fr: 'Choisissez au moins un exemplaire.',
    it: 'Scelga almeno un pezzo.',
    nl: 'Kies er minimaal één.',
    es: 'Elija al menos una unidad.',
    sv: 'Välj minst en.',
    da: 'Vælg mindst én.',
  },
  OUT_OF_STOCK: {
    de: '„{article}“ ist nicht vorrätig.',
    en: '“{article}” is out of stock.',
    fr: '« {article} » est épuisé.',
    it: 'Esaurito: «{article}».',
    nl: '‘{article}’ is niet op voorraad.',
    es: '«{article}» está agotado.',
    sv: '”{article}” är slut i lager.',
    da: '»{article}« er ikke på lager.',
  },
  TOO_FEW_PIECES: {
    de: '„{article}“: nur noch {left} verfügbar. Sie haben {wanted} gewählt.',
    en: '“{article}”: only {left} left. You have chosen {wanted}.',
    fr: '« {article} » : il n’en reste que {left}. Vous en avez choisi {wanted}.',
    it: '«{article}»: ha scelto {wanted} pezzi, ma la disponibilità è di {left}.',
    nl: '‘{article}’: nog maar {left} beschikbaar. U hebt er {wanted} gekozen.',
    es: '«{article}»: ha elegido {wanted}, pero el máximo disponible es {left}.',
    sv: '”{article}”: bara {left} kvar. Du har valt {wanted}.',
    da: '»{article}«: Der er kun {left} tilbage. Du har valgt {wanted}.',
  },
} satisfies Record<string, Text>;
