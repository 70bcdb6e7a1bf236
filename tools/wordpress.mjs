import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { mo, po } from 'gettext-parser';

const PLUGIN = 'demo/wordpress/museum-shop';
/** The same files make the same zip, whenever it is made; the day is read in local time. */
const MADE = new Date(2026, 0, 1);

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();

/** A file of the plugin as it goes into the zip; sentences as the table that WordPress reads. */
const packed = (file) => {
  const bytes = readFileSync(path.join(PLUGIN, file));
  return file.endsWith('.po')
    ? [file.replace(/po$/, 'mo'), new Uint8Array(mo.compile(po.parse(bytes)))]
    : [file, new Uint8Array(bytes)];
};

/**
 * Makes `{dist}/wordpress/museum-shop.zip`, as WordPress takes it under “Upload Plugin”: the plugin, and below `bundle/{version}/` the
 * scripts of the release, so that the museum's own server serves them.
 */
export function makeWordPressPlugin(dist, version) {
  const release = path.join(dist, version);
  const scripts = filesBelow(release)
    // without the configurator, which is for who makes pages by hand; the doctor is for all
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
