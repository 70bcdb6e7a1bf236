import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import {
  createCompiledCatalog,
  getCatalogDependentFiles,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api';
import { minify } from '@swc/core';
import { transform } from 'esbuild';
import { importGraph, laterFiles } from './later-messages.mjs';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Files with messages for editors, which visitors never load. */
const OF_EDITORS = /^src\/views\/(configurator|doctor)\//;

/** Module id of a catalog: the whole one, or a part of it. */
const CATALOG = /^(?<file>.+\.po)(?:\?(?<part>first|later))?$/;

/** Returns the language and the part of the catalog with this module id, if it is one. */
export function catalogIn(id) {
  const [, lang, part] = /locales\/(\w+)\/messages\.po\?(first|later)$/.exec(id ?? '') ?? [];
  return lang && { lang, part };
}

/**
 * Turns `.po` catalogs into modules with compiled messages, with or without those for editors only. `?later` after the
 * name of a file stands for the messages that are only in files that load later, `?first` for all others.
 */
export function linguiCatalogs({ isForEditors = true } = {}) {
  const config = getConfig();
  let catalogs;
  let later;

  /** Returns whether a part of the catalog has a message. A message without an origin is in the first. */
  function isWanted(part, { origin = [] }) {
    const all = origin.map(([file]) => file.replaceAll('\\', '/'));
    const files = isForEditors ? all : all.filter((file) => !OF_EDITORS.test(file));
    if (all.length > 0 && files.length === 0) return false;
    later ??= laterFiles(importGraph());
    const isLater = files.length > 0 && files.every((file) => later.has(file));
    return !part || (part === 'later') === isLater;
  }

  return {
    name: 'lingui-catalogs',
    buildStart() {
      later = undefined; // the sources have changed
    },
    async load(id) {
      const { file: name, part } = CATALOG.exec(id)?.groups ?? {};
      if (!name) return null;
      catalogs ??= await getCatalogs(config);
      const file = getCatalogForFile(path.relative(config.rootDir, name), catalogs);
      if (!file) return this.error(`no catalog covers ${name}`);
      const { catalog, locale } = file;
      for (const each of await getCatalogDependentFiles(catalog, locale)) this.addWatchFile(each);
      const { messages } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale,
      });
      const entries = await catalog.read(config.sourceLocale);
      const wanted = Object.entries(messages).filter(([key]) => isWanted(part, entries[key]));
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(wanted), {
        strict: false,
        namespace: 'es',
      });
      if (errors.length > 0) this.error(errors.map(String).join('\n'));
      return { code: source, map: { mappings: '' }, moduleSideEffects: false };
    },
  };
}

/**
 * Cuts lingui's message ids from six characters to four. Each of them is in the code and in every catalog, and they hardly
 * compress: together they would be 2 % of what a visitor loads.
 */
export function shortMessageIds() {
  const shortIds = new Map();
  return {
    name: 'short-message-ids',
    async buildStart() {
      const config = getConfig();
      const [catalog] = await getCatalogs(config);
      const all = Object.keys(await catalog.read(config.sourceLocale));
      const ids = all.filter((id) => id.length === 6); // an id that the server sends is longer
      shortIds.clear();
      for (const id of ids) shortIds.set(id, id.slice(0, 4));
      if (new Set(shortIds.values()).size < ids.length) {
        this.error('two message ids have the same four characters: give one message a context');
      }
    },
    transform(code) {
      // a catalog is JSON in a string, so the quotes of its ids are escaped
      const short = code.replaceAll(/(?<=")[\w+/]{6}(?=\\?")/g, (id) => shortIds.get(id) ?? id);
      return short === code ? null : { code: short, map: null };
    },
  };
}

/** Turns `.css` files into modules with their minified text, for constructed style sheets. */
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

/** Makes modules of `.yaml` files, with their text, and of the `.json` files that packages require. */
export function dataModules() {
  return {
    name: 'data-modules',
    async load(id) {
      if (id.endsWith('.json')) return `module.exports = ${await readFile(id, 'utf8')};`;
      if (!id.endsWith('.yaml')) return null;
      return `export default ${JSON.stringify(await readFile(id, 'utf8'))};`;
    },
  };
}

/** Chunks that almost every screen needs. */
const NEEDED_EVERYWHERE = ['vendor', 'shop'];

/**
 * Lets Chrome and Edge compile all functions of a file while it downloads, instead of each one at its first call: the first
 * screen of a slow phone is there a tenth earlier. Other browsers ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Minifies chunks with swc, the fastest of the minifiers with the smallest output. */
export function swcMinify() {
  return {
    name: 'swc-minify',
    async renderChunk(code, { name }) {
      const result = await minify(code, {
        module: true,
        compress: { directives: false }, // keeps `'use client'`
        mangle: true,
        sourceMap: true,
        format: { comments: false },
      });
      if (!NEEDED_EVERYWHERE.includes(name)) return result;
      const map = JSON.parse(result.map);
      // the hint is a line of its own
      return { code: COMPILE_HINT + result.code, map: { ...map, mappings: `;${map.mappings}` } };
    },
  };
}

/** Emits the pages for editors next to their scripts; `{{version}}` becomes their release. */
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
