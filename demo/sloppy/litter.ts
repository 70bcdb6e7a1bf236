import { drawn, type Draw } from './draw.ts';
import type { Note } from './leniencies.ts';
import { isRecord, type Node, rebuild } from './rebuild.ts';
import { resolved, type Schema } from './schema.ts';

/** Lists of parts of something sold: a bad part makes the whole unreadable, so that there are none. */
const PARTS = [
  'Ticket.subtickets',
  'Tour.priceList',
  'Tour.tickets',
  'Tour.questions',
  'TourScheduleEntry.priceList',
  'TourTicket.subtickets',
  'Question.options',
];

const BAD_ENTRIES: readonly unknown[] = [null, 'none', [], {}, { id: '999999', name: null }];

/** Returns whether an empty object is no item of the list, so that the client leaves it out. */
const hasEssentials = ({ schema }: Node): boolean =>
  (schema.items && (resolved(schema.items)['x-essential'] ?? []).length > 0) === true;

const UNKNOWN = { x_internal: { rows: [1], note: null } };

/** Part of the objects with an unknown field, and of the lists with a bad entry. */
const RATE = 0.2;

/** Adds what the client ignores or leaves out: unknown fields, and bad entries of lists. */
export const litter = (
  answer: unknown,
  schema: Schema,
  { draw, note }: { draw: Draw; note: Note },
) =>
  rebuild(answer, schema, (value, node) => {
    const { field, pointer } = node;
    if (draw('litter', pointer) >= RATE) return value;
    if (isRecord(value) && node.schema.properties && node.kind !== 'byLanguage') {
      note('unknown field');
      return { ...value, ...UNKNOWN };
    }
    if (!Array.isArray(value) || PARTS.includes(field) || !hasEssentials(node)) return value;
    note('bad entry');
    const at = Math.floor(draw('place', pointer) * (value.length + 1));
    return value.toSpliced(at, 0, drawn(BAD_ENTRIES, draw('bad entry', pointer)));
  });
