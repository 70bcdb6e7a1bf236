import type { Text } from '../museum/catalogue/types.ts';

/** Error messages about merchandise, by `code`. */
export const ARTICLE_SENTENCES = {
  ARTICLE_UNKNOWN: {
    de: 'Ein Artikel in Ihrem Warenkorb wird nicht mehr angeboten.',
    en: 'A product in your basket is no longer available.',
    fr: 'Un article de votre panier n’est plus proposé.',
    it: 'Un articolo nel carrello non è più disponibile.',
    nl: 'Een artikel in uw winkelmand wordt niet meer aangeboden.',
    es: 'Un artículo de su cesta ya no está disponible.',
    sv: 'En vara i din varukorg finns inte längre.',
    da: 'En vare i din kurv føres ikke længere.',
  },
  PIECES_MISSING: {
    de: 'Bitte wählen Sie mindestens ein Stück.',
    en: 'Choose at least one.',
    fr: 'Veuillez choisir au moins une pièce.',
    it: 'Scelga almeno un pezzo.',
    nl: 'Kies minstens één stuk.',
    es: 'Elija al menos una unidad.',
    sv: 'Välj minst ett exemplar.',
    da: 'Vælg mindst ét stk.',
  },
  OUT_OF_STOCK: {
    de: '„{article}“ ist leider ausverkauft.',
    en: '“{article}” is out of stock.',
    fr: '« {article} » est épuisé.',
    it: '«{article}» è esaurito.',
    nl: '‘{article}’ is uitverkocht.',
    es: '«{article}» está agotado.',
    sv: '”{article}” är slut i lager.',
    da: '»{article}« er udsolgt.',
  },
  TOO_FEW_PIECES: {
    de: 'Sie möchten {wanted} × „{article}“ kaufen, vorrätig sind nur noch {left}.',
    en: '“{article}”: only {left} left. You have chosen {wanted}.',
    fr: 'Vous souhaitez acheter {wanted} × « {article} », mais il n’en reste que {left}.',
    it: 'Desidera acquistare {wanted} × «{article}», ma ne restano solo {left}.',
    nl: 'U wilt {wanted} × ‘{article}’ kopen, maar er zijn er nog maar {left}.',
    es: 'Quiere comprar {wanted} × «{article}», pero solo quedan {left}.',
    sv: 'Du vill köpa {wanted} × ”{article}”, men bara {left} finns kvar.',
    da: 'Du vil købe {wanted} × »{article}«, men der er kun {left} tilbage.',
  },
} satisfies Record<string, Text>;
