import type { Text } from '../museum/catalogue/types.ts';

/** Error messages about shipping, by `code`. */
export const SHIPPING_SENTENCES = {
  SHIPPING_COUNTRY_MISSING: {
    de: 'Bitte wählen Sie das Land, in das wir liefern sollen.',
    en: 'Choose the country to deliver to.',
    fr: 'Choisissez le pays de livraison.',
    it: 'Scelga il Paese di consegna.',
    nl: 'Kies het land van bezorging.',
    es: 'Elija el país de entrega.',
    sv: 'Välj vilket land vi ska leverera till.',
    da: 'Vælg det land, vi skal levere til.',
  },
  SHIPPING_COUNTRY_NOT_SERVED: {
    de: 'In dieses Land ({country}) versenden wir online leider nicht. Bitte wenden Sie sich an uns.',
    en: 'We do not deliver to this country ({country}) from the online shop. Please contact us.',
    fr: 'La boutique en ligne ne livre pas dans ce pays ({country}). Contactez-nous.',
    it: 'Non spediamo in questo Paese ({country}) dallo shop online. Ci contatti.',
    nl: 'Naar dit land ({country}) verzenden we niet via de webwinkel. Neem contact met ons op.',
    es: 'No enviamos a este país ({country}) desde la tienda en línea. Póngase en contacto con nosotros.',
    sv: 'Vi levererar inte till det här landet ({country}) från webbutiken. Kontakta oss.',
    da: 'Webshoppen leverer ikke til dette land ({country}). Kontakt os.',
  },
} satisfies Record<string, Text>;
