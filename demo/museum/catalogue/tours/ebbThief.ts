import { tides } from '../events/tides.ts';
import { sites } from '../sites.ts';
import { kinds } from '../tickets.ts';
import { tourLanguages } from '../tourLanguages.ts';
import type { CatalogueTour } from '../tourTypes.ts';

/** A place is for one child, and the parts of its ticket are the people who come along. */
export const ebbThief: CatalogueTour = {
  id: '113',
  name: {
    de: 'Wer hat die Ebbe gestohlen?',
    en: 'Who Stole the Ebb Tide?',
    fr: 'Qui a volé la marée basse ?',
    it: 'Chi ha rubato la bassa marea?',
    nl: 'Wie heeft de eb gestolen?',
    es: '¿Quién robó la marea baja?',
    sv: 'Vem stal ebben?',
    da: 'Hvem har stjålet ebben?',
  },
  eventName: tides.name,
  description: {
    de: '<p>Seit heute früh steht das Wasser, und niemand will es gewesen sein. Familien ermitteln zwischen Mondmodell und Pegeluhr; wer zuerst die nasse Spur findet, darf die Flut wieder einschalten.</p><p>Für Kinder von 5 bis 10 Jahren und ihre Großen.</p>',
    en: '<p>Since this morning the water has stood still, and nobody will own up. Families investigate between the model moon and the tide gauge; whoever finds the wet trail first may switch the flood back on.</p><p>For children from 5 to 10 and their grown-ups.</p>',
    fr: '<p>Depuis ce matin, l’eau ne bouge plus, et personne n’avoue. Les familles enquêtent entre la maquette de la lune et le marégraphe ; qui trouve la trace mouillée remet la marée en marche.</p><p>Pour les enfants de 5 à 10 ans et leurs grands.</p>',
    it: '<p>Da stamattina l’acqua è ferma, e nessuno confessa. Le famiglie indagano tra il modello della luna e il mareografo; chi trova per primo la traccia bagnata riaccende la marea.</p><p>Per bambini dai 5 ai 10 anni e i loro grandi.</p>',
    nl: '<p>Sinds vanochtend staat het water stil, en niemand heeft het gedaan. Gezinnen speuren tussen maanmodel en peilklok; wie het natte spoor het eerst vindt, mag de vloed weer aanzetten.</p><p>Voor kinderen van 5 tot 10 jaar en hun grote mensen.</p>',
    es: '<p>Desde esta mañana el agua no se mueve, y nadie confiesa. Las familias investigan entre la maqueta de la luna y el mareógrafo; quien encuentre antes la pista mojada volverá a encender la pleamar.</p><p>Para niños de 5 a 10 años y sus mayores.</p>',
    sv: '<p>Sedan i morse har vattnet stått stilla, och ingen erkänner. Familjer spanar mellan månmodellen och pegeln; den som först hittar det blöta spåret får slå på floden igen.</p><p>För barn mellan 5 och 10 år och deras vuxna.</p>',
    da: '<p>Siden i morges har vandet stået stille, og ingen vil være ved det. Familier efterforsker mellem månemodel og vandstandsmåler; den, der først finder det våde spor, må tænde for floden igen.</p><p>For børn fra 5 til 10 år og deres voksne.</p>',
  },
  poster: 'gezeiten.svg',
  minutes: 50,
  language: tourLanguages.german,
  categories: ['34', '31'],
  site: sites.observatory,
  maxParticipants: 4,
  singleTicketing: false,
  bookCompleteTour: false,
  bookingWithoutTickets: false,
  vat: 7,
  prices: [
    {
      id: '11391',
      name: {
        de: 'Platz für ein Kind mit Familie',
        en: 'Place for one child with family',
        fr: 'Place pour un enfant et sa famille',
        it: 'Posto per un bambino con famiglia',
        nl: 'Plaats voor één kind met gezin',
        es: 'Plaza infantil con familia',
        sv: 'Plats för ett barn med familj',
        da: 'Plads til ét barn med familie',
      },
      priceCents: 600,
    },
  ],
  tickets: [
    {
      id: '11301',
      name: {
        de: 'Familienticket',
        en: 'Family ticket',
        fr: 'Billet famille',
        it: 'Biglietto famiglia',
        nl: 'Gezinsticket',
        es: 'Entrada familiar',
        sv: 'Familjebiljett',
        da: 'Familiebillet',
      },
      priceCents: 400,
      subtickets: [
        { id: '1130101', name: kinds.adult.name, priceCents: 500 },
        { id: '1130103', name: kinds.child.name, priceCents: 200 },
        { id: '1130104', name: kinds.underSix.name, priceCents: 0 },
      ],
    },
  ],
  questions: [
    {
      id: '1131',
      type: 'text',
      required: false,
      max: 120,
      label: {
        de: 'Wie heißen die Kinder?',
        en: 'What are the children called?',
        fr: 'Comment s’appellent les enfants ?',
        it: 'Come si chiamano i bambini?',
        nl: 'Hoe heten de kinderen?',
        es: '¿Cómo se llaman los niños?',
        sv: 'Vad heter barnen?',
        da: 'Hvad hedder børnene?',
      },
      help: {
        de: 'Für die Dienstausweise.',
        en: 'For their detective badges.',
        fr: 'Pour leurs cartes de détective.',
        it: 'Per i loro tesserini da detective.',
        nl: 'Voor hun speurderspas.',
        es: 'Para sus credenciales de detective.',
        sv: 'Till deras detektivbrickor.',
        da: 'Til deres detektivskilte.',
      },
    },
  ],
  programme: {
    weekdays: [3, 6, 7],
    fromDay: 0,
    toDay: 60,
    places: 6,
    times: [{ time: '10:30' }, { time: '15:00' }],
    boxOffice: [{ day: 2, time: '15:00', left: 0 }],
  },
};
