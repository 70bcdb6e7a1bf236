import { timesBetween, tuesdayToSunday } from '../openings.ts';
import { commonTickets } from '../tickets.ts';
import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

/** Closed a few days ago. */
export const iceWinter: CatalogueEvent = {
  id: '23',
  name: {
    de: 'Eisgang. Der Winter, in dem der Hafen zufror',
    en: 'Ice Drift: The Winter the Harbour Froze',
    fr: 'Débâcle. L’hiver où le port a gelé',
    it: 'Ghiaccio alla deriva. L’inverno in cui gelò il porto',
    nl: 'IJsgang. De winter waarin de haven dichtvroor',
    es: 'Deshielo. El invierno en que se heló el puerto',
    sv: 'Isgång. Vintern då hamnen frös',
    da: 'Isgang. Vinteren, da havnen frøs til',
  },
  description: {
    de: '<p>Im Februar 1929 lagen 61 Schiffe fest, und zwischen ihnen wurde Schlittschuh gelaufen. Fotografien, Funksprüche und ein Tagebuch, dessen Tinte gefror.</p>',
    en: '<p>In February 1929 there were 61 ships held fast in the ice, and people skating between them. Photographs, radio messages, and a diary whose ink froze.</p>',
    fr: '<p>En février 1929, 61 navires étaient pris dans les glaces, et l’on patinait entre eux. Des photographies, des messages radio et un journal dont l’encre gela.</p>',
    it: '<p>Nel febbraio del 1929 c’erano 61 navi bloccate nel ghiaccio, e tra l’una e l’altra si pattinava. Fotografie, radiomessaggi e un diario con l’inchiostro gelato.</p>',
    nl: '<p>In februari 1929 lagen er 61 schepen vast in het ijs, en ertussen werd geschaatst. Foto’s, radioberichten en een dagboek waarvan de inkt bevroor.</p>',
    es: '<p>En febrero de 1929, 61 barcos quedaron atrapados en el hielo, y entre ellos se patinaba. Fotografías, radiogramas y un diario al que se le heló la tinta.</p>',
    sv: '<p>I februari 1929 låg 61 fartyg fast i isen, och mellan dem åkte folk skridskor. Fotografier, radiomeddelanden och en dagbok vars bläck frös.</p>',
    da: '<p>I februar 1929 lå 61 skibe fast i isen, og mellem dem løb folk på skøjter. Fotografier, radiobeskeder og en dagbog, hvis blæk frøs.</p>',
  },
  poster: 'eisgang.svg',
  posterAlt: {
    de: 'Plakat: eine Scheibe aus Eisschollen auf dunklem Wasser, mitten darin ein rotes Schiff',
    en: 'Poster: a disc of ice floes on dark water, a red ship in the midst of them',
    fr: 'Affiche : un disque de glaces flottantes sur une eau sombre, au milieu un navire rouge',
    it: 'Manifesto: un disco di lastre di ghiaccio su acqua scura, nel mezzo una nave rossa',
    nl: 'Affiche: een schijf van ijsschotsen op donker water, met een rood schip ertussen',
    es: 'Cartel: un disco de témpanos sobre agua oscura, y en medio un barco rojo',
    sv: 'Affisch: en skiva av isflak på mörkt vatten, mitt i dem ett rött fartyg',
    da: 'Plakat: en skive af isflager på mørkt vand, midt i dem et rødt skib',
  },
  venue: venues.cabinet,
  groups: ['2'],
  sequence_no: 14,
  opening: {
    weekdays: tuesdayToSunday,
    fromDay: -90,
    toDay: -4,
    times: timesBetween('10:00', '16:00', 60),
    places: 40,
  },
  tickets: commonTickets('23', { adult: 900, reduced: 600, child: 300, underSix: 0 }),
};
