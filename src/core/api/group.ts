import * as v from 'valibot';
import type { Group } from '../group.ts';
import { id, number } from './decode.ts';

/** The place in an order; 0 is none. */
export const sequence = v.fallback(number, 0);

export const group: v.GenericSchema<unknown, Group> = v.object({
  id,
  name: v.string(),
  sequence_no: sequence,
});
