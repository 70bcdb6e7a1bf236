import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { strToU8, zipSync } from 'fflate';
import { mo, po } from 'gettext-parser';

export const PLUGIN = 'demo/wordpress/museum-shop';
const DOMAIN = 'museum-shop';
/** Time of all files, so that the same files always make the same zip. zip stores local time. */
const MADE = new Date(2026, 0, 1);
/** Files of the release that a WordPress site serves: scripts, and the pages of configurator and preview with their lists. */
const SERVED = /\.(js|txt|html|json)$/;

/** Returns the paths of all files in a folder, sorted. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();

/** Returns the translatable texts of a PHP file with their lines: those that it translates, and the plugin's description. */
export const sentencesIn = (php) =>
  [
    ...php.matchAll(
      /^ \* Description: +(.+)$|\b(?:__|esc_html__|esc_html_e)\('((?:\\'|[^'])+)', 'museum-shop'\)/gm,
    ),
  ].map(({ index, 1: description, 2: written }) => ({
    text: description ?? written.replaceAll("\\'", "'"),
    line: php.slice(0, index).split('\n').length,
  }));

/** Returns the translatable texts of the plugin, each once. */
export const sentencesOfPlugin = () => [
  ...new Set(
    filesBelow(PLUGIN)
      .filter((file) => file.endsWith('.php'))
      .flatMap((file) => sentencesIn(readFileSync(path.join(PLUGIN, file), 'utf8')))
      .map(({ text }) => text),
  ),
];

/** Returns the template from which translators begin. */
function template(version) {
  const texts = sentencesOfPlugin().map((msgid) => [msgid, { msgid, msgstr: [''] }]);
  const headers = {
    'Project-Id-Version': `Museum Shop ${version}`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Domain': DOMAIN,
  };
  return new Uint8Array(
    po.compile({ charset: 'utf-8', headers, translations: { '': Object.fromEntries(texts) } }),
  );
}

/** Bundles a script of the plugin. All scripts of a WordPress page share their global names, so it has none. */
function bundled(file) {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(PLUGIN, file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
  });
  return outputFiles[0].contents;
}

/** Returns the name and the bytes of a plugin file in the zip; catalogs are compiled to `.mo`, which WordPress reads. */
const packed = (file) => {
  if (file.endsWith('.js')) return [file, bundled(file)];
  const bytes = readFileSync(path.join(PLUGIN, file));
  return file.endsWith('.po')
    ? [file.replace(/po$/, 'mo'), new Uint8Array(mo.compile(po.parse(bytes)))]
    : [file, new Uint8Array(bytes)];
};

/**
 * Writes `{dist}/wordpress/museum-shop.zip`, for “Upload Plugin” in WordPress: the plugin, and the scripts of the release
 * below `bundle/v{version}/`, so that the museum's own server serves them. The folder is not named like a release, because the doctor would
 * ask for a hash in the script tag, which protects nothing on the same server.
 */
export function makeWordPressPlugin(dist, version) {
  const release = path.join(dist, version);
  const served = filesBelow(release)
    .filter((file) => SERVED.test(file) && !/conformance|^types\//.test(file))
    .map((file) => [
      `bundle/v${version}/${file}`,
      new Uint8Array(readFileSync(path.join(release, file))),
    ]);
  const files = [
    ...filesBelow(PLUGIN)
      .filter((file) => !/^assets\/.+\//.test(file))
      .map(packed),
    [`languages/${DOMAIN}.pot`, template(version)],
    ['LICENSE', strToU8(readFileSync('LICENSE', 'utf8'))],
    ...served,
  ];
  const zip = zipSync(
    Object.fromEntries(files.map(([file, bytes]) => [`museum-shop/${file}`, bytes])),
    { mtime: MADE, level: 9 },
  );
  mkdirSync(path.join(dist, 'wordpress'), { recursive: true });
  writeFileSync(path.join(dist, 'wordpress/museum-shop.zip'), zip);
}
