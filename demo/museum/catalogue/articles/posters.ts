import type { CatalogueArticle } from '../articleTypes.ts';
import { combined } from '../combined.ts';
import { collection } from '../events/collection.ts';
import { eightBells } from '../events/eightBells.ts';
import { faience } from '../events/faience.ts';
import { herbarium } from '../events/herbarium.ts';
import { lighthouse } from '../events/lighthouse.ts';
import { moonNight } from '../events/moonNight.ts';
import { northernSky } from '../events/northernSky.ts';
import { steamTug } from '../events/steamTug.ts';
import { tides } from '../events/tides.ts';
import { weaving } from '../events/weaving.ts';
import { manufacturers } from '../manufacturers.ts';
import type { CatalogueEvent, Text } from '../types.ts';

const kind: Text = {
  de: 'Plakat',
  en: 'Poster',
  fr: 'Affiche',
  it: 'Manifesto',
  nl: 'Affiche',
  es: 'Cartel',
  sv: 'Affisch',
  da: 'Plakat',
};

const sheet: Text = {
  de: 'In unserer Hafendruckerei auf Karton gedruckt, 70 × 50 cm, gerollt verschickt.',
  en: 'Printed on card in our harbour print shop, 70 × 50 cm, sent rolled.',
  fr: 'Imprimée sur carton dans notre imprimerie du port, 70 × 50 cm, expédiée roulée.',
  it: 'Stampato su cartoncino nella nostra tipografia del porto, 70 × 50 cm, spedito arrotolato.',
  nl: 'Op karton gedrukt in onze havendrukkerij, 70 × 50 cm, opgerold verzonden.',
  es: 'Impreso sobre cartulina en nuestra imprenta del puerto, 70 × 50 cm; se envía enrollado.',
  sv: 'Tryckt på kartong i vårt hamntryckeri, 70 × 50 cm, skickas rullad.',
  da: 'Trykt på karton i vores havnetrykkeri, 70 × 50 cm, sendes rullet.',
};

/** The poster of each event. The last one is almost out of stock. */
const events: [event: CatalogueEvent, stock: number][] = [
  [tides, 120],
  [lighthouse, 80],
  [northernSky, 60],
  [moonNight, 45],
  [steamTug, 60],
  [herbarium, 40],
  [weaving, 35],
  [eightBells, 50],
  [collection, 90],
  [faience, 3],
];

export const posters: CatalogueArticle[] = events.map(([event, stock], index) => ({
  id: String(4101 + index),
  name: combined([kind, event.name], ' – '),
  description: event.posterAlt ? combined([event.posterAlt, sheet], '. ') : sheet,
  pictures: [event.poster],
  priceCents: 1500,
  vat: 19,
  stock,
  category: '41',
  weightGrams: 260,
  manufacturer: manufacturers.printShop,
  goesWith: { events: [event.id] },
}));
