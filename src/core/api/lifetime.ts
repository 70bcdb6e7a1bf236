import * as v from 'valibot';
import type { Lifetime } from '../calendar/availability.ts';
import { day } from './primitives.ts';

export const lifetime: v.GenericSchema<unknown, Lifetime> = v.object({ first: day, last: day });
