import { sites } from '../sites.ts';
import { shop } from '../shop.ts';
import { tourLanguages } from '../tourLanguages.ts';
import { admission } from '../tourTickets.ts';
import type { CatalogueTour, TourLanguage } from '../tourTypes.ts';
import { groupQuestions } from './groupQuestions.ts';

const heldIn = (id: string, language: TourLanguage, places: number): CatalogueTour => ({
  id,
  name: {
    de: 'Ihre Gruppe in der Seewarte',
    en: 'Your Group at the Observatory',
    fr: 'Votre groupe à l’observatoire',
    it: 'Il suo gruppo all’osservatorio',
    nl: 'Uw groep in de sterrenwacht',
    es: 'Su grupo en el observatorio',
    sv: 'Er grupp i observatoriet',
    da: 'Jeres gruppe i observatoriet',
  },
  eventName: shop.siteName,
  description: {
    de: '<p>Verein, Betriebsausflug oder Geburtstag: Wir führen bis zu 25 Personen, und wenn Sie mehr sind, gehen mehrere Guides gleichzeitig los.</p><p>Wer schon ein Ticket oder eine Jahreskarte hat, braucht nichts weiter. Für alle anderen buchen Sie den Eintritt gleich mit.</p>',
    en: '<p>A club, a works outing or a birthday: one guide takes up to 25 people. If there are more of you, several guides set off together.</p><p>Anyone who already has a ticket or an annual pass needs no other. Add admission for the rest here.</p>',
    fr: '<p>Association, sortie d’entreprise ou anniversaire : nous guidons jusqu’à 25 personnes ; au-delà, plusieurs guides partent en même temps.</p><p>Qui a déjà un billet ou une carte annuelle n’a pas besoin d’un autre billet ; pour les autres, ajoutez l’entrée ici même.</p>',
    it: '<p>Associazione, gita aziendale o compleanno: accompagniamo fino a 25 persone; con più persone partono insieme più guide.</p><p>Chi ha già un biglietto o una tessera annuale non ha bisogno di altro; per tutti gli altri si aggiunge qui l’ingresso.</p>',
    nl: '<p>Vereniging, bedrijfsuitje of verjaardag: één gids begeleidt maximaal 25 personen. Bent u met meer, dan vertrekken er meerdere gidsen tegelijk.</p><p>Wie al een ticket of een jaarkaart heeft, heeft geen tweede nodig. Voor alle anderen voegt u de toegang hier toe.</p>',
    es: '<p>Una asociación, una salida de empresa o un cumpleaños: cada guía acompaña a 25 personas como máximo. Si son más, salen varios guías a la vez.</p><p>Quien ya tenga entrada o carné anual no necesita otra. Para el resto, añada aquí las entradas.</p>',
    sv: '<p>Förening, personalutflykt eller födelsedag: en guide visar runt upp till 25 personer. Är ni fler går flera guider samtidigt.</p><p>Den som redan har en biljett eller ett årskort behöver ingen till; för alla andra lägger ni till entrén här.</p>',
    da: '<p>Forening, firmaudflugt eller fødselsdag: Vi viser op til 25 personer rundt, og er I flere, går flere guider af sted samtidig.</p><p>Den, der allerede har en billet eller et årskort, behøver ikke en til. Til alle andre lægger I entreen til her.</p>',
  },
  poster: 'kompass.svg',
  minutes: 60,
  language,
  categories: ['32'],
  site: sites.observatory,
  maxParticipants: 25,
  singleTicketing: false,
  bookCompleteTour: true,
  bookingWithoutTickets: true,
  vat: 7,
  prices: [
    {
      id: `${id}91`,
      name: {
        de: 'Führung, 60 Minuten',
        en: 'Tour, 60 minutes',
        fr: 'Visite de 60 minutes',
        it: 'Visita di 60 minuti',
        nl: 'Rondleiding, 60 minuten',
        es: 'Visita de 60 minutos',
        sv: 'Visning, 60 minuter',
        da: 'Rundvisning, 60 minutter',
      },
      priceCents: 9000,
    },
    {
      id: `${id}92`,
      name: {
        de: 'Führung, 90 Minuten mit Kuppel',
        en: 'Tour, 90 minutes with the dome',
        fr: 'Visite de 90 minutes avec la coupole',
        it: 'Visita di 90 minuti con la cupola',
        nl: 'Rondleiding, 90 minuten met koepel',
        es: 'Visita de 90 minutos con la cúpula',
        sv: 'Visning, 90 minuter med kupolen',
        da: 'Rundvisning, 90 minutter med kuplen',
      },
      priceCents: 12500,
    },
  ],
  tickets: admission(id, { adult: 700, reduced: 500, child: 200 }),
  questions: groupQuestions(id),
  programme: {
    weekdays: [2, 3, 4, 5, 6, 7],
    fromDay: 2,
    toDay: 120,
    places,
    times: [{ time: '10:00' }, { time: '12:00' }, { time: '14:00' }, { time: '16:00' }],
    boxOffice: [{ day: 4, time: '14:00', left: 0 }],
  },
});

/** Whole tours, several of which can be booked for one time, with or without admission. */
export const groupTour: CatalogueTour[] = [
  heldIn('107', tourLanguages.german, 3),
  heldIn('108', tourLanguages.english, 2),
  heldIn('109', tourLanguages.dutch, 1),
];
