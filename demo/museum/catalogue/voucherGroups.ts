import type { CatalogueGroup } from './types.ts';

export const voucherGroups: CatalogueGroup[] = [
  {
    id: '61',
    sequence_no: 1,
    name: {
      de: 'Wertgutscheine',
      en: 'Vouchers for an amount',
      fr: 'Bons cadeaux',
      it: 'Buoni regalo',
      nl: 'Cadeaubonnen',
      es: 'Vales regalo',
      sv: 'Presentkort',
      da: 'Gavekort',
    },
  },
  {
    id: '62',
    sequence_no: 2,
    name: {
      de: 'Erlebnisse',
      en: 'Experiences',
      fr: 'Expériences',
      it: 'Esperienze',
      nl: 'Belevenissen',
      es: 'Experiencias',
      sv: 'Upplevelser',
      da: 'Oplevelser',
    },
  },
];
