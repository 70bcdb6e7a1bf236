import { timesBetween } from '../openings.ts';
import { familyGroups, familyTickets } from '../families.ts';
import { commonTickets } from '../tickets.ts';
import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** The permanent collection: also open on Mondays, with many places, and with family tickets. */
export const collection: CatalogueEvent = {
  id: '14',
  name: {
    de: 'Stadt am Strom. Die Sammlung',
    en: 'City on the River: The Collection',
    fr: 'La ville et le fleuve. La collection',
    it: 'Una città sul fiume. La collezione',
    nl: 'Stad aan de stroom. De collectie',
    es: 'La ciudad y el río. La colección',
    sv: 'Staden vid floden. Samlingen',
    da: 'Byen ved floden. Samlingen',
  },
  description: {
    de: '<p>Neun Jahrhunderte in elf Räumen: vom Einbaum aus dem Uferschlick bis zum Containerterminal. In der Mitte steht das große Stadtmodell von 1788, an dem Sie Brände, Sturmfluten und den Abbruch der Wälle noch einmal ablaufen lassen können.</p><ul><li>täglich geöffnet, auch montags</li><li>Audioguide in acht Sprachen im Preis enthalten</li></ul>',
    en: '<p>Nine centuries in eleven rooms, from a dugout canoe found in the river mud to the container terminal. At the centre stands the great city model of 1788, on which you can watch fires, storm surges and the fall of the ramparts all over again.</p><ul><li>open every day, Mondays included</li><li>audio guide in eight languages included</li></ul>',
    fr: '<p>Neuf siècles en onze salles, de la pirogue retrouvée dans la vase au terminal à conteneurs. Au centre, la grande maquette de 1788 rejoue pour vous incendies, ondes de tempête et démolition des remparts.</p><ul><li>ouvert tous les jours, lundi compris</li><li>audioguide en huit langues inclus</li></ul>',
    it: '<p>Nove secoli in undici sale, dalla piroga trovata nel fango al terminal dei container. Al centro c’è il grande plastico della città del 1788, che fa rivivere incendi, mareggiate e l’abbattimento dei bastioni.</p><ul><li>aperto tutti i giorni, anche il lunedì</li><li>audioguida in otto lingue inclusa</li></ul>',
    nl: '<p>Negen eeuwen in elf zalen: van de boomstamkano uit het slib tot de containerterminal. In het midden staat de grote stadsmaquette uit 1788, waarop u branden, stormvloeden en de sloop van de wallen opnieuw kunt zien gebeuren.</p><ul><li>dagelijks open, ook op maandag</li><li>audiogids in acht talen inbegrepen</li></ul>',
    es: '<p>Nueve siglos en once salas: desde la piragua hallada en el fango hasta la terminal de contenedores. En el centro, la gran maqueta de 1788 revive incendios, temporales y el derribo de las murallas.</p><ul><li>abierto todos los días, también los lunes</li><li>audioguía en ocho idiomas incluida</li></ul>',
    sv: '<p>Nio sekler i elva rum, från stockbåten i flodslammet till containerterminalen. I mitten står den stora stadsmodellen från 1788, där bränder, stormfloder och rivningen av vallarna spelas upp på nytt.</p><ul><li>öppet alla dagar, även måndagar</li><li>audioguide på åtta språk ingår</li></ul>',
    da: '<p>Ni århundreder i elleve rum, fra stammebåden i flodslammet til containerterminalen. I midten står den store bymodel fra 1788, hvor brande, stormfloder og voldenes fald udspiller sig igen.</p><ul><li>åbent alle dage, også mandag</li><li>audioguide på otte sprog er inkluderet</li></ul>',
  },
  poster: 'stadt-am-strom.svg',
  posterAlt: {
    de: 'Plakat: runder Stadtplan mit Sternschanze, ein blauer Fluss zieht quer durch ein rotes Häusermeer',
    en: 'Poster: a round city plan with a star fort, a blue river crossing a red sea of houses',
    fr: 'Affiche : plan de ville circulaire à fort en étoile, un fleuve bleu traverse une mer de maisons rouges',
    it: 'Manifesto: pianta di città rotonda con fortezza a stella, un fiume blu attraversa un mare di case rosse',
    nl: 'Affiche: ronde stadsplattegrond met stervesting, een blauwe rivier door een rode huizenzee',
    es: 'Cartel: plano circular de la ciudad con baluartes en estrella; un río azul cruza un mar de casas rojas',
    sv: 'Affisch: rund stadsplan med stjärnskans, en blå flod genom ett rött hav av hus',
    da: 'Plakat: rund byplan med stjerneskanse, en blå flod gennem et rødt hav af huse',
  },
  venue: venues.groundFloor,
  groups: ['1', '3'],
  sequence_no: 4,
  opening: {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    fromDay: 0,
    toDay: 180,
    times: timesBetween('10:00', '17:00', 60),
    places: 120,
    boxOffice: [
      { day: 1, time: '11:00', left: 0 },
      { day: 4, time: '10:00', left: 12 },
    ],
  },
  ticketGroups: familyGroups('14'),
  tickets: [
    ...commonTickets('14', { adult: 900, reduced: 600, child: 300, underSix: 0 }).map((ticket) => ({
      ...ticket,
      group: '141',
    })),
    ...familyTickets('14', { two: 1500, one: 800, child: 200 }).map((ticket) => ({
      ...ticket,
      group: '142',
    })),
  ],
};
