import { concerts } from '../events/concerts.ts';
import { sites } from '../sites.ts';
import { tourLanguages } from '../tourLanguages.ts';
import { place } from '../tourPrices.ts';
import { admission } from '../tourTickets.ts';
import type { CatalogueTour } from '../tourTypes.ts';

/** Held in a language that the shop does not have. Visitors who already have admission book without a ticket. */
export const signLanguage: CatalogueTour = {
  id: '114',
  name: {
    de: 'Klang, den man sieht',
    en: 'Sound You Can See',
    fr: 'Le son que l’on voit',
    it: 'Il suono che si vede',
    nl: 'Geluid om te zien',
    es: 'El sonido que se ve',
    sv: 'Ljud som syns',
    da: 'Lyd, man kan se',
  },
  eventName: concerts.name,
  description: {
    de: '<p>Sand ordnet sich auf klingenden Platten, Nebelhörner bewegen die Luft, und ein Vibrationsboden spielt den Hafen. Die Führung wird in Deutscher Gebärdensprache gehalten, von einer tauben Physikerin.</p>',
    en: '<p>Sand falls into order on sounding plates, foghorns move the air, and a vibrating floor plays the harbour. The tour is given in German Sign Language by a deaf physicist.</p>',
    fr: '<p>Le sable s’ordonne sur des plaques sonores, les cornes de brume déplacent l’air et un plancher vibrant joue le port. La visite est menée en langue des signes allemande par une physicienne sourde.</p>',
    it: '<p>La sabbia si dispone su lastre che suonano, i corni da nebbia muovono l’aria e un pavimento vibrante suona il porto. La visita si tiene nella lingua dei segni tedesca, con una fisica sorda.</p>',
    nl: '<p>Zand ordent zich op klinkende platen, misthoorns bewegen de lucht en een trilvloer speelt de haven. De rondleiding is in Duitse Gebarentaal, door een dove natuurkundige.</p>',
    es: '<p>La arena se ordena sobre placas que suenan, las sirenas de niebla mueven el aire y un suelo vibrante toca el puerto. La visita es en lengua de signos alemana y la guía una física sorda.</p>',
    sv: '<p>Sand ordnar sig på klingande plattor, mistlurar sätter luften i rörelse och ett vibrerande golv spelar hamnen. Visningen ges på tyskt teckenspråk av en döv fysiker.</p>',
    da: '<p>Sand ordner sig på klingende plader, tågehorn sætter luften i bevægelse, og et vibrerende gulv spiller havnen. Rundvisningen foregår på tysk tegnsprog og ledes af en døv fysiker.</p>',
  },
  poster: 'klangfiguren.svg',
  minutes: 60,
  language: tourLanguages.germanSign,
  categories: ['35', '31'],
  site: sites.observatory,
  maxParticipants: 8,
  singleTicketing: true,
  bookCompleteTour: false,
  bookingWithoutTickets: true,
  vat: 7,
  prices: [place('114', 300)],
  tickets: admission('114', { adult: 900, reduced: 600, child: 300 }),
  questions: [],
  programme: {
    weekdays: [4, 7],
    fromDay: 0,
    toDay: 70,
    places: 12,
    times: [{ time: '17:00' }],
  },
};
