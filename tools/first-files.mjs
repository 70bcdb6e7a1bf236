import path from 'node:path';
import { isScreen, SCREENS } from './chunks.mjs';

const fileOf = (element) => (element === 'shop' ? 'museum-whole-shop.js' : `museum-${element}.js`);

/** Returns a file and all files that it imports statically. */
function closureOf(bundle, file, found = new Set()) {
  if (found.has(file) || !bundle[file]) return found;
  found.add(file);
  for (const imported of bundle[file].imports) closureOf(bundle, imported, found);
  return found;
}

/** Returns the chunk that the dynamic import of a screen loads. */
function chunkOf(bundle, screen) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId && isScreen(facadeModuleId, screen)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => isScreen(id, screen)));
  if (!chunk) throw new Error(`no chunk holds ${screen}: see tools/first-files.mjs`);
  return chunk.fileName;
}

function filesFirst(bundle) {
  const elements = Object.entries(SCREENS).map(([element, screens]) => {
    const filesFor = (screen) => {
      const found = closureOf(bundle, fileOf(element));
      if (screen) closureOf(bundle, chunkOf(bundle, screen), found);
      return [...found];
    };
    const { one, ...others } = screens;
    const [list] = Object.values(others);
    return [element, { list: filesFor(list), ...(one && { one: filesFor(one) }) }];
  });
  const messages = Object.values(bundle).flatMap(({ fileName, moduleIds = [] }) =>
    moduleIds.flatMap((id) => {
      const [, lang] = /locales\/(\w+)\/messages\.po$/.exec(id) ?? [];
      return lang ? [[lang, fileName]] : [];
    }),
  );
  return { elements: Object.fromEntries(elements), messages: Object.fromEntries(messages) };
}

/** Returns the loader's replacement for src/elements/firstFiles.ts, without the entries, which the loader imports itself. */
function moduleOf({ elements }) {
  const all = Object.values(elements).flatMap(({ list, one = [] }) => [...list, ...one]);
  const files = [...new Set(all)].filter((file) => file.startsWith('chunks/'));
  const positions = (names) => names.map((name) => files.indexOf(name)).filter((at) => at >= 0);
  const byElement = Object.entries(elements).map(([name, { list, one }]) => [
    name,
    { list: positions(list), ...(one && { one: positions(one) }) },
  ]);
  return `export const FIRST_FILES = {
    files: [${files.map((file) => `() => import("./${file}")`)}],
    elements: ${JSON.stringify(Object.fromEntries(byElement))},
  };`;
}

/**
 * Returns two plugins. `list` writes `first.json`: the files that each element needs first, and the messages of each
 * language. `fill` puts the same names into the loader, as literal imports, which bundlers can follow.
 */
export function firstFiles() {
  let first;
  return {
    list: {
      name: 'list-first-files',
      generateBundle(_options, bundle) {
        first = filesFirst(bundle);
        const source = `${JSON.stringify(first, null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'first.json', source });
      },
    },
    fill: {
      name: 'fill-first-files',
      resolveDynamicImport: (source) => {
        if (typeof source !== 'string') return null;
        const [, lang] = /locales\/(\w+)\/messages\.po$/.exec(source) ?? [];
        const id = lang ? `./${first.messages[lang]}` : source;
        return id.endsWith('.js') ? { id, external: 'relative' } : null;
      },
      load: (id) => (path.basename(id) === 'firstFiles.ts' ? moduleOf(first) : null),
    },
  };
}
