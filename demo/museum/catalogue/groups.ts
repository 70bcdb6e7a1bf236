import type { CatalogueGroup } from './types.ts';

/** Groups of events in the programme. */
export const groups: CatalogueGroup[] = [
  {
    id: '2',
    sequence_no: 1,
    name: {
      de: 'Sonderausstellungen',
      en: 'Special exhibitions',
      fr: 'Expositions temporaires',
      it: 'Mostre temporanee',
      nl: 'Tijdelijke tentoonstellingen',
      es: 'Exposiciones temporales',
      sv: 'Tillfälliga utställningar',
      da: 'Særudstillinger',
    },
  },
  {
    id: '1',
    sequence_no: 2,
    name: {
      de: 'Dauerausstellung',
      en: 'Permanent collection',
      fr: 'Exposition permanente',
      it: 'Collezione permanente',
      nl: 'Vaste collectie',
      es: 'Colección permanente',
      sv: 'Basutställning',
      da: 'Fast udstilling',
    },
  },
  {
    id: '3',
    sequence_no: 3,
    name: {
      de: 'Familien',
      en: 'Families',
      fr: 'En famille',
      it: 'Famiglie',
      nl: 'Families',
      es: 'En familia',
      sv: 'Familjer',
      da: 'Familier',
    },
  },
  {
    id: '4',
    sequence_no: 4,
    name: {
      de: 'Abende',
      en: 'Evenings',
      fr: 'Nocturnes',
      it: 'Serate',
      nl: 'Avonden',
      es: 'Noches',
      sv: 'Kvällar',
      da: 'Aftener',
    },
  },
];
