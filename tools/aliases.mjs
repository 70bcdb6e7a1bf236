import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Imports of packages that another module answers, in the bundle and in the tests. Everything else goes in as published. */
export const aliases = [
  // Elements of separately built bundles share their stores, and a proxy made by one copy of valtio breaks in another: all
  // use the copy of the bundle that came first.
  { find: /^valtio\/vanilla$/, replacement: beside('valtio-shared.mjs') },
  // wouter's location of the browser patches the host page's `history` as soon as it is imported. Here every router has a
  // location of its own.
  { find: /^\.\/use-browser-location\.js$/, replacement: beside('wouter-location.mjs') },
  // wouter supports older versions of React, too: this one has the hook itself.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
];
