import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Replacements for imports of packages, in the bundle and in the tests. All other packages are used as published. */
export const aliases = [
  // Elements of separately built bundles share their stores, but a proxy made by one copy of valtio breaks in another: all
  // use the copy of the first bundle.
  { find: /^valtio\/vanilla$/, replacement: beside('valtio-shared.mjs') },
  // wouter's browser location patches the host page's `history` as soon as it is imported. Here every router has its own
  // location.
  { find: /^\.\/use-browser-location\.js$/, replacement: beside('wouter-location.mjs') },
  // wouter also supports older versions of React; the installed one has the hook built in.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
];
