import type { CatalogueConfiguration } from '../../server/catalogue.ts';

const german = '/museum/visit.html';
const english = '/museum/en/visit.html';

/** Addresses of the museum's own site by language, and the museum's supporters. */
export const configuration: CatalogueConfiguration = {
  museumMainUrl: german,
  museumPerLanguageUrls: {
    de: german,
    en: english,
    fr: english,
    it: english,
    nl: english,
    es: english,
    sv: english,
    da: english,
  },
  partnerLogos: [
    {
      name: {
        de: 'Das Museum wird gefördert von',
        en: 'The museum is supported by',
        fr: 'Le musée est soutenu par',
        it: 'Il museo è sostenuto da',
        nl: 'Het museum wordt ondersteund door',
        es: 'El museo cuenta con el apoyo de',
        sv: 'Museet stöds av',
        da: 'Museet støttes af',
      },
      logos: [
        {
          image: 'partner-hafen.svg',
          url: 'https://hafenstiftung.example/',
          alt: 'Hafenstiftung Ahrenhafen',
        },
        {
          image: 'partner-lotsen.svg',
          url: 'https://lotsen.example/',
          alt: 'Lotsenbrüderschaft Ahrenhafen',
        },
        { image: 'partner-nord.svg', alt: 'Nord-Bank' },
      ],
    },
    {
      logos: [
        {
          image: 'partner-kattsand.svg',
          url: 'https://kattsand.example/',
          alt: 'Reederei Kattsand',
        },
        { image: 'partner-tide.svg' },
      ],
    },
  ],
};
