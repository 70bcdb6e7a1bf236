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

/** What editors read, on pages of their own: no visitor loads it. */
const OF_EDITORS = /^src\/views\/(configurator|doctor)\//;

const isForEditorsAlone = ({ origin = [] }) =>
  origin.length > 0 && origin.every(([file]) => OF_EDITORS.test(file.replaceAll('\\', '/')));

/** A `.po` catalog becomes a module with its compiled messages, with or without those that editors alone read. */
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

/** Minifies chunks; swc's output is as small as the best and the fastest to make. */
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
