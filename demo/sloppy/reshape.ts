import { drawn, type Draw, drawsOf } from './draw.ts';
import type { Leniency, Note } from './leniencies.ts';
import { momentForms } from './moment-forms.ts';
import { type Node, rebuild } from './rebuild.ts';
import { sameForms } from './same-forms.ts';
import type { Schema } from './schema.ts';

/** Time zone in which the client reads the validity of voucher codes: UTC+1 (specification, section 4). */
const VALIDITY_ZONE = 'Etc/GMT-1';

/** Moments that come back in orders. */
const SOLD = ['Slot.datetime', 'ScheduleEntry.datetime'];

/** Part of the values that have another form, of those that can. */
const RATE = 0.5;

type Forms = readonly [Leniency, unknown][];

/** Draws one of the forms of a value, or none. */
function formOf(forms: Forms, draw: Draw, about: string): Forms[number] | undefined {
  if (forms.length === 0 || draw('reshape', about) >= RATE) return undefined;
  // by leniency first, so that those with many forms are not more frequent
  const leniencies = [...new Set(forms.map(([leniency]) => leniency))];
  const leniency = drawn(leniencies, draw('leniency', about));
  const matching = forms.filter(([each]) => each === leniency);
  return drawn(matching, draw('form', about));
}

const soldForm = (seed: number, moment: unknown, zone: string) =>
  formOf(momentForms(moment, zone), drawsOf(seed, 'sold'), String(moment));

/** Returns the form of a moment on sale, which is the same in all answers, because a back end knows its own moments. */
export const soldMoment = (seed: number, moment: unknown, zone: string): unknown =>
  soldForm(seed, moment, zone)?.[1] ?? moment;

type Options = { seed: number; call: string; zone: string; note: Note };

function formsOf(value: unknown, { kind, field }: Node, zone: string): Forms {
  const isValidity = field.startsWith('VoucherCode.valid_');
  return sameForms(kind, value, isValidity ? VALIDITY_ZONE : zone);
}

/** Gives values other forms that mean the same. Moments are on the wall clock of `zone`. */
export function reshape(answer: unknown, schema: Schema, { seed, call, zone, note }: Options) {
  const draw = drawsOf(seed, call);
  return rebuild(answer, schema, (value, node) => {
    const form = SOLD.includes(node.field)
      ? soldForm(seed, value, zone)
      : formOf(formsOf(value, node, zone), draw, node.pointer);
    if (!form) return value;
    note(form[0]);
    return form[1];
  });
}
