import path from 'node:path';

/** First screens by element: the list of all items and, with the attribute `item`, the screen of one. */
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

/** Sales areas: the elements that begin with a list. */
export const SALES_AREAS = Object.keys(SCREENS).filter((element) => 'list' in SCREENS[element]);

/** Returns whether a module id is that of a screen. */
export const isScreen = (id, screen) => id.replace(/\.tsx?$/, '').endsWith(`src/views/${screen}`);

/** Returns a module and all modules that it imports statically. */
function importedBy(id, getModuleInfo, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of getModuleInfo(id)?.importedIds ?? []) {
    importedBy(imported, getModuleInfo, found);
  }
  return found;
}

/** Kinds of first screens in the order of a visit, with the chunk for modules that several screens of a kind need. */
const KINDS = { list: 'shop', one: 'item', order: 'order', home: 'home' };

/** Screens that are another screen with a different form: the two count as one. */
const VARIANTS = { 'passes one': 'merchandise one' };

/** Minimum length of code, in characters, that is worth a request of its own. */
const SMALL = 3000;

/**
 * Returns Rollup's `manualChunks`, so that few files are needed before the first screen: by default Rollup makes a chunk
 * for each set of screens that share a module, over a hundred. A module that several first screens of one kind need is
 * in the chunk of the first kind in a visit; one that screens of different kinds need is in a chunk of the element,
 * unless that would be small. The packages of the lists are in `vendor`, which stays cached when the shop changes.
 * Dynamic imports decide the rest.
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
      const needing = needs.filter(({ needed }) => needed.has(id));
      const [first] = needing;
      const screens = needing.map(({ element, kind }) => `${element} ${kind}`);
      const different = [...new Set(screens.map((screen) => VARIANTS[screen] ?? screen))];
      // only the entry itself may define its element
      if (different.length === 1 || getModuleInfo(id).isEntry) continue;
      const kinds = different.map((screen) => screen.split(' ')[1]);
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
