import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);

/** Packages in CommonJS, whose names have to be listed for the browser. */
const COMMON_JS = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'axe-core',
  'spark-md5',
];
const MODULES = [
  '@r2wc/react-to-web-component',
  'wouter',
  'valtio/vanilla',
  'valtio/react',
  '@lingui/core',
  '@lingui/react',
  '@lingui/message-utils/generateMessageId',
  'ofetch',
  'valibot',
  'es-toolkit/function',
  'lean-qr/nano',
  'validator/es/lib/isIBAN.js',
  '@esm-bundle/chai',
];
const WITH_DEFAULT = new Set(['@r2wc/react-to-web-component', 'validator/es/lib/isIBAN.js']);
const PACKAGES = [...COMMON_JS, ...MODULES];
const folder = '.build/vendor';
const fileOf = (id) => id.replaceAll('/', '_').replaceAll('@', '');

function entryOf(id) {
  const from = JSON.stringify(id);
  if (!COMMON_JS.includes(id)) {
    return `export * from ${from};${WITH_DEFAULT.has(id) ? `export { default } from ${from};` : ''}`;
  }
  const names = Object.keys(require(id)).filter(
    (name) => /^[\w$]+$/.test(name) && name !== 'default',
  );
  const lines = names.map((name) => `export const ${name} = whole.${name};`);
  return [`import whole from ${from};`, 'export default whole;', ...lines].join('\n');
}

/** Bundles each package once for the browser under test: one React, no CommonJS, few requests. */
async function bundlePackages() {
  const stamp = path.join(folder, 'stamp');
  const key = PACKAGES.join() + readFileSync('package-lock.json', 'utf8').length;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entryPoints = {};
  for (const id of PACKAGES) {
    const file = path.join(folder, `${fileOf(id)}.entry.js`);
    writeFileSync(file, entryOf(id));
    entryPoints[fileOf(id)] = file;
  }
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['development'],
    define: {
      'process.env.NODE_ENV': '"development"',
      'import.meta.env.MODE': '"test"',
      'import.meta.env': '{}',
    },
    logLevel: 'warning',
  });
  writeFileSync(stamp, key);
}

/** The plugin of the test runner that serves packages from that folder. */
export const vendorPlugin = () => ({
  name: 'vendor',
  serverStart: bundlePackages,
  resolveImport({ source }) {
    return PACKAGES.includes(source) ? `/${folder}/${fileOf(source)}.js` : undefined;
  },
});
