import type { CatalogueEvent } from '../types.ts';
import { venues } from '../venues.ts';

const LAST_DAY = 48;

/** Sold out on every evening. */
export const captainsDinner: CatalogueEvent = {
  id: '24',
  name: {
    de: 'Kapitänsdinner. Fünf Gänge, fünf Häfen',
    en: 'Captain’s Dinner: Five Courses, Five Ports',
    fr: 'Dîner du capitaine. Cinq plats, cinq ports',
    it: 'Cena del capitano. Cinque portate, cinque porti',
    nl: 'Kapiteinsdiner. Vijf gangen, vijf havens',
    es: 'Cena del capitán. Cinco platos, cinco puertos',
    sv: 'Kaptensmiddag. Fem rätter, fem hamnar',
    da: 'Kaptajnsmiddag. Fem retter, fem havne',
  },
  description: {
    de: '<p>Labskaus zuerst, dann Bergen, Porto, Istanbul, Ahrenhafen: Zwischen den Gängen liest eine Schauspielerin aus Logbüchern, was die Kapitäne über das Essen schrieben. Selten war es freundlich.</p><p>Eine Tafel, 24 Plätze, donnerstags. Alkoholfreie Begleitung auf Wunsch.</p>',
    en: '<p>Sailors’ hash first, then Bergen, Porto, Istanbul, Ahrenhafen: between courses an actress reads from the logbooks what the captains had to say about the food. It was seldom kind.</p><p>One table, 24 places, Thursdays. Drinks without alcohol if you prefer.</p>',
    fr: '<p>Un hachis de marin d’abord, puis Bergen, Porto, Istanbul, Ahrenhafen : entre les plats, une comédienne lit dans les journaux de bord ce que les capitaines pensaient de la cuisine. Rarement du bien.</p><p>Une table, 24 couverts, le jeudi. Accords sans alcool sur demande.</p>',
    it: '<p>Prima lo stufato del marinaio, poi Bergen, Porto, Istanbul, Ahrenhafen: tra una portata e l’altra un’attrice legge dai giornali di bordo che cosa i capitani pensavano del cibo. Di rado bene.</p><p>Una tavola, 24 posti, il giovedì. Abbinamento analcolico su richiesta.</p>',
    nl: '<p>Eerst matrozenprak, dan Bergen, Porto, Istanbul, Ahrenhafen: tussen de gangen leest een actrice uit logboeken voor wat de kapiteins van het eten vonden. Zelden iets vriendelijks.</p><p>Eén tafel, 24 plaatsen, op donderdag. Desgewenst alcoholvrije dranken.</p>',
    es: '<p>Primero guiso de marinero; después Bergen, Oporto, Estambul, Ahrenhafen: entre plato y plato, una actriz lee en los cuadernos de bitácora qué opinaban los capitanes de la comida. Rara vez era amable.</p><p>Una mesa, 24 plazas, los jueves. Maridaje sin alcohol si lo prefiere.</p>',
    sv: '<p>Först lapskojs, sedan Bergen, Porto, Istanbul, Ahrenhafen: mellan rätterna läser en skådespelare ur loggböckerna vad kaptenerna tyckte om maten. Sällan var det vänligt.</p><p>Ett bord, 24 platser, torsdagar. Alkoholfritt för den som vill.</p>',
    da: '<p>Først skipperlabskovs, så Bergen, Porto, Istanbul, Ahrenhafen: Mellem retterne læser en skuespiller op fra logbøgerne, hvad kaptajnerne skrev om maden. Det var sjældent venligt.</p><p>Ét bord, 24 pladser, om torsdagen. Alkoholfri menu efter ønske.</p>',
  },
  poster: 'kapitaensdinner.svg',
  posterAlt: {
    de: 'Plakat: ein Teller, dessen Feld in bunte Signalflaggen aufgeteilt ist, links die Gabel, rechts das Messer',
    en: 'Poster: a plate divided into bright signal flags, the fork on its left, the knife on its right',
    fr: 'Affiche : une assiette divisée en pavillons de signaux colorés, fourchette à gauche, couteau à droite',
    it: 'Manifesto: un piatto diviso in bandiere da segnalazione colorate, forchetta a sinistra, coltello a destra',
    nl: 'Affiche: een bord verdeeld in bonte seinvlaggen, links de vork, rechts het mes',
    es: 'Cartel: un plato dividido en banderas de señales de colores, tenedor a la izquierda, cuchillo a la derecha',
    sv: 'Affisch: en tallrik indelad i färgglada signalflaggor, gaffeln till vänster, kniven till höger',
    da: 'Plakat: en tallerken delt i farvede signalflag, gaflen til venstre, kniven til højre',
  },
  venue: venues.vault,
  groups: ['4'],
  sequence_no: 13,
  tickets: [
    {
      id: '2401',
      name: {
        de: 'Gedeck mit fünf Gängen',
        en: 'Place at the table, five courses',
        fr: 'Couvert, cinq plats',
        it: 'Coperto, cinque portate',
        nl: 'Couvert, vijf gangen',
        es: 'Plaza en la mesa, cinco platos',
        sv: 'Kuvert, fem rätter',
        da: 'Kuvert, fem retter',
      },
      priceCents: 8900,
      vat: 19,
      mode: 5,
      programme: {
        weekdays: [4],
        fromDay: 0,
        toDay: LAST_DAY,
        times: [{ time: '19:00', until: '22:30' }],
        places: 24,
        boxOffice: Array.from({ length: LAST_DAY + 1 }, (_, day) => ({ day, left: 0 })),
      },
    },
  ],
};
