import * as v from 'valibot';
import type { Group } from '../group.ts';
import { aside, id, listOf, number, requiredText } from './decode.ts';

/** The place in an order; 0 is none. */
export const sequence = v.fallback(number, 0);

export const group: v.GenericSchema<unknown, Group> = v.object({
  id,
  name: requiredText,
  sequence_no: sequence,
});

/** The headings that something is shown under. */
export const groups = aside(listOf(group, 'group'));
