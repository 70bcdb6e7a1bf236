import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import {
  createCompiledCatalog,
  createMissingErrorMessage,
  getCatalogDependentFiles,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api';
import { minify } from '@swc/core';
import { transform } from 'esbuild';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Messages that only some screens need, by where they stand in the code. All others come with the language, in one file:
 * in many small ones they take twice the room.
 */
const AREAS = {
  checkout: /^src\/views\/((account|checkout)\/|cart\/(?!CartButton)|app\/(RequiresLogin|Terms))/,
  shop: /^src\/views\/shop\//,
};

/** What editors read, on pages of their own: no visitor's file grows by it. */
const OF_EDITORS = /^src\/views\/(configurator|doctor)\//;

/** The one area that needs a message; none where others do, too. */
function areaOf({ origin = [] }) {
  const files = origin.map(([file]) => file.replaceAll('\\', '/'));
  const ofVisitors = files.filter((file) => !OF_EDITORS.test(file));
  if (files.length > 0 && ofVisitors.length === 0) return 'editors';
  return Object.keys(AREAS).find((area) => ofVisitors.every((file) => AREAS[area].test(file)));
}

/** Messages one after the other, those of an area together; the same in all languages. */
async function numbered(catalogs) {
  const messages = await catalogs[0].read(getConfig().sourceLocale);
  const all = Object.keys(messages).map((id) => ({ id, area: areaOf(messages[id]) }));
  return [undefined, ...Object.keys(AREAS), 'editors'].flatMap((area) =>
    all.filter((each) => each.area === area),
  );
}

const shortId = (index) => index.toString(36);

/** One line for each message: its text, or what it is made of. */
function linesOf(messages) {
  return messages.map((parts) => {
    const [text] = parts;
    const isText = parts.length === 1 && typeof text === 'string';
    if (isText && /^\[|\n/.test(text)) throw new Error(`a message that is no line: ${text}`);
    return isText ? text : JSON.stringify(parts);
  });
}

/** Gives the messages in the code the short ids that they have in the catalogs (`isSplit`). Comes after the compiler. */
export function shortMessageIds() {
  let shortIds;
  return {
    name: 'short-message-ids',
    async buildStart() {
      const all = await numbered(await getCatalogs(getConfig()));
      shortIds = new Map(all.map(({ id }, index) => [id, shortId(index)]));
    },
    transform(code, file) {
      if (!/\.tsx?$/.test(file)) return null;
      return {
        code: code.replace(/\bid: "([^"]+)"/g, (whole, id) =>
          shortIds.has(id) ? `id: "${shortIds.get(id)}"` : whole,
        ),
        map: null,
      };
    },
  };
}

const moduleOf = (code) => ({ code, map: { mappings: '' }, moduleSideEffects: false });

/**
 * A `.po` catalog becomes a module with its compiled messages. With `isSplit` it holds those that every screen needs,
 * and `areas` loads the rest. A gap fails the build where `failOnMissing` is set.
 */
export function linguiCatalogs({ failOnMissing = false, isSplit = false } = {}) {
  const config = getConfig();
  let catalogs;
  return {
    name: 'lingui-catalogs',
    resolveId(source, importer) {
      return /\.po\?\w+$/.test(source) ? path.resolve(path.dirname(importer), source) : null;
    },
    async load(id) {
      const [po, area] = id.split('?');
      if (!po.endsWith('.po')) return null;
      catalogs ??= await getCatalogs(config);
      const file = getCatalogForFile(path.relative(config.rootDir, po), catalogs);
      if (!file) return this.error(`no catalog covers ${po}`);
      const { catalog, locale } = file;
      for (const each of await getCatalogDependentFiles(catalog, locale)) this.addWatchFile(each);
      const { messages, missing } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale,
      });
      if (failOnMissing && missing.length > 0) {
        this.error(createMissingErrorMessage(locale, missing, 'missing'));
      }
      const { source, errors } = createCompiledCatalog(locale, messages, {
        strict: false,
        namespace: 'json',
      });
      if (errors.length > 0) this.error(errors.map(String).join('\n'));
      const { messages: compiled } = JSON.parse(source);
      if (!isSplit)
        return moduleOf(`export const messages = ${JSON.stringify(compiled)}, areas = {};`);
      const all = await numbered(catalogs);
      const ours = all.filter((each) => each.area === area);
      const lines = linesOf(ours.map(({ id: key }) => compiled[key])).join('\n');
      const areas = area
        ? ''
        : Object.keys(AREAS).map((name) => `${name}: () => import('./messages.po?${name}')`);
      return moduleOf(`import { messagesFrom } from ${JSON.stringify(beside('messages-lines.mjs'))};
export const messages = messagesFrom(${all.indexOf(ours[0])}, ${JSON.stringify(lines)}), areas = {${areas}};`);
    },
  };
}

