import type { CatalogueGroup } from './types.ts';

export const passCategories: CatalogueGroup[] = [
  {
    id: '51',
    sequence_no: 1,
    name: {
      de: 'Jahreskarten',
      en: 'Annual passes',
      fr: 'Cartes annuelles',
      it: 'Tessere annuali',
      nl: 'Jaarkaarten',
      es: 'Carnés anuales',
      sv: 'Årskort',
      da: 'Årskort',
    },
  },
  {
    id: '52',
    sequence_no: 2,
    name: {
      de: 'Freundeskreis',
      en: 'Friends of the museum',
      fr: 'Amis du musée',
      it: 'Amici del museo',
      nl: 'Vrienden van het museum',
      es: 'Amigos del museo',
      sv: 'Museets vänner',
      da: 'Museets venner',
    },
  },
];
