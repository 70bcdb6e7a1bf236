import * as v from 'valibot';
import type { Group } from './wire/group.ts';
import { aside, id, listOf, number, requiredText } from './decode.ts';

/** Position in a sort order; a missing one is 0. */
export const sequence = v.fallback(number, 0);

export const group: v.GenericSchema<unknown, Group> = v.object({
  id,
  name: requiredText,
  sequence_no: sequence,
});

export const groups = aside(listOf(group, 'group'));