/** A `.css` file becomes a module with its minified text, for constructed style sheets. */
export function cssText() {
  return {
    name: 'css-text',
    async load(id) {
      if (!id.endsWith('.css')) return null;
      const { code } = await transform(await readFile(id, 'utf8'), {
        loader: 'css',
        minify: true,
        target: ['chrome111', 'firefox113', 'safari16.4'],
      });
      return {
        code: `export default ${JSON.stringify(code.trim())};`,
        map: { mappings: '' },
        moduleSideEffects: false,
      };
    },
  };
}

/** Files that stand in for parts of packages, by what is imported: in the bundle and in the tests. */
export const STAND_INS = [
  [/^valtio\/vanilla$/, beside('valtio-shared.mjs')],
  [/\/use-browser-location\.js$/, beside('wouter-location.mjs')],
  [/^use-sync-external-store\/shim/, beside('react-store.mjs')],
  [/^(destr|ufo)$/, beside('ofetch-parts.mjs')],
];

/**
 * Lets several bundles on one page share stores: `valtio/vanilla` is taken from the first bundle (`valtio-shared.mjs`).
 * Also keeps wouter from patching the page's `history`, which it does when its browser location is imported, from bringing
 * along what React has itself, and ofetch from bringing along what the client does itself.
 */
export function goodGuest() {
  return {
    name: 'good-guest',
    resolveId: {
      order: 'pre',
      handler(source, importer, options) {
        if (source === 'valtio-own/vanilla') {
          return this.resolve('valtio/vanilla', importer, { ...options, skipSelf: true });
        }
        return STAND_INS.find(([imported]) => imported.test(source))?.[1] ?? null;
      },
    },
  };
}

/**
 * Tries a failed dynamic import twice more at the same address: a mobile connection may just have been gone. The address
 * stays a literal inside `import()`, since bundlers of host projects find the chunks by it. A browser that remembers a failed
 * import for as long as the page is open (Firefox before 155) rejects all three, and the shop offers to reload.
 */
export function retryImports() {
  return {
    name: 'retry-imports',
    renderDynamicImport: () => ({
      left: '((load)=>load().catch(load).catch(load))(()=>import(',
      right: '))',
    }),
  };
}

/** Files that wait for each other run in an order that nobody has chosen: one may come before what it needs. */
export function noCircles() {
  return {
    name: 'no-circles',
    generateBundle(_options, bundle) {
      const done = new Set();
      const follow = (file, before) => {
        if (before.includes(file)) {
          const circle = [...before.slice(before.indexOf(file)), file].join(' needs ');
          this.error(
            `${circle}: one of them would run before what it needs. Join them, or move a module (CHUNKS).`,
          );
        }
        if (done.has(file)) return;
        for (const next of bundle[file]?.imports ?? []) follow(next, [...before, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) follow(file, []);
    },
  };
}

/** Minifies chunks; swc's output is as small as the best and the fastest to make. */
export function swcMinify() {
  return {
    name: 'swc-minify',
    async renderChunk(code) {
      const result = await minify(code, {
        module: true,
        // what is inlined costs more, once it is sent compressed, than the calls it saves
        compress: { passes: 3, inline: 0, reduce_funcs: false },
        mangle: true,
        sourceMap: true,
        format: { comments: false },
      });
      return { code: result.code, map: result.map };
    },
  };
}

/** The pages for editors, beside their scripts; `{{version}}` is the release that they belong to. */
export function editorPages() {
  const pages = { 'index.html': 'configurator.html', 'preview.html': 'preview.html' };
  return {
    name: 'editor-pages',
    async generateBundle() {
      const { version } = JSON.parse(await readFile(beside('../package.json'), 'utf8'));
      for (const [fileName, file] of Object.entries(pages)) {
        const html = await readFile(beside(`../src/elements/${file}`), 'utf8');
        this.emitFile({ type: 'asset', fileName, source: html.replace('{{version}}', version) });
      }
    },
  };
}

/** The doctor is asked for at its address among what editors load; nothing of it comes into the shop's own files. */
export function editorsApart() {
  // where it would lie beside the entries: rollup takes their folder for that of the output
  const id = beside('../src/elements/embed/doctor.js');
  return {
    name: 'editors-apart',
    resolveId: {
      order: 'pre',
      handler: (source) =>
        source.endsWith('/examination.ts') ? { id, external: 'relative' } : null,
    },
  };
}
