import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Copies the checkout without the files that git ignores, and links `node_modules`. */
export function copyCheckout(to) {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean);
  const left = new Set(['.git', ...ignored].map((name) => path.resolve(name)));
  cpSync('.', to, { recursive: true, filter: (file) => !left.has(path.resolve(file)) });
  symlinkSync(path.resolve('node_modules'), path.join(to, 'node_modules'), 'junction');
}

/**
 * Packs the npm package in a clean checkout, as a release does, and returns the path of the tarball in `folder`. With
 * `built`, packs this bundle instead of building one.
 */
export function packCheckout(folder, built) {
  const checkout = path.join(folder, 'checkout');
  copyCheckout(checkout);
  // the build keeps the folders of older releases
  mkdirSync(path.join(checkout, 'dist/0.0.9'), { recursive: true });
  writeFileSync(path.join(checkout, 'dist/0.0.9/museum-shop.js'), 'export {};\n');
  const manifest = path.join(checkout, 'package.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8'));
  if (built) {
    content.scripts.build = `node --eval "fs.cpSync(process.env.BUILT, 'dist', { recursive: true })"`;
    writeFileSync(manifest, JSON.stringify(content));
  }
  const { DIST: _dist, ...env } = process.env;
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: checkout,
    env: { ...env, ...(built && { BUILT: built }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(folder, `${content.name}-${content.version}.tgz`);
}
