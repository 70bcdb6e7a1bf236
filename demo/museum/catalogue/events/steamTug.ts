import { commonTickets } from '../tickets.ts';
import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** Tickets for a whole day: visitors may board at any time while the tug has steam up. */
export const steamTug: CatalogueEvent = {
  id: '20',
  name: {
    de: 'Unter Dampf. Der Schlepper „Stine“',
    en: 'Steam Up: The Tug Stine',
    fr: 'Sous pression. Le remorqueur Stine',
    it: 'A tutto vapore. Il rimorchiatore Stine',
    nl: 'Onder stoom. De sleepboot Stine',
    es: 'A todo vapor. El remolcador Stine',
    sv: 'Med ångan uppe. Bogserbåten Stine',
    da: 'Under damp. Slæbebåden Stine',
  },
  description: {
    de: '<p>1908 gebaut, zweimal gesunken, zweimal gehoben: In dieser Saison steht die „Stine“ wieder unter Dampf. Steigen Sie hinab zum Kessel, ziehen Sie an der Dampfpfeife, und lassen Sie sich vom Heizer erklären, warum Kohle singen kann.</p><p>Ihr Ticket gilt den ganzen Tag. Kommen Sie, wann Sie möchten; nur den Tag legen Sie vorher fest.</p>',
    en: '<p>Built in 1908, sunk twice, raised twice: this season the Stine has steam up again. Climb down to the boiler, pull the whistle, and have the stoker explain why coal can sing.</p><p>Your ticket is good all day. Come whenever you like; you only need to choose the day in advance.</p>',
    fr: '<p>Construit en 1908, coulé deux fois, renfloué deux fois : cette saison, le Stine est de nouveau sous pression. Descendez à la chaudière, actionnez le sifflet et demandez au chauffeur pourquoi le charbon chante.</p><p>Votre billet est valable toute la journée. Venez quand vous voulez ; seul le jour se choisit à l’avance.</p>',
    it: '<p>Costruito nel 1908, affondato due volte e due volte recuperato: in questa stagione lo Stine è di nuovo in pressione. Scenda alla caldaia, tiri il fischio e si faccia spiegare dal fuochista perché il carbone canta.</p><p>Il biglietto vale tutto il giorno. Venga quando vuole: solo il giorno si sceglie prima.</p>',
    nl: '<p>Gebouwd in 1908, twee keer gezonken, twee keer gelicht: dit seizoen ligt de Stine weer onder stoom. Daal af naar de ketel, trek aan de stoomfluit en laat de stoker uitleggen waarom kolen kunnen zingen.</p><p>Uw ticket is de hele dag geldig. Kom wanneer u wilt; alleen de dag kiest u vooraf.</p>',
    es: '<p>Construido en 1908, hundido dos veces y reflotado otras dos: esta temporada el Stine vuelve a tener la caldera encendida. Baje a la caldera, haga sonar el silbato y pregunte al fogonero por qué canta el carbón.</p><p>Su entrada vale todo el día. Venga cuando quiera; solo el día se elige de antemano.</p>',
    sv: '<p>Byggd 1908, sjunken två gånger, bärgad två gånger: i år har Stine ångan uppe igen. Klättra ner till pannan, dra i ångvisslan och låt eldaren förklara varför kol kan sjunga.</p><p>Biljetten gäller hela dagen. Kom när du vill – bara dagen väljer du i förväg.</p>',
    da: '<p>Bygget i 1908, sunket to gange, hævet to gange: I denne sæson er Stine igen under damp. Klatr ned til kedlen, træk i dampfløjten, og lad fyrbøderen forklare, hvorfor kul kan synge.</p><p>Billetten gælder hele dagen. Kom, når du vil; kun dagen vælger du på forhånd.</p>',
  },
  poster: 'unter-dampf.svg',
  posterAlt: {
    de: 'Plakat: ein schwarz-roter Schlepper vor gelber Scheibe, sein Rauch steigt in hellen Ballen auf',
    en: 'Poster: a black and red tug against a yellow disc, its smoke rising in pale puffs',
    fr: 'Affiche : un remorqueur noir et rouge devant un disque jaune, sa fumée monte en boules claires',
    it: 'Manifesto: un rimorchiatore nero e rosso davanti a un disco giallo, il fumo sale in sbuffi chiari',
    nl: 'Affiche: een zwart-rode sleepboot voor een gele schijf, de rook stijgt op in lichte wolken',
    es: 'Cartel: un remolcador negro y rojo ante un disco amarillo, el humo sube en nubes claras',
    sv: 'Affisch: en svart och röd bogserbåt mot en gul skiva, röken stiger i ljusa bollar',
    da: 'Plakat: en sort og rød slæbebåd foran en gul skive, røgen stiger op i lyse skyer',
  },
  venue: venues.quay,
  groups: ['3'],
  sequence_no: 9,
  period: {
    weekdays: [3, 4, 5, 6, 7],
    fromDay: 0,
    toDay: 75,
    places: 200,
    boxOffice: [
      { day: 2, left: 0 },
      { day: 6, left: 3 },
    ],
  },
  tickets: commonTickets('20', { adult: 600, reduced: 400, child: 200, underSix: 0 }, 3),
};
