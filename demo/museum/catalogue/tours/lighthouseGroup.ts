import { lighthouse } from '../events/lighthouse.ts';
import { sites } from '../sites.ts';
import { tourLanguages } from '../tourLanguages.ts';
import { admission } from '../tourTickets.ts';
import type { CatalogueTour } from '../tourTypes.ts';

/** A whole tour on which each participant has a ticket, because the turnstile lets in one person at a time. */
export const lighthouseGroup: CatalogueTour = {
  id: '112',
  name: {
    de: 'Der Turm für Sie allein',
    en: 'The Tower to Yourselves',
    fr: 'Le phare pour vous seuls',
    it: 'Il faro in esclusiva',
    nl: 'De toren voor u alleen',
    es: 'El faro solo para ustedes',
    sv: 'Fyren för er själva',
    da: 'Tårnet for jer selv',
  },
  eventName: lighthouse.name,
  description: {
    de: '<p>Eine Stunde vor Sonnenuntergang gehört Kattsand Ihnen: 6 bis 15 Personen, ein Guide und der Blick bis zur Reede. Am Drehkreuz braucht jede Person ihr eigenes Ticket.</p>',
    en: '<p>For an hour before sunset Kattsand is yours: 6 to 15 people, one guide and the view as far as the roadstead. At the turnstile, everyone needs their own ticket.</p>',
    fr: '<p>Une heure avant le coucher du soleil, Kattsand est à vous : de 6 à 15 personnes, un guide et la vue jusqu’à la rade. Au tourniquet, chacun présente son propre billet.</p>',
    it: '<p>Per un’ora, prima del tramonto, Kattsand è tutto del suo gruppo: da 6 a 15 persone, una guida e la vista fino alla rada. Al tornello ognuno ha bisogno del proprio biglietto.</p>',
    nl: '<p>Een uur voor zonsondergang is Kattsand van u: 6 tot 15 personen, één gids en het uitzicht tot aan de rede. Bij het draaihek heeft iedereen een eigen ticket nodig.</p>',
    es: '<p>Durante una hora, antes del ocaso, Kattsand es suyo: de 6 a 15 personas, un guía y la vista hasta el fondeadero. En el torniquete, cada persona necesita su propia entrada.</p>',
    sv: '<p>En timme före solnedgången är Kattsand ert: 6 till 15 personer, en guide och utsikt ända till redden. I spärren behöver alla en egen biljett.</p>',
    da: '<p>En time før solnedgang er Kattsand jeres: 6 til 15 personer, én guide og udsigt helt til reden. Ved tællekorset skal alle have deres egen billet.</p>',
  },
  poster: 'kattsand.svg',
  minutes: 60,
  language: tourLanguages.german,
  categories: ['32'],
  site: sites.lighthouse,
  maxParticipants: 15,
  minParticipants: 6,
  singleTicketing: true,
  bookCompleteTour: true,
  bookingWithoutTickets: false,
  vat: 7,
  prices: [
    {
      id: '11291',
      name: {
        de: 'Turm und Guide',
        en: 'Tower and guide',
        fr: 'Phare et guide',
        it: 'Faro e guida',
        nl: 'Toren en gids',
        es: 'Faro y guía',
        sv: 'Fyr och guide',
        da: 'Tårn og guide',
      },
      priceCents: 11000,
    },
  ],
  tickets: admission('112', { adult: 450, child: 250 }),
  questions: [],
  programme: {
    weekdays: [2, 3, 4, 5, 6, 7],
    fromDay: 1,
    toDay: 90,
    places: 1,
    times: [{ time: '18:00' }],
    boxOffice: [{ day: 3, left: 0 }],
  },
};
