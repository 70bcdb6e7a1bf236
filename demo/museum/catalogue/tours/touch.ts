import { collection } from '../events/collection.ts';
import { sites } from '../sites.ts';
import { tourLanguages } from '../tourLanguages.ts';
import type { CatalogueTour } from '../tourTypes.ts';

/** Free of charge and without tickets. */
export const touch: CatalogueTour = {
  id: '115',
  name: {
    de: 'Mit den Händen sehen',
    en: 'Seeing with Your Hands',
    fr: 'Voir avec les mains',
    it: 'Vedere con le mani',
    nl: 'Zien met uw handen',
    es: 'Ver con las manos',
    sv: 'Se med händerna',
    da: 'Se med hænderne',
  },
  eventName: collection.name,
  description: {
    de: '<p>Sextant, Segelnaht, Seekarte in Punktschrift: Bei dieser Führung darf alles angefasst werden. Für blinde und sehbehinderte Gäste und ihre Begleitung, auch mit Führhund.</p><p>Die Teilnahme ist kostenlos.</p>',
    en: '<p>Sextant, sail seam, a chart in Braille: on this tour everything may be touched. For blind and partially sighted guests and those who come with them, guide dogs included.</p><p>Taking part is free of charge.</p>',
    fr: '<p>Sextant, couture de voile, carte marine en braille : dans cette visite, tout se touche. Pour les visiteurs aveugles et malvoyants et leurs accompagnants, chiens guides compris.</p><p>La participation est gratuite.</p>',
    it: '<p>Sestante, cucitura di vela, carta nautica in Braille: in questa visita si tocca tutto. Per ospiti ciechi e ipovedenti e chi li accompagna, anche con il cane guida.</p><p>La partecipazione è gratuita.</p>',
    nl: '<p>Sextant, zeilnaad, zeekaart in braille: tijdens deze rondleiding mag alles worden aangeraakt. Voor blinde en slechtziende gasten en hun begeleiders, ook met geleidehond.</p><p>Deelname is gratis.</p>',
    es: '<p>Sextante, costura de vela, carta náutica en braille: en esta visita todo se puede tocar. Para personas ciegas o con baja visión y sus acompañantes, también con perro guía.</p><p>La participación es gratuita.</p>',
    sv: '<p>Sextant, segelsöm, sjökort i punktskrift: på den här visningen får allt vidröras. För blinda och synsvaga gäster och deras ledsagare, även med ledarhund.</p><p>Det kostar ingenting att delta.</p>',
    da: '<p>Sekstant, sejlsøm, søkort med punktskrift: På denne rundvisning må alt røres. For blinde og svagtseende gæster og deres ledsagere, også med førerhund.</p><p>Det er gratis at deltage.</p>',
  },
  poster: 'punktschrift.svg',
  minutes: 75,
  language: tourLanguages.german,
  categories: ['35'],
  site: sites.observatory,
  maxParticipants: 3,
  singleTicketing: false,
  bookCompleteTour: false,
  bookingWithoutTickets: true,
  vat: 7,
  prices: [
    {
      id: '11591',
      name: {
        de: 'Teilnahme',
        en: 'Participant',
        fr: 'Participation',
        it: 'Partecipazione',
        nl: 'Deelname',
        es: 'Participación',
        sv: 'Deltagande',
        da: 'Deltager',
      },
      priceCents: 0,
    },
  ],
  tickets: [],
  questions: [
    {
      id: '1151',
      type: 'textarea',
      required: false,
      max: 400,
      label: {
        de: 'Was hilft Ihnen?',
        en: 'What would help you?',
        fr: 'Qu’est-ce qui vous aiderait ?',
        it: 'Che cosa può esserle d’aiuto?',
        nl: 'Wat helpt u?',
        es: '¿Qué le ayudaría?',
        sv: 'Vad underlättar för dig?',
        da: 'Hvad kan hjælpe dig?',
      },
      help: {
        de: 'Zum Beispiel Abholung an der Haltestelle.',
        en: 'For example, being met at the bus stop.',
        fr: 'Par exemple, que l’on vienne vous chercher à l’arrêt.',
        it: 'Per esempio, venirle incontro alla fermata.',
        nl: 'Bijvoorbeeld opgehaald worden bij de halte.',
        es: 'Por ejemplo, que le recojamos en la parada.',
        sv: 'Till exempel att bli mött vid hållplatsen.',
        da: 'For eksempel at blive hentet ved stoppestedet.',
      },
    },
  ],
  programme: { weekdays: [1, 4], fromDay: 0, toDay: 80, places: 8, times: [{ time: '10:00' }] },
};
