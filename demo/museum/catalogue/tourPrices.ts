import type { CatalogueTourPrice } from './tourTypes.ts';

/** Returns the price of a place on a shared tour, in cents. */
export const place = (tourId: string, priceCents: number): CatalogueTourPrice => ({
  id: `${tourId}91`,
  name: {
    de: 'Platz bei der Führung',
    en: 'Place on the tour',
    fr: 'Place pour la visite',
    it: 'Posto per la visita',
    nl: 'Plaats bij de rondleiding',
    es: 'Plaza en la visita',
    sv: 'Plats på visningen',
    da: 'Plads på rundvisningen',
  },
  priceCents,
});
