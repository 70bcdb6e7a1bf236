import { lighthouse } from '../events/lighthouse.ts';
import { sites } from '../sites.ts';
import { tourLanguages } from '../tourLanguages.ts';
import { place } from '../tourPrices.ts';
import { admission } from '../tourTickets.ts';
import type { CatalogueTour, TourLanguage } from '../tourTypes.ts';

const heldIn = (id: string, language: TourLanguage, weekdays: number[]): CatalogueTour => ({
  id,
  name: {
    de: 'Mit dem Wärter hinauf',
    en: 'Up with the Keeper',
    fr: 'Là-haut avec le gardien',
    it: 'Su con il guardiano',
    nl: 'Naar boven met de wachter',
    es: 'Arriba con el farero',
    sv: 'Upp med fyrvaktaren',
    da: 'Op med fyrpasseren',
  },
  eventName: lighthouse.name,
  description: {
    de: '<p>Der letzte Wärter von Kattsand hat 31 Jahre hier oben gewohnt. Heute zeigt er, wie man die Linse putzt, ohne sie zu verstellen, und warum der Briefträger nie bis ganz oben kam.</p>',
    en: '<p>The last keeper of Kattsand lived up here for 31 years. Today he shows how to clean the lens without moving it, and why the postman never came all the way up.</p>',
    fr: '<p>Le dernier gardien de Kattsand a vécu ici 31 ans. Il montre aujourd’hui comment nettoyer la lentille sans la dérégler, et pourquoi le facteur n’est jamais monté jusqu’en haut.</p>',
    it: '<p>L’ultimo guardiano di Kattsand ha vissuto quassù per 31 anni. Oggi mostra come si pulisce la lente senza spostarla e perché il postino non è mai salito fino in cima.</p>',
    nl: '<p>De laatste wachter van Kattsand woonde hier 31 jaar. Nu laat hij zien hoe de lens wordt gepoetst zonder hem te verstellen, en waarom de postbode nooit helemaal boven kwam.</p>',
    es: '<p>El último farero de Kattsand vivió aquí arriba 31 años. Hoy enseña cómo se limpia la lente sin moverla y por qué el cartero nunca llegó hasta lo más alto.</p>',
    sv: '<p>Den siste fyrvaktaren på Kattsand bodde här uppe i 31 år. I dag visar han hur man putsar linsen utan att rubba den, och varför brevbäraren aldrig kom ända upp.</p>',
    da: '<p>Den sidste fyrpasser på Kattsand boede her i 31 år. I dag viser han, hvordan man pudser linsen uden at flytte den, og hvorfor postbuddet aldrig kom helt op.</p>',
  },
  poster: 'kattsand.svg',
  minutes: 45,
  language,
  categories: ['31'],
  site: sites.lighthouse,
  maxParticipants: 5,
  singleTicketing: true,
  bookCompleteTour: false,
  bookingWithoutTickets: false,
  vat: 7,
  prices: [place(id, 350)],
  tickets: admission(id, { adult: 450, child: 250 }),
  questions: [
    {
      id: `${id}1`,
      type: 'checkbox',
      required: true,
      label: {
        de: '142 Stufen, kein Aufzug',
        en: '142 steps and no lift',
        fr: '142 marches, pas d’ascenseur',
        it: '142 gradini, niente ascensore',
        nl: '142 treden, geen lift',
        es: '142 escalones, sin ascensor',
        sv: '142 trappsteg, ingen hiss',
        da: '142 trin, ingen elevator',
      },
      options: [
        {
          value: 'ready',
          label: {
            de: 'Das schaffen wir.',
            en: 'We can manage that.',
            fr: 'Nous y arriverons.',
            it: 'Ce la facciamo.',
            nl: 'Dat redden we.',
            es: 'Podemos con ellos.',
            sv: 'Det klarar vi.',
            da: 'Det klarer vi.',
          },
        },
      ],
    },
  ],
  programme: {
    weekdays,
    fromDay: 0,
    toDay: 100,
    places: 12,
    times: [{ time: '11:30' }, { time: '15:30' }],
    boxOffice: [{ day: 1, time: '11:30', left: 1 }],
  },
});

/** A public tour at the museum's other site, in two languages. */
export const lighthouseClimb: CatalogueTour[] = [
  heldIn('110', tourLanguages.german, [3, 5, 6, 7]),
  heldIn('111', tourLanguages.danish, [6]),
];
