type Page = { values: Map<string, unknown>; claims: Set<string> };

/** The major version of the shapes held here. It changes only when a shape breaks. */
const KEY = Symbol.for('museum-shop/1');

function page(): Page {
  const holder = globalThis as { [KEY]?: Page };
  return (holder[KEY] ??= { values: new Map(), claims: new Set() });
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * One value for the whole page, however many elements and separately built copies of the bundle use it.
 * The first caller makes it; fields that a later, newer copy makes beside the first one's are filled in.
 */
export function shared<T>(name: string, make: () => T): T {
  const { values } = page();
  if (!values.has(name)) {
    values.set(name, make());
    return values.get(name) as T;
  }
  const held = values.get(name);
  const mine = make();
  if (isPlain(held) && isPlain(mine)) {
    for (const [field, value] of Object.entries(mine)) {
      if (!(field in held)) held[field] = value;
    }
  }
  return held as T;
}

/** True for the first caller on the page: for duties that exist once, such as persisting or listening to `popstate`. */
export function claim(duty: string): boolean {
  const { claims } = page();
  if (claims.has(duty)) return false;
  claims.add(duty);
  return true;
}
