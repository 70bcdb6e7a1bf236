import { kinds } from './tickets.ts';
import type { CatalogueGroup, CatalogueSubTicket, CatalogueTicket } from './types.ts';

/** Returns the ticket groups of an event with family tickets. */
export const familyGroups = (eventId: string): CatalogueGroup[] => [
  {
    id: `${eventId}1`,
    sequence_no: 1,
    name: {
      de: 'Einzeltickets',
      en: 'Single tickets',
      fr: 'Billets individuels',
      it: 'Biglietti singoli',
      nl: 'Losse tickets',
      es: 'Entradas individuales',
      sv: 'Enskilda biljetter',
      da: 'Enkeltbilletter',
    },
  },
  {
    id: `${eventId}2`,
    sequence_no: 2,
    name: {
      de: 'Für Familien',
      en: 'For families',
      fr: 'Pour les familles',
      it: 'Per le famiglie',
      nl: 'Voor families',
      es: 'Para familias',
      sv: 'För familjer',
      da: 'For familier',
    },
  },
];

type Kind = keyof typeof kinds;

const part = (
  ticketId: string,
  kind: Kind,
  priceCents: number,
  [min, max]: [number, number],
): CatalogueSubTicket => ({
  id: `${ticketId}${kinds[kind].suffix}`,
  name: kinds[kind].name,
  priceCents,
  min,
  max,
});

/** Returns tickets for two adults or for one, with children. The price of each child (in cents) is added to the family's own. */
export const familyTickets = (
  eventId: string,
  prices: { two: number; one: number; child: number },
): CatalogueTicket[] => [
  {
    id: `${eventId}06`,
    name: {
      de: 'Familie mit zwei Erwachsenen',
      en: 'Family with two adults',
      fr: 'Famille avec deux adultes',
      it: 'Famiglia con due adulti',
      nl: 'Gezin met twee volwassenen',
      es: 'Familia con dos adultos',
      sv: 'Familj med två vuxna',
      da: 'Familie med to voksne',
    },
    description: {
      de: 'Zwei Erwachsene, ein bis vier Kinder und bis zu drei, die noch nicht zur Schule gehen',
      en: 'Two adults, one to four children, and up to three who are not at school yet',
      fr: 'Deux adultes, un à quatre enfants et jusqu’à trois tout-petits',
      it: 'Due adulti, da uno a quattro ragazzi e fino a tre bambini in età prescolare',
      nl: 'Twee volwassenen, een tot vier kinderen en maximaal drie peuters of kleuters',
      es: 'Dos adultos, de uno a cuatro niños y hasta tres pequeños que aún no van al colegio',
      sv: 'Två vuxna, ett till fyra barn och upp till tre som ännu inte går i skolan',
      da: 'To voksne, et til fire børn og op til tre, der endnu ikke går i skole',
    },
    priceCents: prices.two,
    vat: 7,
    mode: 1,
    subtickets: [
      part(`${eventId}06`, 'adult', 0, [2, 2]),
      part(`${eventId}06`, 'child', prices.child, [1, 4]),
      part(`${eventId}06`, 'underSix', 0, [0, 3]),
    ],
  },
  {
    id: `${eventId}07`,
    name: {
      de: 'Familie mit einer erwachsenen Person',
      en: 'Family with one adult',
      fr: 'Famille avec un adulte',
      it: 'Famiglia con un adulto',
      nl: 'Gezin met één volwassene',
      es: 'Familia con un adulto',
      sv: 'Familj med en vuxen',
      da: 'Familie med en voksen',
    },
    description: {
      de: 'Eine erwachsene Person und ein bis drei Kinder. Jede Person erhält ein eigenes Ticket.',
      en: 'One adult and one to three children. Each person gets their own ticket.',
      fr: 'Un adulte et un à trois enfants ; chaque personne reçoit son propre billet.',
      it: 'Un adulto e da uno a tre ragazzi; ognuno riceve il proprio biglietto.',
      nl: 'Eén volwassene en een tot drie kinderen; iedereen krijgt een eigen ticket.',
      es: 'Un adulto y de uno a tres niños; cada persona recibe su propia entrada.',
      sv: 'En vuxen och ett till tre barn; alla får en egen biljett.',
      da: 'En voksen og et til tre børn. Alle får deres egen billet.',
    },
    priceCents: prices.one,
    vat: 7,
    mode: 1,
    subtickets: [
      part(`${eventId}07`, 'adult', 0, [1, 1]),
      part(`${eventId}07`, 'child', prices.child, [1, 3]),
    ],
    printSeparately: true,
    uniqueBarcode: true,
    scanSeparately: true,
  },
];
