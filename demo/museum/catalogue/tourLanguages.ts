import type { TourLanguage } from './tourTypes.ts';

export const tourLanguages = {
  german: {
    key: 'de',
    name: {
      de: 'Deutsch',
      en: 'German',
      fr: 'Allemand',
      it: 'Tedesco',
      nl: 'Duits',
      es: 'Alemán',
      sv: 'Tyska',
      da: 'Tysk',
    },
  },
  english: {
    key: 'en',
    name: {
      de: 'Englisch',
      en: 'English',
      fr: 'Anglais',
      it: 'Inglese',
      nl: 'Engels',
      es: 'Inglés',
      sv: 'Engelska',
      da: 'Engelsk',
    },
  },
  french: {
    key: 'fr',
    name: {
      de: 'Französisch',
      en: 'French',
      fr: 'Français',
      it: 'Francese',
      nl: 'Frans',
      es: 'Francés',
      sv: 'Franska',
      da: 'Fransk',
    },
  },
  dutch: {
    key: 'nl',
    name: {
      de: 'Niederländisch',
      en: 'Dutch',
      fr: 'Néerlandais',
      it: 'Olandese',
      nl: 'Nederlands',
      es: 'Neerlandés',
      sv: 'Nederländska',
      da: 'Nederlandsk',
    },
  },
  danish: {
    key: 'da',
    name: {
      de: 'Dänisch',
      en: 'Danish',
      fr: 'Danois',
      it: 'Danese',
      nl: 'Deens',
      es: 'Danés',
      sv: 'Danska',
      da: 'Dansk',
    },
  },
  germanSign: {
    key: 'gsg',
    name: {
      de: 'Deutsche Gebärdensprache',
      en: 'German Sign Language',
      fr: 'Langue des signes allemande',
      it: 'Lingua dei segni tedesca',
      nl: 'Duitse Gebarentaal',
      es: 'Lengua de signos alemana',
      sv: 'Tyskt teckenspråk',
      da: 'Tysk tegnsprog',
    },
  },
} satisfies Record<string, TourLanguage>;
