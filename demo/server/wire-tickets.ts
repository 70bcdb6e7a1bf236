import type {
  CatalogueEvent,
  CatalogueGroup,
  CatalogueTicket,
  Lang,
} from '../museum/catalogue/types.ts';
import { isPoolOf } from './places.ts';
import type { PoolLeft } from './places.ts';

/** Returns a group in one language, as in the contract. */
export const wireGroup = (group: CatalogueGroup, lang: Lang) => ({
  ...group,
  name: group.name[lang],
});

const entryOf = ({ datetime, until, left }: PoolLeft) => ({
  datetime,
  ...(until && { datetime_end: until }),
  max_tickets: left,
});

/** Returns the slots that all timed tickets of an event share. */
export const wireTimeslots = (pools: PoolLeft[]) =>
  pools.filter(({ mode }) => mode === 1).map(entryOf);

const wireParts = ({ subtickets = [], vat }: CatalogueTicket, lang: Lang) =>
  subtickets.map(({ id, name, priceCents, min, max }) => ({
    id,
    name: name[lang],
    price: priceCents,
    vat_value: vat,
    min_quantity: min,
    max_quantity: max,
  }));

const wireTicket = (
  event: CatalogueEvent,
  ticket: CatalogueTicket,
  pools: PoolLeft[],
  lang: Lang,
) => {
  const { bookingFee } = ticket;
  const group = event.ticketGroups?.find(({ id }) => id === ticket.group);
  return {
    id: ticket.id,
    eventId: event.id,
    name: ticket.name[lang],
    ...(ticket.description && { description: ticket.description[lang] }),
    price: ticket.priceCents,
    vat_value: ticket.vat,
    mode: ticket.mode,
    family: ticket.subtickets !== undefined,
    subtickets: wireParts(ticket, lang),
    schedule: pools.filter((pool) => isPoolOf(pool, ticket)).map(entryOf),
    ...(group && { group_id: group.id, group_name: group.name[lang] }),
    ...(ticket.printSeparately && { print_separately: true }),
    ...(ticket.uniqueBarcode && { unique_barcode: true }),
    ...(ticket.scanSeparately && { scan_separately: true }),
    ...(bookingFee && {
      book_with_cost: bookingFee.cents,
      book_with_cost_warn: bookingFee.warning[lang],
    }),
  };
};

/** Returns the tickets of an event with their available places, and their groups. */
export const wireTickets = (event: CatalogueEvent, pools: PoolLeft[], lang: Lang) => ({
  tickets: event.tickets.map((ticket) => wireTicket(event, ticket, pools, lang)),
  group: (event.ticketGroups ?? []).map((group) => wireGroup(group, lang)),
});
