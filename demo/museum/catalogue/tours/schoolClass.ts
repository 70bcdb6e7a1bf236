import { collection } from '../events/collection.ts';
import { sites } from '../sites.ts';
import { tourLanguages } from '../tourLanguages.ts';
import type { CatalogueTour, TourLanguage } from '../tourTypes.ts';
import { schoolQuestions } from './schoolQuestions.ts';

const heldIn = (id: string, language: TourLanguage, weekdays: number[]): CatalogueTour => ({
  id,
  name: {
    de: 'Mit Kompass und Karte',
    en: 'By Compass and Chart',
    fr: 'Avec carte et boussole',
    it: 'Con bussola e carta',
    nl: 'Met kompas en kaart',
    es: 'Con brújula y mapa',
    sv: 'Med kompass och karta',
    da: 'Med kompas og kort',
  },
  eventName: collection.name,
  description: {
    de: '<p>Eine Schulklasse, ein Schiff, kein Satellit: Die Kinder bestimmen Kurs und Ort mit dem, was es 1788 gab. Am Ende wissen alle, wo Norden ist.</p><p>Sie buchen die Führung für Ihre Klasse allein. Eine Begleitperson je angefangene zehn Kinder hat freien Eintritt.</p>',
    en: '<p>One class, one ship, no satellite: the children find course and position with what there was in 1788. By the end everybody knows where north is.</p><p>The tour is yours alone. One accompanying adult for every ten children or part of ten comes in free.</p>',
    fr: '<p>Une classe, un navire, pas de satellite : les enfants trouvent le cap et la position avec les moyens de 1788. À la fin, tous savent où est le nord.</p><p>La visite est réservée à votre classe. Un adulte accompagnant par groupe de dix enfants, même incomplet, entre gratuitement.</p>',
    it: '<p>Una classe, una nave, nessun satellite: i ragazzi trovano rotta e posizione con quello che c’era nel 1788. Alla fine tutti sanno dov’è il nord.</p><p>La visita è riservata alla sua classe. Un accompagnatore ogni dieci ragazzi, o frazione di dieci, entra gratis.</p>',
    nl: '<p>Eén klas, één schip, geen satelliet: de kinderen bepalen koers en positie met wat er in 1788 was. Na afloop weet iedereen waar het noorden is.</p><p>De rondleiding is alleen voor uw klas. Per tien kinderen of deel daarvan heeft één begeleider gratis toegang.</p>',
    es: '<p>Una clase, un barco y ningún satélite: los niños hallan rumbo y posición con lo que había en 1788. Al final todos saben dónde está el norte.</p><p>La visita es solo para su clase. Un acompañante por cada diez niños o fracción entra gratis.</p>',
    sv: '<p>En klass, ett skepp, ingen satellit: barnen bestämmer kurs och position med det som fanns 1788. Till slut vet alla var norr är.</p><p>Visningen är bara för er klass. En medföljande vuxen per påbörjat tiotal barn går in gratis.</p>',
    da: '<p>En klasse, et skib, ingen satellit: Børnene finder kurs og position med det, man havde i 1788. Til sidst ved alle, hvor nord er.</p><p>Rundvisningen er kun for jeres klasse. Én ledsager pr. påbegyndt ti børn har gratis adgang.</p>',
  },
  poster: 'kompass.svg',
  minutes: 90,
  language,
  categories: ['33', '32'],
  site: sites.observatory,
  maxParticipants: 30,
  minParticipants: 10,
  singleTicketing: false,
  bookCompleteTour: true,
  bookingWithoutTickets: false,
  vat: 7,
  prices: [
    {
      id: `${id}91`,
      name: {
        de: 'Führung für eine Grundschulklasse',
        en: 'Tour for a primary school class',
        fr: 'Visite pour une classe du primaire',
        it: 'Visita per una classe elementare',
        nl: 'Rondleiding voor een basisschoolklas',
        es: 'Visita para una clase de primaria',
        sv: 'Visning för en låg- eller mellanstadieklass',
        da: 'Rundvisning for en klasse fra indskolingen',
      },
      priceCents: 4500,
    },
    {
      id: `${id}92`,
      name: {
        de: 'Führung für eine weiterführende Schule',
        en: 'Tour for a secondary school class',
        fr: 'Visite pour une classe du secondaire',
        it: 'Visita per una classe delle superiori',
        nl: 'Rondleiding voor een middelbareschoolklas',
        es: 'Visita para una clase de secundaria',
        sv: 'Visning för en högstadie- eller gymnasieklass',
        da: 'Rundvisning for en klasse fra udskolingen',
      },
      priceCents: 6000,
    },
  ],
  tickets: [
    {
      id: `${id}01`,
      name: {
        de: 'Schülerinnen und Schüler',
        en: 'Pupil',
        fr: 'Élève',
        it: 'Alunni',
        nl: 'Leerling',
        es: 'Escolar',
        sv: 'Elev',
        da: 'Elev',
      },
      priceCents: 200,
    },
    {
      id: `${id}02`,
      name: {
        de: 'Begleitperson',
        en: 'Accompanying adult',
        fr: 'Adulte accompagnant',
        it: 'Accompagnatori',
        nl: 'Begeleider',
        es: 'Acompañante',
        sv: 'Medföljande vuxen',
        da: 'Ledsager',
      },
      priceCents: 0,
    },
  ],
  questions: schoolQuestions(id),
  programme: {
    weekdays,
    fromDay: 3,
    toDay: 90,
    places: 2,
    times: [{ time: '09:00' }, { time: '11:00' }],
    boxOffice: [
      { day: 5, left: 0 },
      { day: 7, time: '09:00', left: 1 },
    ],
  },
});

/** A whole tour for one class, with a minimum number of pupils and with every kind of question. */
export const schoolClass: CatalogueTour[] = [
  heldIn('105', tourLanguages.german, [1, 2, 3, 4, 5]),
  heldIn('106', tourLanguages.english, [2, 4]),
];
