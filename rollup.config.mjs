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
import {
  catalogIn,
  cssText,
  dataModules,
  editorPages,
  linguiCatalogs,
  shortMessageIds,
  swcMinify,
} from './tools/rollup-plugins.mjs';
import { swcOptions } from './tools/swc.mjs';

const dist = process.env.DIST ?? 'dist';
const isWatching = process.argv.includes('--watch');
const source = (file) => fileURLToPath(new URL(`src/elements/${file}`, import.meta.url));

/** Names of the files next to the loader, by source. The whole shop's differs from its tag, which names the loader. */
const BESIDE = {
  ...Object.fromEntries(ELEMENTS.map((name) => [source(`${name}.tsx`), `museum-${name}`])),
  [source('shop.tsx')]: 'museum-whole-shop',
  [source('embeds.ts')]: 'museum-embeds',
  [source('scriptApi.ts')]: 'museum-script-api',
};
const DOCTOR = source('doctor.ts');

const plugins = (catalogs) => [
  alias({ entries: aliases }),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env?.DEBUG': String(isWatching),
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
  shortMessageIds(),
  swcMinify(),
];

const output = {
  format: 'es',
  // next to the files, but without a reference in them, so that visitors never request them
  sourcemap: 'hidden',
  // the loader requests all files at once, so none has to list the imports of its imports
  hoistTransitiveImports: false,
  experimentalMinChunkSize: 2500,
  entryFileNames: '[name].js',
  // the loader names all files, and fewer characters compress better
  hashCharacters: 'hex',
  chunkFileNames: ({ facadeModuleId, name }) => {
    const { lang, part } = catalogIn(facadeModuleId) ?? {};
    const parts = { first: 'messages', later: 'later' };
    return `chunks/${lang ? `${parts[part]}-${lang}` : name}-[hash:7].js`;
  },
};

/** Writes the packages in a build and their licences into a file, sorted, because rollup finds them in any order. */
const licences = (file) =>
  license({
    thirdParty: {
      output: {
        file,
        template: (packages) =>
          packages
            .map((each) => each.text())
            .toSorted()
            .join('\n\n---\n\n'),
      },
    },
  });

function onwarn(warning, warn) {
  // lingui and wouter have directives for React server components, which do not matter here
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}

/**
 * Returns two builds into a folder: the files that visitors load after the loader, which are the elements and their
 * dynamic imports; and the loader with what else begins there, in files of their own.
 */
function shop({ dir, doctor, begin, external = [], ...others }) {
  /** Returns the address at which one build imports a file of another. */
  const paths = (id) => {
    if (id === DOCTOR) return doctor;
    return BESIDE[id] ? `./${BESIDE[id]}.js` : id;
  };
  const first = firstFiles();
  return [
    {
      input: Object.fromEntries(Object.entries(BESIDE).map(([file, name]) => [name, file])),
      external: [DOCTOR, ...external],
      output: { ...output, dir, paths, manualChunks: sharedChunks() },
      plugins: [...plugins({ isForEditors: false }), first.list, ...(others.plugins ?? [])],
      onwarn,
    },
    {
      input: begin,
      external: [...Object.keys(BESIDE), ...external],
      output: { ...output, dir, paths, banner: others.banner },
      plugins: [first.fill, ...plugins()],
      onwarn,
    },
  ];
}

/** The shop for every page, with all packages in it. */
const forPages = shop({
  dir: dist,
  doctor: './embed/doctor.js',
  begin: { 'museum-shop': source('loader.ts') },
  // minified code has no comments, so the licences of the packages in it are in a file next to it
  plugins: [licences(`${dist}/THIRD-PARTY.txt`)],
});

/** The shop for apps with React, which it uses instead of bringing its own. */
const forReact = shop({
  dir: `${dist}/react`,
  doctor: '../embed/doctor.js',
  begin: { 'museum-shop': source('loader.ts'), index: source('react.tsx') },
  external: [/^react(-dom)?($|\/)/],
  // components with effects, which a server must not take for server components
  banner: ({ name }) => (name === 'index' ? "'use client';" : ''),
});

/** Files for editors, with pages of their own under `embed/`. Visitors load none of them. */
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

/** Command for operators that checks a back end, in one file for Node.js with all that it needs. */
const conformance = {
  input: fileURLToPath(new URL('src/conformance/main.ts', import.meta.url)),
  external: [/^node:/],
  output: { format: 'es', file: `${dist}/conformance.js`, banner: '#!/usr/bin/env node' },
  plugins: [
    alias({ entries: aliases }),
    dataModules(),
    resolve({ extensions: ['.js', '.ts'], exportConditions: ['production'] }),
    commonjs({ extensions: ['.js', '.json'] }),
    swc({ swc: swcOptions }),
    swcMinify(),
    licences(`${dist}/conformance-THIRD-PARTY.txt`),
  ],
  onwarn,
};

// while watching, the demo shows the pages only
export default [...forPages, ...(isWatching ? [] : forReact), editors, conformance];
