// Runs before any other script of a page. Counts, by kind, the listeners, observers, timers, style sheets and elements that an
// embed leaves behind if it does not clean up.

declare global {
  var countHeld: () => Record<string, number>;
}

const held = new Map<string, Set<unknown>>();
const setOf = (kind: string): Set<unknown> => {
  const set = held.get(kind) ?? new Set();
  held.set(kind, set);
  return set;
};
const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
const listeners = new Map<unknown, Map<string, Set<unknown>>>();
const observed = [globalThis, document, document.documentElement] as unknown[];
const entryOf = (target: unknown, type: string): Set<unknown> => {
  const types = listeners.get(target) ?? new Map<string, Set<unknown>>();
  listeners.set(target, types);
  const set = types.get(type) ?? new Set();
  types.set(type, set);
  return set;
};
EventTarget.prototype.addEventListener = function (...given) {
  const target = (this as unknown) ?? globalThis;
  if (observed.includes(target)) entryOf(target, given[0]).add(given[1]);
  return Reflect.apply(add, target, given);
};
EventTarget.prototype.removeEventListener = function (...given) {
  const target = (this as unknown) ?? globalThis;
  if (observed.includes(target)) entryOf(target, given[0]).delete(given[1]);
  return Reflect.apply(remove, target, given);
};
for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
  const { observe, disconnect } = globalThis[name].prototype as MutationObserver;
  Object.assign(globalThis[name].prototype, {
    observe(this: unknown, ...given: unknown[]) {
      setOf(name).add(this);
      return Reflect.apply(observe, this, given);
    },
    disconnect(this: unknown) {
      setOf(name).delete(this);
      return Reflect.apply(disconnect, this, []);
    },
  });
}
for (const [begin, end] of [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
] as const) {
  const [start, stop] = [globalThis[begin], globalThis[end]];
  Object.assign(globalThis, {
    [begin](work: () => void, ...given: unknown[]) {
      const timer: unknown = Reflect.apply(start, globalThis, [
        () => {
          if (begin === 'setTimeout') setOf(begin).delete(timer);
          work();
        },
        ...given,
      ]);
      setOf(begin).add(timer);
      return timer;
    },
    [end](timer: unknown) {
      setOf(begin).delete(timer);
      Reflect.apply(stop, globalThis, [timer]);
    },
  });
}
globalThis.countHeld = () => {
  const ofTargets = [...listeners.values()].flatMap((types) => [...types]);
  return {
    ...Object.fromEntries([...held].map(([kind, set]) => [kind, set.size])),
    ...Object.fromEntries(ofTargets.map(([type, set]) => [`on ${type}`, set.size])),
    sheets: document.adoptedStyleSheets.length,
    children: document.querySelectorAll('*').length,
  };
};

export {};
