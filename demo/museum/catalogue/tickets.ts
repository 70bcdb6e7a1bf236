import type { CatalogueTicket, Text } from './types.ts';

/** Names of the common kinds of tickets, with the last two digits of their ids. */
export const kinds = {
  adult: {
    suffix: '01',
    name: {
      de: 'Erwachsene',
      en: 'Adult',
      fr: 'Adulte',
      it: 'Adulti',
      nl: 'Volwassene',
      es: 'Adultos',
      sv: 'Vuxen',
      da: 'Voksen',
    },
    description: undefined,
  },
  reduced: {
    suffix: '02',
    name: {
      de: 'Ermäßigt',
      en: 'Reduced',
      fr: 'Tarif réduit',
      it: 'Ridotto',
      nl: 'Met korting',
      es: 'Tarifa reducida',
      sv: 'Reducerat pris',
      da: 'Nedsat pris',
    },
    description: {
      de: 'Studierende, Auszubildende, Arbeitsuchende, Menschen mit Behinderung',
      en: 'Students, apprentices, jobseekers, visitors with disabilities',
      fr: 'Étudiants, apprentis, demandeurs d’emploi, personnes en situation de handicap',
      it: 'Studenti, apprendisti, persone in cerca di lavoro, persone con disabilità',
      nl: 'Studenten, leerlingen, werkzoekenden, bezoekers met een beperking',
      es: 'Estudiantes, aprendices, personas desempleadas o con discapacidad',
      sv: 'Studenter, lärlingar, arbetssökande, besökare med funktionsnedsättning',
      da: 'Studerende, lærlinge, jobsøgende, gæster med handicap',
    },
  },
  child: {
    suffix: '03',
    name: {
      de: 'Kinder 6–17',
      en: 'Child 6–17',
      fr: 'Enfant 6–17 ans',
      it: 'Ragazzi 6–17 anni',
      nl: 'Kind 6–17 jaar',
      es: 'Niños de 6 a 17 años',
      sv: 'Barn 6–17 år',
      da: 'Barn 6–17 år',
    },
    description: undefined,
  },
  underSix: {
    suffix: '04',
    name: {
      de: 'Unter 6 frei',
      en: 'Under 6 free',
      fr: 'Moins de 6 ans, gratuit',
      it: 'Sotto i 6 anni gratis',
      nl: 'Tot 6 jaar gratis',
      es: 'Menores de 6 años, gratis',
      sv: 'Under 6 år gratis',
      da: 'Under 6 år gratis',
    },
    description: {
      de: 'Bitte mitbuchen: Auch die Kleinsten zählen bei den Plätzen.',
      en: 'Please book this ticket anyway: the youngest need a place too.',
      fr: 'Réservez ce billet tout de même : les plus petits aussi ont besoin d’une place.',
      it: 'Da prenotare comunque: anche i più piccoli occupano un posto.',
      nl: 'Boek dit ticket toch mee: ook de jongsten hebben een plaats nodig.',
      es: 'Reserve igualmente esta entrada: los más pequeños también ocupan una plaza.',
      sv: 'Boka biljetten ändå: även de minsta behöver en plats.',
      da: 'Book også denne billet: De mindste skal også have en plads.',
    },
  },
} satisfies Record<string, { suffix: string; name: Text; description: Text | undefined }>;

type Kind = keyof typeof kinds;

/**
 * Returns the common tickets of an event at the given prices in cents, in the given order: for a time slot (mode 1) or a whole
 * day (mode 3). VAT is reduced, as for all admission.
 */
export function commonTickets(
  eventId: string,
  prices: Partial<Record<Kind, number>>,
  mode: 1 | 3 = 1,
): CatalogueTicket[] {
  return (Object.keys(prices) as Kind[]).flatMap((kind) => {
    const priceCents = prices[kind];
    if (priceCents === undefined) return [];
    const { suffix, name, description } = kinds[kind];
    const ticket = { id: `${eventId}${suffix}`, name, priceCents, vat: 7, mode } as const;
    return description ? [{ ...ticket, description }] : [ticket];
  });
}

/** Returns a ticket that admits to the event and to the permanent collection on the same day. */
export const combinedTicket = (eventId: string, priceCents: number): CatalogueTicket => ({
  id: `${eventId}05`,
  name: {
    de: 'Kombiticket mit Dauerausstellung',
    en: 'Combined with the permanent collection',
    fr: 'Billet combiné avec l’exposition permanente',
    it: 'Biglietto cumulativo con la collezione permanente',
    nl: 'Combiticket met vaste collectie',
    es: 'Entrada combinada con la colección permanente',
    sv: 'Kombibiljett med basutställningen',
    da: 'Kombibillet med den faste udstilling',
  },
  description: {
    de: 'Für eine erwachsene Person; die Dauerausstellung ist am selben Tag ohne Uhrzeit zugänglich.',
    en: 'For one adult; see the permanent collection at any time on the same day.',
    fr: 'Pour un adulte ; l’exposition permanente se visite le même jour, sans horaire.',
    it: 'Per un adulto; la collezione permanente si visita lo stesso giorno, senza orario fisso.',
    nl: 'Voor één volwassene; de vaste collectie is dezelfde dag op elk moment te bezoeken.',
    es: 'Para un adulto; la colección permanente puede visitarse el mismo día a cualquier hora.',
    sv: 'För en vuxen. Se basutställningen när som helst under samma dag.',
    da: 'For en voksen; den faste udstilling kan ses hele dagen samme dato.',
  },
  priceCents,
  vat: 7,
  mode: 1,
});
