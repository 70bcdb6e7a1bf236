import { isIncomplete } from '../async/asyncState.ts';
import { changeLine } from '../cart/actions.ts';
import { isReserved } from '../cart/payment.ts';
import { pricedDay, pricedTicket } from '../cart/lines.ts';
import { cart } from '../cart/store.ts';
import { lineKey } from '../cart/types.ts';
import { pickedOf, roomOf, type VisitLine } from './lineAvailability.ts';
import { answerFor, offerOf, visitLines } from './revalidate.ts';
import { partsFor } from './rules.ts';

const openRoom = (line: VisitLine, ticketId: string) => {
  const room = roomOf(line, ticketId, offerOf(line), {
    lines: cart.form,
    isReserved: isReserved(line, cart.sent),
    isIncomplete: isIncomplete(answerFor(line)),
  });
  return room.is === 'open' ? room : undefined;
};

const lineOf = (key: string): VisitLine | undefined =>
  visitLines().find((line) => lineKey(line) === key);

/** Changes the count of a ticket in a line, between 1 and the available places; parts of a family are adjusted. */
export function changeCount(key: string, ticketId: string, wanted: number): void {
  const line = lineOf(key);
  const room = line && openRoom(line, ticketId);
  if (!line || !room) return;
  const count = Math.max(1, Math.min(wanted, room.most));
  if (line.type === 'dayTicket') {
    const kinds = line.dayTickets.map((kind) => (kind.id === ticketId ? { ...kind, count } : kind));
    changeLine(key, pricedDay(line, kinds));
    return;
  }
  const ticket = offerOf(line)?.tickets.find(({ id }) => id === ticketId);
  const counts = ticket ? partsFor(ticket, count, pickedOf(line).parts[ticketId]) : {};
  const subtickets = line.subtickets.map((part) => ({
    ...part,
    count: counts[part.id] ?? part.count,
  }));
  changeLine(key, pricedTicket({ ...line, totalCount: count, subtickets }));
}

/** Changes the count of a part of a family ticket, within its limits and the available places. */
export function changePart(key: string, partId: string, wanted: number): void {
  const line = lineOf(key);
  const part = line && openRoom(line, line.id)?.parts.find(({ id }) => id === partId);
  if (line?.type !== 'ticket' || !part) return;
  const count = Math.max(part.min, Math.min(wanted, part.max));
  const subtickets = line.subtickets.map((each) =>
    each.id === partId ? { ...each, count } : each,
  );
  changeLine(key, pricedTicket({ ...line, subtickets }));
}
