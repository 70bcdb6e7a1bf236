import { collection } from '../events/collection.ts';
import { sites } from '../sites.ts';
import { tourLanguages } from '../tourLanguages.ts';
import { place } from '../tourPrices.ts';
import { admission } from '../tourTickets.ts';
import type { CatalogueTour, TourLanguage, TourProgramme } from '../tourTypes.ts';

const heldIn = (
  id: string,
  language: TourLanguage,
  programme: Omit<TourProgramme, 'fromDay' | 'toDay' | 'places'>,
): CatalogueTour => ({
  id,
  name: {
    de: 'Rundgang: Neun Jahrhunderte in einer Stunde',
    en: 'Highlights: Nine Centuries in an Hour',
    fr: 'Visite guidée : neuf siècles en une heure',
    it: 'Visita guidata: nove secoli in un’ora',
    nl: 'Hoogtepunten: negen eeuwen in een uur',
    es: 'Lo esencial: nueve siglos en una hora',
    sv: 'Höjdpunkter: nio sekler på en timme',
    da: 'Rundgang: ni århundreder på en time',
  },
  eventName: collection.name,
  description: {
    de: '<p>Vom Einbaum bis zum Container: elf Räume, ein Faden. Unsere Guides erzählen, wer diese Stadt gebaut, verloren und wieder aufgebaut hat.</p><p>Treffpunkt ist das Stadtmodell im Erdgeschoss. Jede Person braucht einen Platz bei der Führung und ein Ticket.</p>',
    en: '<p>From dugout to container: eleven rooms, one thread. Our guides tell you who built this city, lost it and built it again.</p><p>Meet at the city model on the ground floor. Everyone needs a place on the tour and an admission ticket.</p>',
    fr: '<p>De la pirogue au conteneur : onze salles, un seul fil. Nos guides racontent qui a bâti cette ville, l’a perdue et rebâtie.</p><p>Rendez-vous devant la maquette, au rez-de-chaussée. Chacun a besoin d’une place pour la visite et d’un billet d’entrée.</p>',
    it: '<p>Dalla piroga al container: undici sale, un solo filo. Le nostre guide raccontano chi ha costruito questa città, l’ha perduta e ricostruita.</p><p>Ritrovo davanti al plastico, al piano terra. Ogni persona ha bisogno di un posto per la visita e di un biglietto d’ingresso.</p>',
    nl: '<p>Van boomstamkano tot container: elf zalen, één draad. Onze gidsen vertellen wie deze stad bouwde, kwijtraakte en weer opbouwde.</p><p>Verzamelen bij de stadsmaquette op de begane grond. Iedereen heeft een plaats bij de rondleiding en een toegangsticket nodig.</p>',
    es: '<p>De la piragua al contenedor: once salas y un solo hilo. Nuestros guías cuentan quién construyó esta ciudad, quién la perdió y quién la levantó de nuevo.</p><p>Punto de encuentro: la maqueta de la planta baja. Cada persona necesita una plaza en la visita y una entrada.</p>',
    sv: '<p>Från stockbåt till container: elva rum, en röd tråd. Våra guider berättar vem som byggde staden, förlorade den och byggde upp den igen.</p><p>Samling vid stadsmodellen på bottenvåningen. Alla behöver en plats på visningen och en entrébiljett.</p>',
    da: '<p>Fra stammebåd til container: elleve rum, én tråd. Vores guider fortæller, hvem der byggede byen, mistede den og byggede den op igen.</p><p>Mødested er bymodellen i stueetagen. Alle skal have en plads på rundvisningen og en entrébillet.</p>',
  },
  poster: 'stadt-am-strom.svg',
  minutes: 60,
  language,
  categories: ['31'],
  site: sites.observatory,
  maxParticipants: 10,
  singleTicketing: true,
  bookCompleteTour: false,
  bookingWithoutTickets: false,
  vat: 7,
  prices: [place(id, 400)],
  tickets: admission(id, { adult: 900, reduced: 600, child: 300, underSix: 0 }),
  questions: [],
  programme: { ...programme, fromDay: 0, toDay: 75, places: 25 },
});

/** A public tour in three languages, each on its own days. One day and one time are sold out. */
export const highlights: CatalogueTour[] = [
  heldIn('101', tourLanguages.german, {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    times: [{ time: '11:00' }, { time: '14:00' }, { time: '16:00' }],
    boxOffice: [
      { day: 2, left: 0 },
      { day: 1, time: '14:00', left: 0 },
      { day: 3, time: '16:00', left: 3 },
    ],
  }),
  heldIn('102', tourLanguages.english, {
    weekdays: [5, 6, 7],
    times: [{ time: '12:30' }, { time: '15:00' }],
  }),
  heldIn('103', tourLanguages.french, { weekdays: [6], times: [{ time: '13:00' }] }),
];
