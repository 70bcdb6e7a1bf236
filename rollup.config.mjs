import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import swc from '@rollup/plugin-swc';
import license from 'rollup-plugin-license';
import { aliases } from './tools/aliases.mjs';
import { ELEMENTS } from './tools/elements.mjs';
import { sharedChunks } from './tools/chunks.mjs';
import { firstFiles } from './tools/first-files.mjs';
import { cssText, editorPages, linguiCatalogs, swcMinify } from './tools/rollup-plugins.mjs';
import { swcOptions } from './tools/swc.mjs';

const dist = process.env.DIST ?? 'dist';
const source = (file) => fileURLToPath(new URL(`src/elements/${file}`, import.meta.url));

/** The files beside the loader, by their sources. The whole shop's has another name than its tag, which the loader has. */
const BESIDE = {
  ...Object.fromEntries(ELEMENTS.map((name) => [source(`${name}.tsx`), `museum-${name}`])),
  [source('shop.tsx')]: 'museum-whole-shop',
  [source('embeds.ts')]: 'museum-embeds',
  [source('verbs.ts')]: 'museum-verbs',
};
const DOCTOR = source('examination.ts');

/** Names of the outputs that one build imports from another. */
const paths = (id) => {
  if (id === DOCTOR) return './embed/doctor.js';
  return BESIDE[id] ? `./${BESIDE[id]}.js` : id;
};

const plugins = (catalogs) => [
  alias({ entries: aliases }),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env?.DEBUG': String(process.argv.includes('--watch')),
      'import.meta.env.MODE': '"production"',
      'import.meta.env': 'true',
    },
  }),
  cssText(),
  linguiCatalogs(catalogs),
  resolve({
    browser: true,
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
    exportConditions: ['production'],
  }),
  commonjs(),
  swc({ swc: { ...swcOptions, sourceMaps: true } }),
  swcMinify(),
];

const first = firstFiles();

const output = {
  format: 'es',
  // beside the files, without a line in each that points there: a visitor never asks for them
  sourcemap: 'hidden',
  // the loader starts all files at once: none has to name what its imports import
  hoistTransitiveImports: false,
  experimentalMinChunkSize: 1000,
  entryFileNames: '[name].js',
  chunkFileNames: ({ facadeModuleId, name }) => {
    const [, language] = /locales\/(\w+)\/messages\.po$/.exec(facadeModuleId ?? '') ?? [];
    return `chunks/${language ? `messages-${language}` : name}-[hash:6].js`;
  },
};

function onwarn(warning, warn) {
  // lingui and wouter mark modules for React's server components; nothing here runs on a server
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}

/** What visitors load after the loader: the elements, and what is imported when it is needed. */
const shop = {
  input: Object.fromEntries(Object.entries(BESIDE).map(([file, name]) => [name, file])),
  external: [DOCTOR],
  output: {
    ...output,
    dir: dist,
    paths,
    manualChunks: sharedChunks(),
  },
  plugins: [
    ...plugins({ isForEditors: false }),
    first.list,
    // minified code carries no comments, so the licences of what is inside stand in a file beside it
    license({ thirdParty: { output: `${dist}/THIRD-PARTY.txt` } }),
  ],
  onwarn,
};

/** The one script that a page loads: a file for itself. */
const loader = {
  input: { 'museum-shop': source('loader.ts') },
  external: Object.keys(BESIDE),
  output: { ...output, dir: dist, paths },
  plugins: [first.fill, ...plugins()],
  onwarn,
};

/** What editors load, on pages of their own under `embed/`: none of it is in the way of visitors. */
const editors = {
  input: {
    configurator: source('configurator.tsx'),
    preview: source('preview.ts'),
    doctor: DOCTOR,
  },
  output: { ...output, dir: `${dist}/embed` },
  plugins: [...plugins({ isForEditors: true }), editorPages()],
  onwarn,
};

export default [shop, loader, editors];
