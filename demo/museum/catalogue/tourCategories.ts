import type { CatalogueGroup } from './types.ts';

/** Categories of tours. The last one is empty, because there are no winter tours yet. */
export const tourCategories: CatalogueGroup[] = [
  {
    id: '31',
    sequence_no: 1,
    name: {
      de: 'Öffentliche Führungen',
      en: 'Public tours',
      fr: 'Visites publiques',
      it: 'Visite aperte a tutti',
      nl: 'Openbare rondleidingen',
      es: 'Visitas abiertas al público',
      sv: 'Öppna visningar',
      da: 'Åbne rundvisninger',
    },
  },
  {
    id: '32',
    sequence_no: 2,
    name: {
      de: 'Für Gruppen',
      en: 'For groups',
      fr: 'Pour les groupes',
      it: 'Per gruppi',
      nl: 'Voor groepen',
      es: 'Para grupos',
      sv: 'För grupper',
      da: 'For grupper',
    },
  },
  {
    id: '33',
    sequence_no: 3,
    name: {
      de: 'Schule und Kita',
      en: 'Schools and nurseries',
      fr: 'Écoles et maternelles',
      it: 'Scuole e asili',
      nl: 'Scholen en kinderopvang',
      es: 'Escuelas y guarderías',
      sv: 'Skola och förskola',
      da: 'Skole og børnehave',
    },
  },
  {
    id: '34',
    sequence_no: 4,
    name: {
      de: 'Mit Kindern',
      en: 'With children',
      fr: 'Avec des enfants',
      it: 'Con bambini',
      nl: 'Met kinderen',
      es: 'Con niños',
      sv: 'Med barn',
      da: 'Med børn',
    },
  },
  {
    id: '35',
    sequence_no: 5,
    name: {
      de: 'Inklusiv',
      en: 'Accessible',
      fr: 'Accessibles',
      it: 'Accessibili',
      nl: 'Toegankelijk',
      es: 'Accesibles',
      sv: 'Tillgängliga',
      da: 'Tilgængelige',
    },
  },
  {
    id: '36',
    sequence_no: 6,
    name: {
      de: 'Winterrundgänge',
      en: 'Winter walks',
      fr: 'Promenades d’hiver',
      it: 'Passeggiate d’inverno',
      nl: 'Winterwandelingen',
      es: 'Paseos de invierno',
      sv: 'Vintervandringar',
      da: 'Vintervandringer',
    },
  },
];
