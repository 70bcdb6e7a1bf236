import type { Leniency } from './leniencies.ts';

type Forms = [Leniency, unknown][];
type Item = Record<string, unknown>;

const keyed = (list: readonly unknown[], keys: readonly string[]): object =>
  Object.fromEntries(list.map((each, index) => [keys[index]!, each]));

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys up to this one may be positions, so that the client takes no id of a payment type from them. */
const GREATEST_POSITION = 9;

/** Returns the name of the ids by which a list can be keyed: every item has its own, in an order that JSON keeps. */
function idNameOf(list: readonly unknown[]): string | undefined {
  return ['id', 'payartId'].find((name) => {
    if (!list.every((each) => isItem(each) && name in each)) return false;
    const ids = (list as Item[]).map((each) => String(each[name]));
    const kept = Object.keys(Object.fromEntries(ids.map((id) => [id, true])));
    return ids.join() === kept.join();
  });
}

const without = (item: Item, name: string): Item =>
  Object.fromEntries(Object.entries(item).filter(([key]) => key !== name));

function formsById(list: readonly unknown[]): Forms {
  const name = idNameOf(list);
  if (!name) return [];
  const items = list as readonly Item[];
  const ids = items.map((each) => String(each[name]));
  const byKeyAlone: Forms =
    name === 'id' || ids.every((id) => Number(id) > GREATEST_POSITION)
      ? [
          [
            'list by id only as key',
            keyed(
              items.map((each) => without(each, name)),
              ids,
            ),
          ],
        ]
      : [];
  return [['list by id', keyed(list, ids)], ...byKeyAlone];
}

/** Returns the other forms of a list: objects by key, with gaps, and with the ids only as keys; nothing if it is empty. */
export function listForms(list: readonly unknown[]): Forms {
  if (list.length === 0) {
    return [null, '', false, {}].map((value) => ['empty list as nothing', value]);
  }
  const gapped = list.map((_, at) => String(3 + 4 * at));
  return [
    ['list by position', { ...list }],
    ['list by position', keyed(list, gapped)],
    ...formsById(list),
  ];
}

/** Returns the other forms of choices, which are names by key. */
export const choicesForms = (choices: Record<string, unknown>): Forms => [
  ['choices as list', Object.entries(choices).map(([id, name]) => ({ id, name }))],
  ['choices as list', Object.entries(choices).map(([key, name]) => ({ key, name }))],
];
