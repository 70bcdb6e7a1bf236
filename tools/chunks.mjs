import path from 'node:path';

/** The screens that elements show first, by element: of all that is sold and, with `item`, of one thing. */
export const SCREENS = {
  tickets: { list: 'tickets/EventList', one: 'tickets/EventScreen' },
  tours: { list: 'tours/TourList', one: 'tours/TourScreen' },
  merchandise: { list: 'merchandise/ArticleList', one: 'merchandise/ArticleScreen' },
  passes: { list: 'passes/PassList', one: 'passes/PassScreen' },
  vouchers: { list: 'vouchers/VoucherList', one: 'vouchers/VoucherScreen' },
  checkout: { order: 'checkout/screens' },
  account: { order: 'account/screens' },
  'cart-button': {},
  shop: { home: 'home/HomeScreen' },
};

/** Whether a module is that of a screen. */
export const isScreen = (id, screen) => id.replace(/\.tsx?$/, '').endsWith(`src/views/${screen}`);

/** A module with all that it imports statically. */
function importedBy(id, getModuleInfo, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of getModuleInfo(id)?.importedIds ?? []) {
    importedBy(imported, getModuleInfo, found);
  }
  return found;
}

/** The kinds of first screens, in the order of a visit, with the chunk of what several of them need. */
const KINDS = { list: 'shop', one: 'item', order: 'order', home: 'home' };

/** Less code than this, in characters, is not worth a request of its own. */
const SMALL = 1500;

/**
 * Rollup's `manualChunks`, for few files before the first screen: left to itself it makes one of each set of screens that share
 * something, over a hundred. A module that several first screens of one kind need lies in the chunk of the first kind in a
 * visit; one that screens of different kinds need in a chunk of the element, unless that would be small. The packages of the lists are `vendor`, which
 * stays in the cache when the shop changes. All else follows from the dynamic imports.
 */
export function sharedChunks() {
  const isPackage = (id) => !id.startsWith(path.resolve('src') + path.sep);

  function find({ getModuleIds, getModuleInfo }) {
    const chunks = new Map();
    const add = (ids, chunk) => ids.forEach((id) => chunks.has(id) || chunks.set(id, chunk));
    const needs = Object.entries(SCREENS).flatMap(([element, screens]) =>
      Object.entries(screens).map(([kind, screen]) => {
        const entry = path.resolve(`src/elements/${element}.tsx`);
        const first = [...getModuleIds()].find((id) => isScreen(id, screen));
        const needed = importedBy(first, getModuleInfo, importedBy(entry, getModuleInfo));
        return { element, kind, needed };
      }),
    );
    for (const { kind, needed } of needs) {
      if (kind !== 'list') continue;
      for (const id of [...needed].filter(isPackage)) add(importedBy(id, getModuleInfo), 'vendor');
    }
    const order = Object.keys(KINDS);
    needs.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
    const ofElements = new Map();
    for (const id of needs.flatMap(({ needed }) => [...needed])) {
      const [first, ...more] = needs.filter(({ needed }) => needed.has(id));
      // an element is defined by its own file alone
      if (more.length === 0 || getModuleInfo(id).isEntry) continue;
      const kinds = [first, ...more].map(({ kind }) => kind);
      const isShared = new Set(kinds).size < kinds.length;
      const ofElement = `${first.element}-${first.kind}`;
      if (!isShared) ofElements.set(ofElement, KINDS[first.kind]);
      add([id], isShared ? KINDS[first.kind] : ofElement);
    }
    for (const [ofElement, common] of ofElements) {
      const ids = [...chunks.keys()].filter((id) => chunks.get(id) === ofElement);
      const length = ids.reduce((sum, id) => sum + getModuleInfo(id).code.length, 0);
      if (length < SMALL) for (const id of ids) chunks.set(id, common);
    }
    return chunks;
  }

  let chunks;
  return (id, graph) => (chunks ??= find(graph)).get(id);
}
