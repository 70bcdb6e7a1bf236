/** Entries of lists that hold nothing but perhaps an id: the shop leaves them out, which hides nothing from visitors. */
export type Blanks = { ids: ReadonlySet<string>; withoutId: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isBlank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value;
  return Object.entries(value).every(([key, each]) => key === 'id' || isBlank(each));
}

const isItem = (value: unknown): boolean => isRecord(value) && !isBlank(value);

/** Whether an object is a list keyed by id or position. */
const isKeyedList = (value: object): boolean =>
  Object.entries(value).every(
    ([key, each]) => isRecord(each) || isBlank(each) || (/^\d+$/.test(key) && !Array.isArray(each)),
  ) && Object.values(value).some(isItem);

/** Finds the blank entries of all lists in an answer. A text is one of them if it is in a list of objects. */
export function blanksIn(answer: unknown): Blanks {
  const ids = new Set<string>();
  let withoutId = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const entries = Object.entries(value);
    const hasItems = entries.some(([, each]) => isItem(each));
    const isList = Array.isArray(value) || isKeyedList(value);
    for (const [key, each] of entries) {
      const isText = typeof each !== 'object' && hasItems;
      if (!isList || !(isBlank(each) || isText)) {
        visit(each);
        continue;
      }
      const id = isRecord(each) ? each.id : undefined;
      if (id) ids.add(String(id));
      else withoutId += 1;
      // most lists take the id from the key
      if (!Array.isArray(value)) ids.add(key);
    }
  };
  visit(answer);
  return { ids, withoutId };
}
