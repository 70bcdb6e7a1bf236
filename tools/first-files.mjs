import path from 'node:path';
import { isScreen, SCREENS } from './chunks.mjs';
import { LATER } from './later-messages.mjs';
import { catalogIn } from './rollup-plugins.mjs';

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
    const needsLater = LATER.some((file) => isScreen(file, list));
    return [
      element,
      {
        list: filesFor(list),
        ...(one && { one: filesFor(one) }),
        ...(needsLater && { needsLater }),
      },
    ];
  });
  const catalogs = Object.values(bundle).flatMap(({ fileName, moduleIds = [] }) =>
    moduleIds.flatMap((id) => ({ ...catalogIn(id), fileName })),
  );
  const ofPart = (wanted) =>
    Object.fromEntries(
      catalogs.flatMap(({ lang, part, fileName }) => (part === wanted ? [[lang, fileName]] : [])),
    );
  return {
    elements: Object.fromEntries(elements),
    messages: ofPart('first'),
    laterMessages: ofPart('later'),
  };
}

/**
 * Returns the loader's replacement for src/elements/firstFiles.ts, without the entries, which the loader imports itself.
 * The last file stands for the later messages.
 */
function moduleOf({ elements }) {
  const all = Object.values(elements).flatMap(({ list, one = [] }) => [...list, ...one]);
  const files = [...new Set(all)].filter((file) => file.startsWith('chunks/'));
  const positions = (names) => names.map((name) => files.indexOf(name)).filter((at) => at >= 0);
  const byElement = Object.entries(elements).map(([name, { list, one, needsLater }]) => [
    name,
    [[...positions(list), ...(needsLater ? [files.length] : [])], ...(one ? [positions(one)] : [])],
  ]);
  return `import { LATER_MESSAGES } from '../core/i18n/messages.ts';
  export const FIRST_FILES = {
    files: [
      ${files.map((file) => `() => import("./${file}"),`).join('\n')}
      (lang) => LATER_MESSAGES[lang](),
    ],
    elements: ${JSON.stringify(Object.fromEntries(byElement))},
  };`;
}

/**
 * Returns two plugins. `list` writes `first.json`: the files that each element needs first, and the messages of each
 * language in two parts, of which only some elements need the later one first. `fill` puts the same names into the loader, as literal imports, which bundlers can follow.
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
        const { lang, part } = catalogIn(source) ?? {};
        const names = part === 'later' ? first.laterMessages : first.messages;
        const id = lang ? `./${names[lang]}` : source;
        return id.endsWith('.js') ? { id, external: 'relative' } : null;
      },
      load: (id) => (path.basename(id) === 'firstFiles.ts' ? moduleOf(first) : null),
    },
  };
}
