import type { Kind } from './schema.ts';

/** Stands for a field that is not sent at all. */
export const ABSENT = Symbol('absent');

/** Forms that mean that there is none, for every kind of field. */
const MISSING: readonly unknown[] = [ABSENT, null];

const EMPTY_LISTS: readonly unknown[] = [...MISSING, '', false, [], {}];

/** Returns the forms that mean an empty or missing value. */
export function emptyForms(kind: Kind): readonly unknown[] {
  switch (kind) {
    case 'list':
    case 'map':
    case 'choices':
    case 'byLanguage':
      return EMPTY_LISTS;
    case 'text':
    case 'label':
    case 'Html':
    case 'flag':
      return [...MISSING, ''];
    default:
      return MISSING;
  }
}

const NOT_A_NUMBER: readonly unknown[] = ['', ' ', 'many', false, true, [], {}, [5]];
const NOT_A_TEXT: readonly unknown[] = [false, true, [], {}, ['Sea'], { de: 'Sea' }];

/** Returns the forms that cannot be read. */
export function unreadableForms(kind: Kind): readonly unknown[] {
  switch (kind) {
    case 'Cents':
      return [...NOT_A_NUMBER, 'free', '12,00', '12.50', 12.5, 1200.001, '1.200', '12 €'];
    case 'number':
      return NOT_A_NUMBER;
    case 'flag':
      return ['perhaps', 'yes', 2, -1, [], {}, [true]];
    case 'Id':
      return ['', ...NOT_A_TEXT];
    case 'Moment':
    case 'Day':
    case 'Time':
      return ['', 'soon', '05.03.2027', '25:99', 20270305, ...NOT_A_TEXT];
    case 'Lang':
    case 'choice':
      return ['', 'odd', 99, ...NOT_A_TEXT];
    case 'list':
    case 'map':
    case 'choices':
    case 'byLanguage':
      return ['none', true, 12];
    case 'object':
      return ['', 'none', true, false, 12];
    default:
      return NOT_A_TEXT;
  }
}
