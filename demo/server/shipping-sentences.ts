import type { Text } from '../museum/catalogue/types.ts';

/** Error messages about shipping, by `code`. */
export const SHIPPING_SENTENCES = {
  SHIPPING_COUNTRY_MISSING: {
    de: 'Bitte nennen Sie das Land, in das wir liefern sollen.',
    en: 'Choose the country to deliver to.',
    fr: 'Veuillez indiquer le pays de livraison.',
    it: 'Indichi il Paese di consegna.',
    nl: 'Vul het land van bezorging in.',
    es: 'Indique el país de entrega.',
    sv: 'Ange landet som vi ska leverera till.',
    da: 'Angiv det land, vi skal levere til.',
  },
  SHIPPING_COUNTRY_NOT_SERVED: {
    de: 'In dieses Land ({country}) versenden wir online nicht. Bitte wenden Sie sich an den Museumsshop.',
    en: 'We do not deliver to this country ({country}) from the online shop. Please contact us.',
    fr: 'Notre boutique en ligne ne livre pas dans ce pays ({country}). Veuillez contacter la boutique du musée.',
    it: 'Il negozio online non spedisce in questo Paese ({country}). Si rivolga al negozio del museo.',
    nl: 'Naar dit land ({country}) verzenden we niet vanuit de webwinkel. Neem contact op met de museumwinkel.',
    es: 'La tienda en línea no envía a este país ({country}). Póngase en contacto con la tienda del museo.',
    sv: 'Webbutiken skickar inte till det här landet ({country}). Kontakta museibutiken.',
    da: 'Webshoppen sender ikke til dette land ({country}). Kontakt museumsbutikken.',
  },
} satisfies Record<string, Text>;
