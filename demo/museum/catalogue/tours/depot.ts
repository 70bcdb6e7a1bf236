import { faience } from '../events/faience.ts';
import { sites } from '../sites.ts';
import { tourLanguages } from '../tourLanguages.ts';
import { place } from '../tourPrices.ts';
import type { CatalogueTour } from '../tourTypes.ts';

const LAST_DAY = 42;

/** Sold out on every day. */
export const depot: CatalogueTour = {
  id: '116',
  name: {
    de: 'Hinter der grauen Tür: das Depot',
    en: 'Behind the Grey Door: The Stores',
    fr: 'Derrière la porte grise : les réserves',
    it: 'Dietro la porta grigia: i depositi',
    nl: 'Achter de grijze deur: het depot',
    es: 'Tras la puerta gris: los depósitos',
    sv: 'Bakom den grå dörren: magasinet',
    da: 'Bag den grå dør: magasinet',
  },
  eventName: faience.name,
  description: {
    de: '<p>41 000 Dinge, 18 Grad, kein Fenster: Einmal in der Woche öffnet die Restaurierung ihre Regale für zehn Neugierige.</p>',
    en: '<p>41,000 things, 18 degrees, no window: once a week our conservators open their shelves to ten curious visitors.</p>',
    fr: '<p>41 000 objets, 18 degrés, aucune fenêtre : une fois par semaine, l’atelier de restauration ouvre ses rayonnages à dix curieux.</p>',
    it: '<p>41.000 oggetti, 18 gradi, nessuna finestra: una volta alla settimana il restauro apre i suoi scaffali a dieci curiosi.</p>',
    nl: '<p>41.000 dingen, 18 graden, geen raam: één keer per week opent het restauratieatelier zijn kasten voor tien nieuwsgierigen.</p>',
    es: '<p>41 000 objetos, 18 grados, ninguna ventana: una vez por semana, el taller de restauración abre sus estantes a diez personas curiosas.</p>',
    sv: '<p>41 000 ting, 18 grader, inga fönster: en gång i veckan öppnar konserveringen sina hyllor för tio nyfikna.</p>',
    da: '<p>41.000 ting, 18 grader, intet vindue: En gang om ugen åbner konservatorerne deres reoler for ti nysgerrige.</p>',
  },
  poster: 'depot.svg',
  minutes: 60,
  language: tourLanguages.german,
  categories: ['31'],
  site: sites.observatory,
  maxParticipants: 2,
  singleTicketing: true,
  bookCompleteTour: false,
  bookingWithoutTickets: true,
  vat: 19,
  prices: [place('116', 1500)],
  tickets: [],
  questions: [],
  programme: {
    weekdays: [3],
    fromDay: 0,
    toDay: LAST_DAY,
    places: 10,
    times: [{ time: '17:30' }],
    boxOffice: Array.from({ length: LAST_DAY + 1 }, (_, day) => ({ day, left: 0 })),
  },
};
