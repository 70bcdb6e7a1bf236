import { commonTickets } from '../tickets.ts';
import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** Evenings, with a ticket that includes a glass of wine and bears the full VAT. */
export const eightBells: CatalogueEvent = {
  id: '18',
  name: {
    de: 'Acht Glasen. Die Seewarte bei Nacht',
    en: 'Eight Bells: The Observatory after Dark',
    fr: 'Huit coups de cloche. L’observatoire la nuit',
    it: 'Otto rintocchi. L’osservatorio di notte',
    nl: 'Acht glazen. Het observatorium bij nacht',
    es: 'Ocho campanadas. El observatorio de noche',
    sv: 'Åtta glas. Observatoriet om natten',
    da: 'Otte glas. Observatoriet ved nat',
  },
  description: {
    de: '<p>Wenn die Schiffsglocke achtmal schlägt, endet die Wache – und bei uns beginnt der Abend. Unsere Uhrmacherin öffnet drei Seechronometer, danach geht es mit der Taschenlampe durch das dunkle Haus bis unter die Kuppel.</p><ul><li>Dauer etwa 75 Minuten</li><li>bei klarem Himmel mit Blick durch den Refraktor</li></ul>',
    en: '<p>When the ship’s bell strikes eight, the watch is over – and our evening begins. Our clockmaker opens up three marine chronometers; then you walk by torchlight through the darkened museum and up into the dome.</p><ul><li>lasts about 75 minutes</li><li>with a look through the refractor if the sky is clear</li></ul>',
    fr: '<p>Quand la cloche du bord pique huit coups, le quart s’achève – et notre soirée commence. Notre horlogère ouvre trois chronomètres de marine, puis l’on traverse la maison endormie à la lampe de poche, jusque sous la coupole.</p><ul><li>durée : environ 75 minutes</li><li>par ciel clair, observation à la lunette</li></ul>',
    it: '<p>Quando la campana di bordo batte otto rintocchi, la guardia finisce – e da noi comincia la serata. La nostra orologiaia apre tre cronometri da marina, poi si attraversa la casa al buio con la torcia, fin sotto la cupola.</p><ul><li>durata: circa 75 minuti</li><li>con cielo sereno si guarda nel rifrattore</li></ul>',
    nl: '<p>Als de scheepsbel acht glazen slaat, zit de wacht erop – en begint bij ons de avond. Onze klokkenmaker opent drie scheepschronometers, daarna loopt u met een zaklamp door het donkere huis tot onder de koepel.</p><ul><li>duurt ongeveer 75 minuten</li><li>bij heldere hemel een blik door de refractor</li></ul>',
    es: '<p>Cuando la campana de a bordo da ocho toques, termina la guardia y empieza nuestra velada. Nuestra relojera abre tres cronómetros marinos; después se recorre la casa a oscuras, linterna en mano, hasta la cúpula.</p><ul><li>duración: unos 75 minutos</li><li>con cielo despejado, observación por el refractor</li></ul>',
    sv: '<p>När skeppsklockan slår åtta glas är vakten slut – och vår kväll börjar. Vår urmakare öppnar tre skeppskronometrar, sedan går vi med ficklampa genom det mörka huset ända upp i kupolen.</p><ul><li>cirka 75 minuter</li><li>vid klar himmel får du titta i refraktorn</li></ul>',
    da: '<p>Når skibsklokken slår otte glas, er vagten forbi – og vores aften begynder. Urmageren åbner tre skibskronometre, og så går turen med lommelygte gennem det mørke hus, helt op under kuplen.</p><ul><li>varer ca. 75 minutter</li><li>i klart vejr med et kig i refraktoren</li></ul>',
  },
  poster: 'acht-glasen.svg',
  posterAlt: {
    de: 'Plakat: das messinggelbe Räderwerk eines Chronometers auf Nachtblau, daneben acht rote Punkte',
    en: 'Poster: the brass wheels of a chronometer on midnight blue, beside them eight red dots',
    fr: 'Affiche : les rouages de laiton d’un chronomètre sur bleu nuit, à côté huit points rouges',
    it: 'Manifesto: gli ingranaggi d’ottone di un cronometro su blu notte, accanto otto punti rossi',
    nl: 'Affiche: het messingen raderwerk van een chronometer op nachtblauw, ernaast acht rode stippen',
    es: 'Cartel: los engranajes de latón de un cronómetro sobre azul noche, junto a ocho puntos rojos',
    sv: 'Affisch: en kronometers mässingshjul mot nattblått, bredvid dem åtta röda prickar',
    da: 'Plakat: et kronometers messinghjul på natblåt, ved siden af otte røde prikker',
  },
  venue: venues.dome,
  groups: ['4'],
  sequence_no: 7,
  opening: {
    weekdays: [4, 5, 6],
    fromDay: 0,
    toDay: 90,
    times: ['19:00', '20:00', '21:00'],
    places: 30,
    boxOffice: [
      { day: 2, time: '20:00', left: 0 },
      { day: 6, left: 0 },
      { day: 9, time: '21:00', left: 2 },
    ],
  },
  tickets: [
    ...commonTickets('18', { adult: 2200, reduced: 1600 }),
    {
      id: '1806',
      name: {
        de: 'Erwachsene mit Glas Wein',
        en: 'Adult with a glass of wine',
        fr: 'Adulte avec un verre de vin',
        it: 'Adulti con calice di vino',
        nl: 'Volwassene met glas wijn',
        es: 'Adultos con copa de vino',
        sv: 'Vuxen med ett glas vin',
        da: 'Voksen med et glas vin',
      },
      description: {
        de: 'Oder Holunderlimonade, ganz wie Sie mögen.',
        en: 'Or elderflower lemonade, just as you like.',
        fr: 'Ou une limonade au sureau, à votre guise.',
        it: 'O una limonata al sambuco, a scelta.',
        nl: 'Of vlierbloesemlimonade, net wat u wilt.',
        es: 'O limonada de saúco, como prefiera.',
        sv: 'Eller flädersaft, precis som du vill.',
        da: 'Eller hyldeblomstsaft, lige som du vil.',
      },
      priceCents: 2700,
      vat: 19,
      mode: 1,
    },
  ],
};
