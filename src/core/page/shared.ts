/** Types of the shared values by name. Filled in by src/core/app/crossBundle.ts, which may import the types of all areas. */
export interface SharedValues {}

/** Tasks that one copy of the bundle does for all, by name. Filled in by src/core/app/crossBundle.ts. */
export interface Duties {}

type Page = { values: Map<string, unknown>; claims: Set<string> };

/** Key with the major version of the shared shapes; it changes only if a shape breaks. */
const KEY = Symbol.for('museum-shop/1');

function page(): Page {
  const holder = globalThis as { [KEY]?: Page };
  return (holder[KEY] ??= { values: new Map(), claims: new Set() });
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns a value shared by all embeds and copies of the bundle on the page. The first caller creates it; fields that
 * are new in a newer copy are added.
 */
export function shared<N extends keyof SharedValues>(
  name: N,
  make: () => SharedValues[N],
): SharedValues[N] {
  const { values } = page();
  if (!values.has(name)) {
    values.set(name, make());
    return values.get(name) as SharedValues[N];
  }
  const held = values.get(name);
  const mine = make();
  if (isPlain(held) && isPlain(mine)) {
    for (const [field, value] of Object.entries(mine)) {
      if (!(field in held)) held[field] = value;
    }
  }
  return held as SharedValues[N];
}

/** Returns true for the first caller on the page, for tasks that must run once, such as listening to `popstate`. */
export function claim(duty: keyof Duties): boolean {
  const { claims } = page();
  if (claims.has(duty)) return false;
  claims.add(duty);
  return true;
}
