import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { makeWordPressPlugin } from './wordpress.mjs';

// `npm run build` writes dist/: the loader, an entry per element, hashed chunks, themes, source maps and types; each script
// and style sheet also compressed by brotli; a copy in dist/{version}/ with the integrity hashes of its files, for pages
// that pin a release; the plugin for WordPress; and the contract with the command that checks a back end against it.
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const dist = process.env.DIST ?? 'dist';
const release = path.join(dist, version);
const run = (...command) => execFileSync('npx', command, { stdio: 'inherit' });

/** Writes a `.br` next to each script and style sheet, for servers that can send it as it is. */
async function compressIn(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const wanted = all.filter((file) => /\.(js|css)$/.test(file) && isHosted(file));
  await Promise.all(
    wanted.map(async (file) => {
      const name = path.join(folder, file);
      writeFileSync(`${name}.br`, await promisify(brotliCompress)(readFileSync(name)));
    }),
  );
}

// older releases stay for the pages that pin them
const isOlder = (file) => /^\d+\.\d+\.\d+/.test(file) && file !== version;
/** Returns whether a server can host the file. `react` is for bundlers only. */
const isHosted = (file) => !isOlder(file) && file.split(path.sep)[0] !== 'react';
const before = existsSync(dist) ? readdirSync(dist) : [];
for (const file of before.filter((each) => !isOlder(each))) {
  rmSync(path.join(dist, file), { recursive: true });
}
run('rollup', '--config', '--silent');
cpSync('src/views/themes', path.join(dist, 'themes'), { recursive: true });
cpSync('src/core/api/openapi.yaml', path.join(dist, 'openapi.yaml'));
await compressIn(dist);
const files = readdirSync(dist).filter(isHosted);
run('tsc', '-p', 'tools/tsconfig.types.json', '--outDir', path.join(dist, 'types'));

mkdirSync(release);
for (const file of files)
  cpSync(path.join(dist, file), path.join(release, file), {
    recursive: true,
    // a compressed copy must not look older than its file
    preserveTimestamps: true,
  });

const integrity = readdirSync(release, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(js|css)$/.test(file))
  .toSorted()
  .map((file) => {
    const hash = createHash('sha384').update(readFileSync(path.join(release, file)));
    return [file.replaceAll(path.sep, '/'), `sha384-${hash.digest('base64')}`];
  });
writeFileSync(
  path.join(release, 'integrity.json'),
  `${JSON.stringify(Object.fromEntries(integrity), null, 2)}\n`,
);

makeWordPressPlugin(dist, version);

// target of `exports` in package.json for Node.js, which has no custom elements, and for entries that only have types
writeFileSync(path.join(dist, 'empty.js'), 'export {};\n');
