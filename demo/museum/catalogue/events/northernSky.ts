import { timesBetween, tuesdayToSunday } from '../openings.ts';
import { commonTickets } from '../tickets.ts';
import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** In high demand: sold out for a week. */
export const northernSky: CatalogueEvent = {
  id: '15',
  name: {
    de: 'Nordhimmel. Sternkarten aus vier Jahrhunderten',
    en: 'Northern Sky: Four Centuries of Star Charts',
    fr: 'Ciel du Nord. Quatre siècles de cartes célestes',
    it: 'Cielo del Nord. Quattro secoli di carte celesti',
    nl: 'Noorderhemel. Vier eeuwen sterrenkaarten',
    es: 'Cielo del norte. Cuatro siglos de cartas celestes',
    sv: 'Norra stjärnhimlen. Fyra sekler av stjärnkartor',
    da: 'Nordhimlen. Fire århundreders stjernekort',
  },
  description: {
    de: '<p>Bären, Schwäne, ein längst vergessenes Rentier: Wer auf See den Weg suchte, blickte nach oben. Unter der Kuppel der Seewarte versammeln wir 62 Sternkarten und Globen, von der kolorierten Kupferplatte bis zum Glasnegativ.</p><p>Der Andrang ist groß. <a href="/museum/visit.html#opening-hours">Am ruhigsten ist es donnerstags nach 16 Uhr.</a></p>',
    en: '<p>Bears, swans, a long-forgotten reindeer: to find their way at sea, people looked up. Beneath the observatory’s dome we bring together 62 star charts and globes, from the hand-coloured copperplate to the glass negative.</p><p>Demand is high. <a href="/museum/en/visit.html#opening-hours">Thursdays after 4 pm are the quietest.</a></p>',
    fr: '<p>Des ourses, un cygne, un renne oublié depuis longtemps : pour trouver sa route en mer, on levait les yeux. Sous la coupole de l’observatoire, 62 cartes et globes célestes, de la gravure coloriée au négatif sur verre.</p><p>L’affluence est forte. <a href="/museum/en/visit.html#opening-hours">Le plus calme : le jeudi après 16 h.</a></p>',
    it: '<p>Orse, cigni, una renna dimenticata da tempo: per trovare la rotta si guardava in alto. Sotto la cupola dell’osservatorio sono riuniti 62 tra carte e globi celesti, dall’incisione colorata a mano al negativo su lastra.</p><p>L’affluenza è alta. <a href="/museum/en/visit.html#opening-hours">Il momento più tranquillo è il giovedì dopo le 16.</a></p>',
    nl: '<p>Beren, zwanen, een al lang vergeten rendier: wie op zee de weg zocht, keek omhoog. Onder de koepel van het observatorium brengen we 62 sterrenkaarten en globes bijeen, van ingekleurde kopergravure tot glasnegatief.</p><p>De belangstelling is groot. <a href="/museum/en/visit.html#opening-hours">Donderdag na 16 uur is het het rustigst.</a></p>',
    es: '<p>Osas, cisnes, un reno olvidado hace mucho: para encontrar el rumbo en el mar se miraba hacia arriba. Bajo la cúpula del observatorio reunimos 62 cartas y globos celestes, del grabado iluminado al negativo de vidrio.</p><p>La demanda es grande. <a href="/museum/en/visit.html#opening-hours">Lo más tranquilo: los jueves a partir de las 16 h.</a></p>',
    sv: '<p>Björnar, svanar, en sedan länge glömd ren: den som sökte sin väg till havs såg uppåt. Under observatoriets kupol samlar vi 62 stjärnkartor och glober, från handkolorerat kopparstick till glasnegativ.</p><p>Trycket är stort. <a href="/museum/en/visit.html#opening-hours">Lugnast är det på torsdagar efter klockan 16.</a></p>',
    da: '<p>Bjørne, svaner, et for længst glemt rensdyr: Den, der skulle finde vej på havet, så opad. Under observatoriets kuppel samler vi 62 stjernekort og glober, fra håndkoloreret kobberstik til glasnegativ.</p><p>Interessen er stor. <a href="/museum/en/visit.html#opening-hours">Der er mest ro torsdag efter kl. 16.</a></p>',
  },
  poster: 'nordhimmel.svg',
  posterAlt: {
    de: 'Plakat: drehbare Sternkarte in Nachtblau und Gold, ringsum die Lichtspuren der Sterne',
    en: 'Poster: a planisphere in midnight blue and gold, star trails circling all around it',
    fr: 'Affiche : planisphère céleste bleu nuit et or, entouré du filé des étoiles',
    it: 'Manifesto: planisfero celeste blu notte e oro, tutt’intorno le tracce delle stelle',
    nl: 'Affiche: planisfeer in nachtblauw en goud, rondom de lichtsporen van de sterren',
    es: 'Cartel: planisferio celeste en azul noche y oro, rodeado por las trazas de las estrellas',
    sv: 'Affisch: planisfär i nattblått och guld, omgiven av stjärnornas ljusspår',
    da: 'Plakat: planisfære i natblåt og guld, omgivet af stjernernes lysspor',
  },
  venue: venues.dome,
  groups: ['2'],
  sequence_no: 2,
  opening: {
    weekdays: tuesdayToSunday,
    fromDay: 0,
    toDay: 60,
    times: timesBetween('10:00', '17:00', 60),
    places: 40,
    boxOffice: [
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, left: 0 })),
      { day: 9, time: '10:00', left: 2 },
      { day: 9, time: '11:00', left: 6 },
    ],
  },
  tickets: commonTickets('15', { adult: 1600, reduced: 1100, child: 600, underSix: 0 }),
};
