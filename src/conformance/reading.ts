import { getDotPath } from 'valibot';
import { watchAmounts } from '../core/api/amounts.ts';
import { decode, type Deviation } from '../core/api/decode.ts';
import type { Schema } from '../core/api/primitives.ts';
import { blanksIn } from './blank.ts';
import type { Contract, Operation, SchemaError } from './contract.ts';
import type { Rule, Verdict } from './report.ts';

type AnswerNote = {
  verdict: Verdict;
  rule: Rule;
  field?: string;
  message: string;
  pointer?: string;
  times?: number;
};

export type Read<T> = { value: T | undefined; notes: AnswerNote[] };

const isPosition = (key: string): boolean => /^\d+$/.test(key);

/** Writes a path without positions and days: `events[].name`. */
const fieldOf = (path: readonly string[]): string =>
  path
    .slice(path[0] === 'data' && path.length > 1 ? 1 : 0)
    .map((key, index) => (isPosition(key) ? '[]' : index > 0 ? `.${key}` : key))
    .join('');

const lastKey = (field: string): string => field.split(/[.[\]]+/).findLast(Boolean) ?? field;

/** Joins the same error in many items of a list. */
function joined(errors: readonly SchemaError[]): AnswerNote[] {
  const notes = new Map<string, AnswerNote & { times: number }>();
  for (const { path, message, pointer } of errors) {
    const field = fieldOf(path);
    const key = `${field} ${message}`;
    const known = notes.get(key);
    if (known) known.times += 1;
    else
      notes.set(key, { verdict: 'deviation', rule: 'schema', field, message, pointer, times: 1 });
  }
  return [...notes.values()].map(({ times, ...rest }) => ({
    ...rest,
    ...(times > 1 && { times }),
  }));
}

const isOf =
  (field: string) =>
  ({ path }: SchemaError): boolean =>
    path.includes(lastKey(field));

const unusable = (field: string): AnswerNote => ({
  verdict: 'violation',
  rule: 'reading',
  field,
  message: 'is missing or wrong; the shop cannot use the answer',
});

/** Reads blank entries that were left out of a list as deviations of another kind, so that they are no violations. */
function withoutBlanks(deviations: readonly Deviation[], data: unknown): Deviation[] {
  const { ids, withoutId } = blanksIn(data);
  let nameless = 0;
  return deviations.map((each): Deviation => {
    if (each.is !== 'item') return each;
    if (each.id === undefined) nameless += 1;
    const isOfBlank = each.id === undefined ? nameless <= withoutId : ids.has(each.id);
    if (!isOfBlank) return each;
    const [list = ''] = each.field.split('.');
    return { is: 'aside', field: `${list}.entry`, message: 'is empty; the shop leaves it out' };
  });
}

/** Returns a violation for each field because of which the shop leaves items out of a list. */
function leftOut(deviations: readonly Deviation[]): AnswerNote[] {
  const notes = new Map<string, AnswerNote & { times: number }>();
  for (const { is, field, message } of deviations) {
    const known = notes.get(field);
    if (is !== 'item') continue;
    if (known) known.times += 1;
    else {
      const what = `${message}; the shop leaves it out`;
      notes.set(field, { verdict: 'violation', rule: 'reading', field, message: what, times: 1 });
    }
  }
  return [...notes.values()].map(({ times, ...rest }) => ({
    ...rest,
    ...(times > 1 && { times }),
  }));
}

/** Returns the violations: answers that the shop cannot read, and items that it has to leave out of a list. */
function violationsOf(
  unreadable: string | undefined,
  deviations: readonly Deviation[],
  errors: readonly SchemaError[],
): AnswerNote[] {
  const violations = [
    ...(unreadable === undefined ? [] : [unusable(unreadable)]),
    ...leftOut(deviations),
  ];
  return violations.map((each) => {
    const pointer = errors.find(isOf(each.field ?? ''))?.pointer;
    return { ...each, ...(pointer && { pointer }) };
  });
}

function moneyViolation(amount: number, errors: readonly SchemaError[]): AnswerNote {
  const found = errors.find(
    ({ path, message }) =>
      /price|amount|total|cost|fee/i.test(path.at(-1) ?? '') && /integer/.test(message),
  );
  return {
    verdict: 'violation',
    rule: 'money',
    field: found ? fieldOf(found.path) : 'data',
    message: `an amount such as ${amount} looks like euros instead of hundredths; the shop stops selling`,
    pointer: found?.pointer ?? '/components/schemas/Cents',
  };
}

/** Compares a successful answer with its schema in the contract, and reads it as the shop does. */
export function readAnswer<T>(
  contract: Contract,
  operation: Operation,
  schema: Schema<T>,
  body: unknown,
): Read<T> {
  const pointer = contract.schemaOf(operation, 200)!;
  const errors = contract.errorsIn(pointer, body);
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const { result, inEuros } = watchAmounts(() => decode(schema, data));
  const { read } = result;
  const deviations = withoutBlanks(result.deviations, data);
  const unreadable = read.success ? undefined : (getDotPath(read.issues[0]) ?? 'data');
  const violations = violationsOf(unreadable, deviations, errors);
  const rest = errors.filter((error) => !violations.some(({ field = '' }) => isOf(field)(error)));
  const odd = deviations.filter(({ is, field }) => is !== 'item' && !errors.some(isOf(field)));
  const notes: AnswerNote[] = [
    ...(inEuros === undefined ? [] : [moneyViolation(inEuros, errors)]),
    ...violations.map((each) => ({ pointer, ...each })),
    ...joined(rest),
    ...odd.map(({ field, message }): AnswerNote => ({
      verdict: 'deviation',
      rule: 'reading',
      field,
      message,
    })),
  ];
  if (errors.length === 0) {
    notes.push({ verdict: 'pass', rule: 'schema', message: 'is as described' });
  }
  return { value: read.success ? read.output : undefined, notes };
}
