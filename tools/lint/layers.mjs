import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SALES_AREAS as SALES } from '../chunks.mjs';

const LEAVES = ['money', 'calendar', 'web', 'async', 'i18n', 'routes', 'page', 'analytics'];
const SITE = ['config', 'session', 'notices', 'content', 'navigation'];
const ORDERS = ['checkout', 'account', 'shipping', 'withdrawal'];
const TOOLS = ['embed', 'doctor', 'script-api', 'reporting'];

/** Returns a pattern for the files of areas of core; `name` is a pattern for their names. */
const core = (areas, name = '') => new RegExp(`^src/core/(?:${areas.join('|')})/${name}`);
/** Returns a pattern for the files of folders of the views. */
const views = (folders) => new RegExp(`^src/views/(?:${folders.join('|')})/`);

const wireTypes = core(['api/wire']);
const cartTypes = core(['cart'], '(?:types|lines|changes|reduced)\\.ts');
const coreWithoutApi = /^src\/core\/(?!api\/)/;
const commonViews = views(['app', 'parts', 'styles']);

const RENDERING =
  /^(?:react|react-dom|wouter|@lingui\/react|@r2wc)(?:\/|$)|^valtio$|^valtio\/react$/;
const REQUESTS = /^ofetch/;
const STATE = /^valtio/;

/** Returns a layer of core: nothing in it renders, and only `core/api` sends requests. */
const coreLayer = (files, may, not = []) => ({ files, may, not: [RENDERING, REQUESTS, ...not] });
/** Returns a layer of the views, which call actions instead of changing stores. */
const viewLayer = (folder, ...may) => ({
  files: views([folder]),
  may: [coreWithoutApi, commonViews, ...may],
  not: [REQUESTS, /^valtio\/vanilla/],
});

/**
 * Allowed imports. A file belongs to the first layer that matches its path, so a new file needs no change here. It may
 * import the files of its own folder, those that match `may`, and every package that does not match `not`.
 */
const LAYERS = [
  coreLayer(core(LEAVES), [core(LEAVES), /^locales\//]),
  coreLayer(wireTypes, [core(LEAVES)], [STATE]),
  { files: core(['api']), may: [core(LEAVES), wireTypes], not: [RENDERING, STATE] },
  coreLayer(core(SITE), [core([...LEAVES, ...SITE, 'api'])]),
  coreLayer(
    core(SALES, '(?:types|list|rules|availability|line)\\.ts'),
    [core(LEAVES), wireTypes, cartTypes],
    [STATE],
  ),
  coreLayer(core(SALES, 'store\\.ts'), [core(LEAVES), wireTypes]),
  coreLayer(core(['passes']), [
    core([...LEAVES, ...SITE, 'api', 'cart', 'account', 'merchandise']),
  ]),
  coreLayer(core(SALES), [core([...LEAVES, ...SITE, 'api', 'cart'])]),
  coreLayer(core(['cart']), [core(LEAVES), wireTypes]),
  coreLayer(core(ORDERS), [core([...LEAVES, ...SITE, ...ORDERS, 'api', 'cart'])]),
  coreLayer(core(TOOLS), [
    core([...LEAVES, ...SITE, ...ORDERS, ...SALES, ...TOOLS, 'api', 'cart']),
  ]),
  coreLayer(core(['app']), [/^src\/core\//]),
  { files: views(['parts']), may: [core(['money', 'calendar'])], not: [REQUESTS, STATE] },
  { files: views(['app']), may: [coreWithoutApi, commonViews], not: [REQUESTS] },
  viewLayer('account', views(['checkout'])),
  viewLayer('checkout', views(['cart'])),
  viewLayer('passes', views(['merchandise'])),
  viewLayer('configurator', views(['doctor'])),
  viewLayer('shop', views(['cart', 'outlet'])),
  // not the whole shop, which contains an outlet
  viewLayer('outlet', /^src\/views\/(?!shop\/|configurator\/|doctor\/)/),
  viewLayer('[\\w-]+'),
  {
    files: /^src\/conformance\//,
    may: [core([...LEAVES, 'api'])],
    not: [RENDERING, REQUESTS, STATE],
  },
  { files: /^src\/elements\//, may: [coreWithoutApi, /^src\/views\//], not: [REQUESTS] },
];

/** Returns the layer of a file, given by its path from the project. */
export const layerOf = (file) => LAYERS.find(({ files }) => files.test(file));

/** Returns an error message if a file may not import `imported`, a specifier. */
export function importError(file, imported) {
  const layer = layerOf(file);
  if (!layer) return `${file} belongs to no layer: add its folder to tools/lint/layers.mjs`;
  if (!imported.startsWith('.')) {
    return layer.not.some((pattern) => pattern.test(imported))
      ? `this layer does not use ${imported}`
      : undefined;
  }
  const target = path.posix.join(path.posix.dirname(file), imported);
  const isAllowed =
    path.posix.dirname(target) === path.posix.dirname(file) ||
    layer.may.some((pattern) => pattern.test(target));
  return isAllowed ? undefined : `this layer does not import ${target}`;
}

/** Imports follow the layers. */
export const layers = {
  meta: { docs: { description: 'Imports follow the layers.' } },
  create(context) {
    const file = path
      .relative(fileURLToPath(new URL('../..', import.meta.url)), context.filename)
      .replaceAll('\\', '/');
    const check = ({ source }) => {
      const error = source && typeof source.value === 'string' && importError(file, source.value);
      if (error) context.report({ node: source, message: error });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
