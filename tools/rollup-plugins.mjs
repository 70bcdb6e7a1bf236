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

const CALENDAR = 'app/DayChoice|parts/(Month|QuickDays|TimeChoice|useDayStateNames)';
const CHOICE = 'app/AddedMessage|parts/(Stepper|TotalBar)';
const FORM =
  'app/(CustomerFields|DetailsForm|FormErrors|faults|personFields)|parts/(Error|Field|Options|Password)';
const SIGN_IN = 'app/(RequiresLogin|Terms)';
const FAMILIES = 'parts/FamilyParts';

const inViews = (...parts) => new RegExp(`^src/views/(${parts.join('|')})`);

/** Messages that only some screens need, by where they stand in the code; all others come with the language. */
const AREAS = {
  visits: inViews('(tickets|tours)/', CALENDAR, CHOICE, FAMILIES, FORM),
  goods: inViews('(merchandise|passes|vouchers)/', CHOICE, FORM),
  checkout: inViews(
    '(account|checkout)/',
    'cart/(?!CartButton)',
    'parts/Stepper',
    FAMILIES,
    FORM,
    SIGN_IN,
  ),
  notices:
    /^src\/(elements\/|views\/(app\/(CookieNotice|NoticeMessage|ToastMessage)|parts\/Toast))/,
  shop: inViews('shop/'),
};

/** The areas that need a message; none where every screen may. */
function areasOf({ origin = [] }) {
  const names = origin.map(([file]) =>
    Object.keys(AREAS).filter((area) => AREAS[area].test(file.replaceAll('\\', '/'))),
  );
  return names.some((areas) => areas.length === 0) ? [] : names.flat();
}

/** A number for each message instead of its id, which is random and cannot be compressed; the same in all languages. */
async function shortIdsOf(catalogs) {
  const messages = await catalogs[0].read(getConfig().sourceLocale);
  return new Map(Object.keys(messages).map((id, index) => [id, index.toString(36)]));
}

/** Gives the messages in the code the short ids that they have in the catalogs (`isSplit`). Comes after the compiler. */
export function shortMessageIds() {
  let shortIds;
  return {
    name: 'short-message-ids',
    async buildStart() {
      shortIds = await shortIdsOf(await getCatalogs(getConfig()));
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
      const entries = await catalog.read(locale);
      const wanted = Object.entries(messages).filter(([key]) => {
        const areas = isSplit ? areasOf(entries[key] ?? {}) : [];
        return area ? areas.includes(area) : areas.length === 0;
      });
      const short = isSplit ? await shortIdsOf(catalogs) : new Map();
      const named = Object.fromEntries(
        wanted.map(([key, message]) => [short.get(key) ?? key, message]),
      );
      const { source, errors } = createCompiledCatalog(locale, named, {
        strict: false,
        namespace: 'es',
      });
      if (errors.length > 0) this.error(errors.map(String).join('\n'));
      const parts = Object.keys(AREAS).map(
        (name) => `${name}: () => import('./messages.po?${name}')`,
      );
      const areas = isSplit && !area ? parts.join() : '';
      return {
        code: `${source}\nexport const areas = {${areas}};`,
        map: { mappings: '' },
        moduleSideEffects: false,
      };
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
        if (source === 'valtio/vanilla') return beside('valtio-shared.mjs');
        if (source.endsWith('/use-browser-location.js')) return beside('wouter-location.mjs');
        if (source.startsWith('use-sync-external-store/shim')) return beside('react-store.mjs');
        if (source === 'destr' || source === 'ufo') return beside('ofetch-parts.mjs');
        return null;
      },
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
