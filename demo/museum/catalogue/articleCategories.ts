import type { CatalogueGroup } from './types.ts';

/** What the museum's shop is sorted by. */
export const articleCategories: CatalogueGroup[] = [
  {
    id: '41',
    sequence_no: 1,
    name: {
      de: 'Plakate',
      en: 'Posters',
      fr: 'Affiches',
      it: 'Manifesti',
      nl: 'Affiches',
      es: 'Carteles',
      sv: 'Affischer',
      da: 'Plakater',
    },
  },
  {
    id: '42',
    sequence_no: 2,
    name: {
      de: 'Karten und Papier',
      en: 'Cards and paper',
      fr: 'Cartes et papeterie',
      it: 'Cartoline e carta',
      nl: 'Kaarten en papier',
      es: 'Postales y papelería',
      sv: 'Kort och papper',
      da: 'Kort og papir',
    },
  },
  {
    id: '43',
    sequence_no: 3,
    name: {
      de: 'Bücher',
      en: 'Books',
      fr: 'Livres',
      it: 'Libri',
      nl: 'Boeken',
      es: 'Libros',
      sv: 'Böcker',
      da: 'Bøger',
    },
  },
  {
    id: '44',
    sequence_no: 4,
    name: {
      de: 'Für Kinder',
      en: 'For children',
      fr: 'Pour les enfants',
      it: 'Per bambini',
      nl: 'Voor kinderen',
      es: 'Para niños',
      sv: 'För barn',
      da: 'Til børn',
    },
  },
  {
    id: '45',
    sequence_no: 5,
    name: {
      de: 'Instrumente und Uhren',
      en: 'Instruments and clocks',
      fr: 'Instruments et horloges',
      it: 'Strumenti e orologi',
      nl: 'Instrumenten en klokken',
      es: 'Instrumentos y relojes',
      sv: 'Instrument och ur',
      da: 'Instrumenter og ure',
    },
  },
  {
    id: '46',
    sequence_no: 6,
    name: {
      de: 'Küche und Kleidung',
      en: 'Kitchen and clothing',
      fr: 'Cuisine et vêtements',
      it: 'Cucina e abbigliamento',
      nl: 'Keuken en kleding',
      es: 'Cocina y ropa',
      sv: 'Kök och kläder',
      da: 'Køkken og tøj',
    },
  },
];
