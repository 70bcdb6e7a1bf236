import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { mo, po } from 'gettext-parser';

const PLUGIN = 'demo/wordpress/museum-shop';
/** Time of all files, so that the same files always make the same zip. zip stores local time. */
const MADE = new Date(2026, 0, 1);

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();

/** Returns the name and the bytes of a plugin file in the zip; catalogs are compiled to `.mo`, which WordPress reads. */
const packed = (file) => {
  const bytes = readFileSync(path.join(PLUGIN, file));
  return file.endsWith('.po')
    ? [file.replace(/po$/, 'mo'), new Uint8Array(mo.compile(po.parse(bytes)))]
    : [file, new Uint8Array(bytes)];
};

/**
 * Writes `{dist}/wordpress/museum-shop.zip`, for “Upload Plugin” in WordPress: the plugin, and the scripts of the release
 * below `bundle/{version}/`, so that the museum's own server serves them.
 */
export function makeWordPressPlugin(dist, version) {
  const release = path.join(dist, version);
  const scripts = filesBelow(release)
    // without the configurator, which is for pages made by hand; the doctor is for all pages
    .filter((file) => /^(?!embed\/(configurator|preview)\.).+\.(js|txt)$/.test(file))
    .map((file) => [
      `bundle/${version}/${file}`,
      new Uint8Array(readFileSync(path.join(release, file))),
    ]);
  const files = [
    ...filesBelow(PLUGIN).map(packed),
    ['LICENSE', strToU8(readFileSync('LICENSE', 'utf8'))],
    ...scripts,
  ];
  const zip = zipSync(
    Object.fromEntries(files.map(([file, bytes]) => [`museum-shop/${file}`, bytes])),
    { mtime: MADE, level: 9 },
  );
  mkdirSync(path.join(dist, 'wordpress'), { recursive: true });
  writeFileSync(path.join(dist, 'wordpress/museum-shop.zip'), zip);
}
