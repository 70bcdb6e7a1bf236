import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** One ticket at one price, for any day of the season. */
export const lighthouse: CatalogueEvent = {
  id: '21',
  name: {
    de: 'Kattsand. 142 Stufen bis zum Licht',
    en: 'Kattsand: 142 Steps to the Light',
    fr: 'Kattsand. 142 marches vers la lumière',
    it: 'Kattsand. 142 gradini fino alla luce',
    nl: 'Kattsand. 142 treden naar het licht',
    es: 'Kattsand. 142 escalones hasta la luz',
    sv: 'Kattsand. 142 steg till ljuset',
    da: 'Kattsand. 142 trin op til lyset',
  },
  description: {
    de: '<p>Zwei Blitze, Pause, ein Blitz: So grüßt Kattsand seit 1887 jedes Schiff, das nach Ahrenhafen will. Oben dreht sich die große Linse auf einem Bett aus Quecksilber, leicht genug für einen Finger.</p><p>Ein Preis für alle, von der Enkelin bis zum Großvater. Das Ticket gilt an dem Tag, den Sie wählen, von Sonnenaufgang bis Sonnenuntergang.</p>',
    en: '<p>Two flashes, a pause, one flash: since 1887 Kattsand has greeted every ship bound for Ahrenhafen like this. At the top the great lens turns on a bed of mercury, light enough to be moved by one finger.</p><p>One price for all, from granddaughter to grandfather. The ticket is valid on the day you choose, from sunrise to sunset.</p>',
    fr: '<p>Deux éclats, une pause, un éclat : depuis 1887, Kattsand salue ainsi chaque navire en route pour Ahrenhafen. Là-haut, la grande lentille tourne sur un lit de mercure ; un doigt suffit à la mouvoir.</p><p>Un seul prix pour tous, de la petite-fille au grand-père. Le billet est valable le jour de votre choix, du lever au coucher du soleil.</p>',
    it: '<p>Due lampi, una pausa, un lampo: dal 1887 Kattsand saluta così ogni nave diretta ad Ahrenhafen. Lassù la grande lente gira su un letto di mercurio: basta un dito per muoverla.</p><p>Un prezzo per tutti, dalla nipote al nonno. Il biglietto vale nel giorno che sceglie, dall’alba al tramonto.</p>',
    nl: '<p>Twee flitsen, pauze, één flits: zo groet Kattsand sinds 1887 elk schip op weg naar Ahrenhafen. Boven draait de grote lens op een bed van kwik, zo licht dat één vinger genoeg is.</p><p>Eén prijs voor iedereen, van kleindochter tot grootvader. Het ticket geldt op de dag die u kiest, van zonsopgang tot zonsondergang.</p>',
    es: '<p>Dos destellos, una pausa, un destello: así saluda Kattsand desde 1887 a todo barco que va a Ahrenhafen. Arriba, la gran lente gira sobre un lecho de mercurio; basta un dedo para moverla.</p><p>Un precio para todos, de la nieta al abuelo. La entrada vale el día que usted elija, del amanecer al ocaso.</p>',
    sv: '<p>Två blixtar, paus, en blixt: så har Kattsand sedan 1887 hälsat alla fartyg på väg till Ahrenhafen. Högst upp snurrar den stora linsen på en bädd av kvicksilver, så lätt att ett finger räcker.</p><p>Ett pris för alla, från barnbarn till farfar. Biljetten gäller den dag du väljer, från soluppgång till solnedgång.</p>',
    da: '<p>To blink, pause, et blink: Sådan har Kattsand siden 1887 hilst på alle skibe på vej til Ahrenhafen. Øverst drejer den store linse på et leje af kviksølv, så let, at en finger er nok.</p><p>Én pris for alle, fra barnebarn til bedstefar. Billetten gælder den dag, du vælger, fra solopgang til solnedgang.</p>',
  },
  poster: 'kattsand.svg',
  posterAlt: {
    de: 'Plakat: ein rot-weißer Leuchtturm vor dunkler Scheibe, seine Strahlen teilen die Nacht',
    en: 'Poster: a red and white lighthouse against a dark disc, its beams dividing the night',
    fr: 'Affiche : un phare rouge et blanc devant un disque sombre, ses faisceaux partagent la nuit',
    it: 'Manifesto: un faro bianco e rosso davanti a un disco scuro, i fasci di luce dividono la notte',
    nl: 'Affiche: een rood-witte vuurtoren voor een donkere schijf, de stralen verdelen de nacht',
    es: 'Cartel: un faro rojo y blanco ante un disco oscuro, sus haces dividen la noche',
    sv: 'Affisch: en röd och vit fyr mot en mörk skiva, strålarna delar natten',
    da: 'Plakat: et rødt og hvidt fyrtårn foran en mørk skive, strålerne deler natten',
  },
  venue: venues.lighthouse,
  groups: ['1', '3'],
  sequence_no: 10,
  period: {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    fromDay: 0,
    toDay: 100,
    places: 60,
    boxOffice: [
      { day: 1, left: 0 },
      { day: 3, left: 2 },
    ],
  },
  tickets: [
    {
      id: '2101',
      name: {
        de: 'Turmticket',
        en: 'Tower ticket',
        fr: 'Billet pour le phare',
        it: 'Biglietto per il faro',
        nl: 'Torenticket',
        es: 'Entrada al faro',
        sv: 'Fyrbiljett',
        da: 'Fyrbillet',
      },
      priceCents: 450,
      vat: 7,
      mode: 3,
    },
  ],
};
