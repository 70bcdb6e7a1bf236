import { drawn, type Draw } from './draw.ts';
import { isRecord } from './rebuild.ts';

type Refusal = Record<string, unknown>;

/** Calls whose request has the fields in `c`, so that a refusal may have them there, too. */
const WITH_CUSTOMER = ['authGuest', 'customerRegister', 'customerValidate', 'customerUpdate'];

/** Names of the fields of the billing address, which a back end may nest. */
const OF_ADDRESS = ['street', 'zip', 'city', 'country'];

const inForm = (name: string): string =>
  OF_ADDRESS.includes(name) ? `addrBilling[${name}]` : name;

function sentenceForms(error: string, rest: Refusal): Refusal[] {
  return [
    { ...rest, errors: [error] },
    { ...rest, errors: error },
    { ...rest, message: error },
  ];
}

function fieldForms(error: Refusal, rest: Refusal, hasCustomer: boolean): Refusal[] {
  const each = (change: (name: string, said: unknown) => [string, unknown]): Refusal =>
    Object.fromEntries(Object.entries(error).map(([name, said]) => change(name, said)));
  const byPosition = each((name, said) => [name, { ...[said].flat() }]);
  const nested = each((name, said) => [inForm(name), said]);
  const plain = [
    { ...rest, error: byPosition },
    { ...rest, errors: error },
    { ...rest, error: each((name, said) => [name, [said].flat()]) },
  ];
  const ofCustomer = [
    { ...rest, error: { c: error } },
    { ...rest, errors: { c: byPosition } },
    { ...rest, error: nested },
  ];
  return hasCustomer ? [...plain, ...ofCustomer] : plain;
}

/** Returns the body of a 422 in another form with the same sentences; `undefined` for one in no known form. */
export function refusalIn(body: Refusal, operation: string, draw: Draw): Refusal | undefined {
  const { error, ...rest } = body;
  if (typeof error === 'string') return drawn(sentenceForms(error, rest), draw('refusal'));
  const hasCustomer = WITH_CUSTOMER.includes(operation);
  return isRecord(error) ? drawn(fieldForms(error, rest, hasCustomer), draw('refusal')) : undefined;
}
