import { eightBells } from '../events/eightBells.ts';
import { sites } from '../sites.ts';
import { tourLanguages } from '../tourLanguages.ts';
import { place } from '../tourPrices.ts';
import type { CatalogueTour } from '../tourTypes.ts';

/** The price includes everything, so there are no tickets. The later watch is more expensive. */
export const nightWatch: CatalogueTour = {
  id: '104',
  name: {
    de: 'Nachtwache mit Laterne',
    en: 'Night Watch by Lantern',
    fr: 'Ronde de nuit à la lanterne',
    it: 'Ronda di notte con la lanterna',
    nl: 'Nachtwacht met lantaarn',
    es: 'Guardia de noche con farol',
    sv: 'Nattvakt med lykta',
    da: 'Nattevagt med lygte',
  },
  eventName: eightBells.name,
  description: {
    de: '<p>Wenn das Haus geschlossen ist, ziehen wir die Uhren auf. Gehen Sie mit, durch dunkle Säle und über die Wendeltreppe bis aufs Dach.</p><p>Der Eintritt ist enthalten. Um 22 Uhr gibt es oben Grog, mit und ohne Rum.</p>',
    en: '<p>When the museum is closed we wind the clocks. Come along, through dark halls and up the spiral stairs to the roof.</p><p>Admission is included. At ten there is grog at the top, with rum and without.</p>',
    fr: '<p>Quand la maison est fermée, nous remontons les horloges. Suivez-nous à travers les salles obscures, puis par l’escalier en colimaçon jusqu’au toit.</p><p>L’entrée est comprise. À 22 heures, un grog vous attend là-haut, avec ou sans rhum.</p>',
    it: '<p>Quando il museo è chiuso, carichiamo gli orologi. Venga con noi per le sale buie e su per la scala a chiocciola, fino al tetto.</p><p>L’ingresso è compreso. Alle 22 in cima si beve un grog, con o senza rum.</p>',
    nl: '<p>Als het huis dicht is, winden wij de klokken op. Loop mee, door donkere zalen en over de wenteltrap tot op het dak.</p><p>Toegang is inbegrepen. Om 22 uur is er boven grog, met en zonder rum.</p>',
    es: '<p>Cuando la casa está cerrada, damos cuerda a los relojes. Acompáñenos por las salas a oscuras y por la escalera de caracol hasta la azotea.</p><p>La entrada está incluida. A las 22 h, arriba espera un grog, con ron o sin él.</p>',
    sv: '<p>När huset är stängt drar vi upp klockorna. Följ med genom mörka salar och uppför spiraltrappan till taket.</p><p>Entrén ingår. Klockan 22 bjuds det på grogg där uppe, med eller utan rom.</p>',
    da: '<p>Når huset er lukket, trækker vi urene op. Gå med gennem mørke sale og op ad vindeltrappen til taget.</p><p>Entreen er inkluderet. Klokken 22 er der grog på toppen, med og uden rom.</p>',
  },
  poster: 'laterne.svg',
  minutes: 75,
  language: tourLanguages.german,
  categories: ['31'],
  site: sites.observatory,
  maxParticipants: 6,
  singleTicketing: true,
  bookCompleteTour: false,
  bookingWithoutTickets: true,
  vat: 19,
  prices: [place('104', 1800)],
  tickets: [],
  questions: [
    {
      id: '1041',
      type: 'radio',
      required: true,
      label: {
        de: 'Welche Laterne möchten Sie tragen?',
        en: 'Which lantern would you like to carry?',
        fr: 'Quelle lanterne souhaitez-vous porter ?',
        it: 'Quale lanterna desidera portare?',
        nl: 'Welke lantaarn wilt u dragen?',
        es: '¿Qué farol quiere llevar?',
        sv: 'Vilken lykta vill du bära?',
        da: 'Hvilken lygte vil du bære?',
      },
      options: [
        {
          value: 'oil',
          label: {
            de: 'Petroleum, 2 kg',
            en: 'Oil, 2 kg',
            fr: 'À pétrole, 2 kg',
            it: 'A petrolio, 2 kg',
            nl: 'Petroleum, 2 kg',
            es: 'De petróleo, 2 kg',
            sv: 'Fotogen, 2 kg',
            da: 'Petroleum, 2 kg',
          },
        },
        {
          value: 'led',
          label: {
            de: 'LED, leicht',
            en: 'LED, light to carry',
            fr: 'À diodes, légère',
            it: 'A led, leggera',
            nl: 'Led, licht om te dragen',
            es: 'Led, ligero',
            sv: 'LED, lätt att bära',
            da: 'LED, let at bære',
          },
        },
        {
          value: 'none',
          label: {
            de: 'Keine, ich sehe auch so',
            en: 'None, I can see in the dark',
            fr: 'Aucune, j’y vois très bien',
            it: 'Nessuna, ci vedo lo stesso',
            nl: 'Geen, ik zie zo ook wel',
            es: 'Ninguno, veo en la oscuridad',
            sv: 'Ingen, jag ser ändå',
            da: 'Ingen, jeg kan godt se',
          },
        },
      ],
    },
  ],
  programme: {
    weekdays: [4, 5, 6],
    fromDay: 0,
    toDay: 60,
    places: 18,
    times: [{ time: '20:00' }, { time: '22:00', prices: [place('104', 2200)] }],
    boxOffice: [
      { day: 3, time: '22:00', left: 0 },
      { day: 4, time: '20:00', left: 2 },
    ],
  },
};
