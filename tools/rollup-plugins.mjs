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

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Files with messages for editors, which visitors never load. */
const OF_EDITORS = /^src\/views\/(configurator|doctor)\//;

const isForEditorsAlone = ({ origin = [] }) =>
  origin.length > 0 && origin.every(([file]) => OF_EDITORS.test(file.replaceAll('\\', '/')));

/** Turns `.po` catalogs into modules with compiled messages, with or without those for editors only. */
export function linguiCatalogs({ isForEditors = true } = {}) {
  const config = getConfig();
  let catalogs;
  return {
    name: 'lingui-catalogs',
    async load(id) {
      if (!id.endsWith('.po')) return null;
      catalogs ??= await getCatalogs(config);
      const file = getCatalogForFile(path.relative(config.rootDir, id), catalogs);
      if (!file) return this.error(`no catalog covers ${id}`);
      const { catalog, locale } = file;
      for (const each of await getCatalogDependentFiles(catalog, locale)) this.addWatchFile(each);
      const { messages } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale,
      });
      const entries = await catalog.read(config.sourceLocale);
      const wanted = Object.entries(messages).filter(
        ([key]) => isForEditors || !isForEditorsAlone(entries[key]),
      );
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(wanted), {
        strict: false,
        namespace: 'es',
      });
      if (errors.length > 0) this.error(errors.map(String).join('\n'));
      return { code: source, map: { mappings: '' }, moduleSideEffects: false };
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

/** Minifies chunks with swc, the fastest of the minifiers with the smallest output. */
export function swcMinify() {
  return {
    name: 'swc-minify',
    async renderChunk(code) {
      const result = await minify(code, {
        module: true,
        compress: true,
        mangle: true,
        sourceMap: true,
        format: { comments: false },
      });
      return { code: result.code, map: result.map };
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
