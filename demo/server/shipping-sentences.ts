import type { Text } from '../museum/catalogue/types.ts';

/** What the server says of shipping, by the `code` of the failure. */
export const SHIPPING_SENTENCES = {
  SHIPPING_COUNTRY_MISSING: {
    de: 'Bitte nennen Sie das Land, in das wir liefern sollen.',
    en: 'Please tell us the country to deliver to.',
    fr: 'Veuillez indiquer le pays de livraison.',
    it: 'Indichi il Paese di consegna.',
    nl: 'Vul het land van bezorging in.',
    es: 'Indique el país de entrega.',
    sv: 'Ange landet som vi ska leverera till.',
    da: 'Angiv det land, vi skal levere til.',
  },
  SHIPPING_COUNTRY_NOT_SERVED: {
    de: 'Für dieses Land ({country}) haben wir keine Versandkosten. Bitte wenden Sie sich an den Museumsladen.',
    en: 'We have no shipping costs for this country ({country}). Please contact the museum shop.',
    fr: 'Nous n’avons pas de frais de port pour ce pays ({country}). Veuillez contacter la boutique du musée.',
    it: 'Non abbiamo spese di spedizione per questo Paese ({country}). Si rivolga al negozio del museo.',
    nl: 'Voor dit land ({country}) hebben we geen verzendkosten. Neem contact op met de museumwinkel.',
    es: 'No tenemos gastos de envío para este país ({country}). Póngase en contacto con la tienda del museo.',
    sv: 'Vi har inga fraktkostnader för det här landet ({country}). Kontakta museibutiken.',
    da: 'Vi har ingen forsendelsespris for dette land ({country}). Kontakt museumsbutikken.',
  },
} satisfies Record<string, Text>;
