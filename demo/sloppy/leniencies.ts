/** Deviations of a sloppy back end that the client reads with the same meaning, or survives (contract, "Reading"). */
export const LENIENCIES = [
  'number as text',
  'text as number',
  'amount as text',
  'amount with zeros behind the point',
  'amount with noise',
  'flag as number',
  'flag as text',
  'false as nothing',
  'list by position',
  'list by id',
  'list by id only as key',
  'choices as list',
  'empty list as nothing',
  'empty map as list',
  'language with country',
  'currency as sign',
  'moment with space',
  'moment without seconds',
  'moment with microseconds',
  'moment with offset',
  'text with entities',
  'missing field',
  'unreadable field',
  'unknown availability',
  'unknown field',
  'bad entry',
  'missing call',
  'unreadable body',
  'refusal in another form',
  'no entity tag',
] as const;

export type Leniency = (typeof LENIENCIES)[number];

/** Called with each leniency that an answer needs. */
export type Note = (leniency: Leniency) => void;
