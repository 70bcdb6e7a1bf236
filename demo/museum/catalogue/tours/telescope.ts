import { moonNight } from '../events/moonNight.ts';
import { sites } from '../sites.ts';
import { tourLanguages } from '../tourLanguages.ts';
import type { CatalogueTour } from '../tourTypes.ts';

/** Has dates, but no prices, because it cannot be booked while the telescope is being repaired. */
export const telescope: CatalogueTour = {
  id: '118',
  name: {
    de: 'Das große Rohr von innen',
    en: 'Inside the Great Telescope',
    fr: 'L’intérieur de la grande lunette',
    it: 'Il grande telescopio dall’interno',
    nl: 'De grote kijker van binnen',
    es: 'El gran telescopio por dentro',
    sv: 'Det stora teleskopet inifrån',
    da: 'Det store teleskop indefra',
  },
  eventName: moonNight.name,
  description: {
    de: '<p>Neun Meter Messing, zwei Linsen, ein Spinnfaden: Wir nehmen den Refraktor auseinander und setzen ihn vor Ihren Augen wieder zusammen. Sobald die neue Nachführung da ist, geht der Verkauf weiter.</p>',
    en: '<p>Nine metres of brass, two lenses, one thread of spider silk: we take the refractor apart and put it together again before your eyes. Booking resumes when the new drive has arrived.</p>',
    fr: '<p>Neuf mètres de laiton, deux lentilles, un fil d’araignée : nous démontons la lunette et la remontons sous vos yeux. La vente reprendra dès l’arrivée du nouvel entraînement.</p>',
    it: '<p>Nove metri di ottone, due lenti, un filo di ragno: smontiamo il rifrattore e lo rimontiamo davanti ai suoi occhi. Le prenotazioni riprendono appena arriva il nuovo sistema di inseguimento.</p>',
    nl: '<p>Negen meter messing, twee lenzen, één spinnendraad: we halen de refractor uit elkaar en zetten hem voor uw ogen weer in elkaar. Zodra de nieuwe aandrijving er is, kunt u weer boeken.</p>',
    es: '<p>Nueve metros de latón, dos lentes, un hilo de araña: desmontamos el refractor y lo montamos de nuevo ante sus ojos. Podrá reservar de nuevo cuando llegue el nuevo mecanismo de seguimiento.</p>',
    sv: '<p>Nio meter mässing, två linser, en spindeltråd: vi plockar isär refraktorn och sätter ihop den igen inför dina ögon. Bokningen öppnar igen när den nya drivningen har kommit.</p>',
    da: '<p>Ni meter messing, to linser, én edderkoppetråd: Vi skiller refraktoren ad og samler den igen for øjnene af dig. Der kan bookes igen, når det nye drev er kommet.</p>',
  },
  poster: 'mondnacht.svg',
  minutes: 60,
  language: tourLanguages.german,
  categories: ['31'],
  site: sites.observatory,
  maxParticipants: 6,
  singleTicketing: true,
  bookCompleteTour: false,
  bookingWithoutTickets: true,
  vat: 19,
  prices: [],
  tickets: [],
  questions: [],
  programme: { weekdays: [2, 5], fromDay: 0, toDay: 60, places: 8, times: [{ time: '19:00' }] },
};
