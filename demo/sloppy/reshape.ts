import { drawn, type Draw } from './draw.ts';
import type { Note } from './leniencies.ts';
import { type Node, rebuild } from './rebuild.ts';
import { sameForms } from './same-forms.ts';
import type { Schema } from './schema.ts';

/** Time zone in which the client reads the validity of voucher codes: UTC+1 (specification, section 4). */
const VALIDITY_ZONE = 'Etc/GMT-1';

const zoneOf = ({ field }: Node, zone: string): string =>
  field.startsWith('VoucherCode.valid_') ? VALIDITY_ZONE : zone;

/** Part of the values that have another form, of those that can. */
const RATE = 0.5;

/** Gives values other forms that mean the same. Moments are on the wall clock of `zone`. */
export const reshape = (
  answer: unknown,
  schema: Schema,
  { draw, note, zone }: { draw: Draw; note: Note; zone: string },
) =>
  rebuild(answer, schema, (value, node) => {
    const forms = sameForms(node.kind, value, zoneOf(node, zone));
    if (forms.length === 0 || draw('reshape', node.pointer) >= RATE) return value;
    // by leniency first, so that those with many forms are not more frequent
    const leniencies = [...new Set(forms.map(([leniency]) => leniency))];
    const leniency = drawn(leniencies, draw('leniency', node.pointer));
    const matching = forms.filter(([each]) => each === leniency);
    note(leniency);
    return drawn(matching, draw('form', node.pointer))[1];
  });
