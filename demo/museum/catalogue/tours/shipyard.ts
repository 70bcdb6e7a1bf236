import { steamTug } from '../events/steamTug.ts';
import { sites } from '../sites.ts';
import { tourLanguages } from '../tourLanguages.ts';
import { place } from '../tourPrices.ts';
import type { CatalogueTour } from '../tourTypes.ts';

/** Has no dates yet. */
export const shipyard: CatalogueTour = {
  id: '117',
  name: {
    de: 'Unter dem Kiel: Gang über die Werft',
    en: 'Beneath the Keel: A Walk through the Shipyard',
    fr: 'Sous la quille : à travers le chantier naval',
    it: 'Sotto la chiglia: un giro nel cantiere',
    nl: 'Onder de kiel: wandeling over de werf',
    es: 'Bajo la quilla: un paseo por el astillero',
    sv: 'Under kölen: en vandring på varvet',
    da: 'Under kølen: en tur på værftet',
  },
  eventName: steamTug.name,
  description: {
    de: '<p>Sobald die „Stine“ wieder ins Dock muss, gehen wir mit Ihnen darunter hindurch. Die Termine nennt uns die Werft.</p>',
    en: '<p>As soon as the Stine has to go into dock again, we will walk you underneath her. The shipyard tells us when.</p>',
    fr: '<p>Dès que le Stine retournera en cale sèche, nous vous ferons passer dessous. C’est le chantier qui fixe les dates.</p>',
    it: '<p>Appena lo Stine dovrà tornare in bacino, la faremo passare sotto lo scafo. Le date le decide il cantiere.</p>',
    nl: '<p>Zodra de Stine weer het dok in moet, lopen we er met u onderdoor. De werf bepaalt wanneer.</p>',
    es: '<p>En cuanto el Stine tenga que volver al dique, pasaremos con usted por debajo. Las fechas las fija el astillero.</p>',
    sv: '<p>Så snart Stine måste i docka igen visar vi henne underifrån. Varvet bestämmer när.</p>',
    da: '<p>Så snart Stine skal i dok igen, går vi ind under hende sammen med dig. Værftet bestemmer datoerne.</p>',
  },
  poster: 'spanten.svg',
  minutes: 90,
  language: tourLanguages.german,
  categories: ['31'],
  site: sites.observatory,
  maxParticipants: 6,
  singleTicketing: true,
  bookCompleteTour: false,
  bookingWithoutTickets: true,
  vat: 19,
  prices: [place('117', 1200)],
  tickets: [],
  questions: [],
};
