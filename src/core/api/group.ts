import * as v from 'valibot';
import type { Group } from './wire/group.ts';
import { aside, optionals } from './decode.ts';
import { listOf } from './lists.ts';
import { id, label, number } from './primitives.ts';

/** Position in a sort order; a missing one is 0. */
export const sequence = v.nullish(number, 0);

export const group: v.GenericSchema<unknown, Group> = v.object({
  id,
  name: label,
  ...optionals('group', { sequence_no: sequence }),
});

export const groups = aside(listOf(group, 'group'));
