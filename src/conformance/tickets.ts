import { addDays, compact, type Day } from '../core/calendar/day.ts';
import type { DayOffer, Ticket } from '../core/api/wire/tickets.ts';
import { checkIds, isEmpty, MOST_ITEMS, type Offer } from './offers.ts';
import type { Shop } from './shop.ts';
import type { Suite } from './types.ts';

/** Days that are examined from today on: the shop shows this month and the next. */
const DAYS_AHEAD = 45;

type Entry = { datetime: string; wireDatetime?: string; max_tickets: number };

/** Returns the counts of the parts of some family tickets: the smallest allowed ones, but at least one person. */
function partsOf({ subtickets }: Ticket, count: number) {
  const least = subtickets.map(({ id, min_quantity }) => ({ id, count: min_quantity * count }));
  if (least.some((each) => each.count > 0)) return least;
  const first = subtickets.find(({ max_quantity }) => max_quantity > 0)?.id;
  return least.map((each) => (each.id === first ? { ...each, count } : each));
}

const entriesOf = (ticket: Ticket, { timeslots }: DayOffer): readonly Entry[] =>
  ticket.mode === 1 ? timeslots : ticket.schedule;

/** Returns the offer of an ordinary ticket if there is one, otherwise that of a family ticket. */
function offersOf(name: string, offer: DayOffer, day: Day): Offer[] {
  const simplestFirst = offer.tickets.toSorted(
    (one, other) => one.subtickets.length - other.subtickets.length,
  );
  return simplestFirst.flatMap((ticket) =>
    entriesOf(ticket, offer)
      .filter(({ datetime, max_tickets }) => datetime.startsWith(day) && max_tickets > 0)
      .map(({ datetime, wireDatetime, max_tickets }): Offer => ({
        name: `${name}: ${ticket.name}`,
        remaining: max_tickets,
        isCountable: ticket.subtickets.length === 0,
        item: (count) => ({
          type: 'ticket',
          id: ticket.id,
          count,
          datetime: wireDatetime ?? datetime,
          subtickets: partsOf(ticket, count),
        }),
      })),
  );
}

/** Notes entries of another day than the one that was asked for. Returns whether there are none. */
function isOfDay({ say }: Suite, { tickets, timeslots }: DayOffer, day: Day): boolean {
  const entries = [...timeslots, ...tickets.flatMap(({ schedule }) => schedule)];
  const other = entries.find(({ datetime }) => !datetime.startsWith(day));
  if (!other) return true;
  const message = `${other.datetime} is not on the day asked for, ${day}`;
  say('violation', 'ticketCollectDay', {
    rule: 'consistency',
    field: 'timeslot[].datetime',
    message,
  });
  return false;
}

async function examineEvent(
  suite: Suite,
  { id, name }: { id: string; name: string },
  today: Day,
): Promise<Offer[]> {
  const { value: life } = await suite.ask('ticketLifetime', [id]);
  if (life && life.first > life.last) {
    const message = `${life.first} is after the last day, ${life.last}`;
    suite.say('violation', 'ticketLifetime', { rule: 'consistency', field: 'first', message });
  }
  const from = life && life.first > today ? life.first : today;
  const to = addDays(from, DAYS_AHEAD);
  const { value: counts = {} } = await suite.ask('ticketCalendar', [id, from, to]);
  const days = Object.keys(counts).toSorted() as Day[];
  const outside = days.find((day) => day < from || day > to);
  if (outside) {
    const message = `${outside} is not in the range asked for, ${compact(from)};${compact(to)}`;
    suite.say('deviation', 'ticketCalendar', { rule: 'consistency', field: outside, message });
  }
  const day = days.find((each) => counts[each]! > 0);
  if (!day) {
    const message = `no places for event ${id} from ${from} to ${to}`;
    suite.say('untested', 'ticketCollectDay', { rule: 'answer', message });
    return [];
  }
  const { value: offer } = await suite.ask('ticketCollectDay', [id, day]);
  if (!offer) return [];
  const isRightDay = isOfDay(suite, offer, day);
  checkIds(suite, 'ticketCollectDay', 'tickets', offer.tickets);
  const offers = offersOf(name, offer, day);
  if (offers.length === 0 && isRightDay && offer.tickets.length > 0) {
    const message = `has ${counts[day]} places on ${day}, but no ticket of that day has any`;
    suite.say('deviation', 'ticketCalendar', { rule: 'consistency', field: day, message });
  }
  return offers;
}

/** Examines events and their tickets, and returns what can be bought. */
export async function examineTickets(suite: Suite, { config, today }: Shop): Promise<Offer[]> {
  if (isEmpty(suite, 'eventSelect', 'hasTickets', config.hasTickets)) return [];
  const { value: events = [] } = await suite.ask('eventSelect', []);
  if (isEmpty(suite, 'ticketCollect', 'hasTickets', true, events)) return [];
  checkIds(suite, 'eventSelect', 'events', events);
  await suite.ask('ticketCollect', [events[0]!.id]);
  const offers: Offer[] = [];
  for (const event of events.slice(0, MOST_ITEMS)) {
    offers.push(...(await examineEvent(suite, event, today)));
  }
  return offers;
}
