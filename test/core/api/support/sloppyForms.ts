import type { Kind } from './contractFields.ts';

/** Stands for a field that is not sent at all. */
export const ABSENT = Symbol('absent');

/** How a back end may send a field instead of the plain form. */
export type Form = { title: string; value: unknown };

const shown = (value: unknown): string =>
  value === ABSENT ? 'nothing' : (JSON.stringify(value) ?? String(value));

const formsOf = (values: readonly unknown[]): Form[] =>
  values.map((value) => ({ title: shown(value), value }));

const keyed = (list: readonly unknown[], keys: readonly string[]): object =>
  Object.fromEntries(list.map((each, index) => [keys[index]!, each]));

const withoutId = (item: unknown): unknown => {
  const { id: _id, ...rest } = item as { id?: string };
  return rest;
};

/** Returns the other forms of a list: objects by key, with gaps, and with the ids only as keys. */
function listForms(list: readonly unknown[]): unknown[] {
  const items = list.every((each) => typeof each === 'object' && each !== null && 'id' in each)
    ? [keyed(list.map(withoutId), ['1', '2'])]
    : [];
  return [keyed(list, ['0', '1']), keyed(list, ['3', '7']), ...items];
}

/** Returns the forms that mean the same as the plain one (contract, "Reading"). */
export function sameForms(kind: Kind, plain: unknown): Form[] {
  switch (kind) {
    case 'Id':
      return formsOf([Number(plain)]);
    case 'Cents':
      return formsOf(['1200', '1200.00', ' 1200 ', 1199.9999999, 1200.0000001]);
    case 'number':
      return formsOf([String(plain), ` ${String(plain)} `]);
    case 'flag':
      return formsOf([1, '1', 'true']);
    case 'Moment':
      return formsOf([
        '2027-03-05 10:00:00',
        '2027-03-05T10:00',
        '2027-03-05 10:00',
        '2027-03-05 10:00:00.000000',
        '2027-03-05T10:00:00+01:00',
        '2027-03-05T09:00:00Z',
      ]);
    case 'list':
      return formsOf(listForms(plain as readonly unknown[]));
    default:
      return [];
  }
}

/** Forms that mean that there is none, for every kind of field. */
const MISSING: readonly unknown[] = [ABSENT, null];

const EMPTY_LISTS: readonly unknown[] = [...MISSING, '', false, [], {}];

/** Returns the forms that mean an empty or missing value. */
export function emptyForms(kind: Kind): Form[] {
  switch (kind) {
    case 'list':
    case 'map':
      return formsOf(EMPTY_LISTS);
    case 'text':
    case 'Html':
    case 'flag':
      return formsOf([...MISSING, '']);
    default:
      return formsOf(MISSING);
  }
}

const NOT_A_NUMBER: readonly unknown[] = ['', ' ', 'many', false, true, [], {}, [5]];
const NOT_A_TEXT: readonly unknown[] = [false, true, [], {}, ['Sea'], { de: 'Sea' }];

/** Returns the forms that cannot be read. */
export function unreadableForms(kind: Kind): Form[] {
  switch (kind) {
    case 'Cents':
      return formsOf([...NOT_A_NUMBER, 'free', '12,00', '12.50', 12.5, 1200.001, '1.200', '12 €']);
    case 'number':
      return formsOf(NOT_A_NUMBER);
    case 'flag':
      return formsOf(['perhaps', 'yes', 2, -1, [], {}, [true]]);
    case 'Id':
      return formsOf(['', ...NOT_A_TEXT]);
    case 'Moment':
    case 'Day':
    case 'Time':
      return formsOf(['', 'soon', '05.03.2027', '25:99', 20270305, ...NOT_A_TEXT]);
    case 'choice':
      return formsOf(['', 'odd', 99, ...NOT_A_TEXT]);
    case 'list':
    case 'map':
      return formsOf(['none', true, 12]);
    case 'object':
      return formsOf(['', 'none', true, false, 12]);
    default:
      return formsOf(NOT_A_TEXT);
  }
}
