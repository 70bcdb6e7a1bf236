import { drawn, type Draw } from './draw.ts';
import { isRecord } from './rebuild.ts';

type Refusal = Record<string, unknown>;

/** Names of the fields of the billing address, which a back end may nest. */
const OF_ADDRESS = ['street', 'zip', 'city', 'country'];

const inForm = (name: string): string =>
  OF_ADDRESS.includes(name) ? `addrBilling[${name}]` : name;

function sentenceForms(error: string, rest: Refusal): Refusal[] {
  return [
    { ...rest, error: [error] },
    { ...rest, error: { '0': error } },
    { ...rest, errors: [error] },
    { ...rest, errors: error },
    { ...rest, message: error },
  ];
}

function fieldForms(error: Refusal, rest: Refusal): Refusal[] {
  const each = (change: (name: string, said: unknown) => [string, unknown]): Refusal =>
    Object.fromEntries(Object.entries(error).map(([name, said]) => change(name, said)));
  const byPosition = each((name, said) => [name, { ...[said].flat() }]);
  const nested = each((name, said) => [inForm(name), said]);
  return [
    { ...rest, error: byPosition },
    { ...rest, errors: error },
    { ...rest, error: { c: error } },
    { ...rest, errors: { c: byPosition } },
    { ...rest, error: nested },
    { ...rest, error: each((name, said) => [name, [said].flat()]) },
  ];
}

/** Returns the body of a 422 in another form with the same sentences; `undefined` for one in no known form. */
export function refusalIn(body: unknown, draw: Draw): Refusal | undefined {
  if (!isRecord(body)) return undefined;
  const { error, ...rest } = body;
  if (typeof error === 'string') return drawn(sentenceForms(error, rest), draw('refusal'));
  return isRecord(error) ? drawn(fieldForms(error, rest), draw('refusal')) : undefined;
}
