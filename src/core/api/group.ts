import * as v from 'valibot';
import type { Group } from './wire/group.ts';
import { aside } from './decode.ts';
import { listOf } from './lists.ts';
import { id, number, requiredText } from './primitives.ts';

/** Position in a sort order; a missing one is 0. */
export const sequence = v.fallback(number, 0);

export const group: v.GenericSchema<unknown, Group> = v.object({
  id,
  name: requiredText,
  sequence_no: sequence,
});

export const groups = aside(listOf(group, 'group'));
