import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import { mo, po } from 'gettext-parser';
import { ATTRIBUTES } from '../../src/elements/attributes.ts';
import { makeWordPressPlugin } from '../../tools/wordpress.mjs';
import { LANGUAGES } from '../../demo/server/languages.ts';

const PLUGIN = 'demo/wordpress/museum-shop';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const zippedIn = (dist: string): Buffer => readFileSync(`${dist}/wordpress/museum-shop.zip`);

const sources = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.php'),
);
const php = sources.map((file) => readFileSync(path.join(PLUGIN, file), 'utf8')).join('\n');

/** The translatable texts in the plugin's PHP code. */
const sentences = [
  ...new Set(
    [...php.matchAll(/(?:__|esc_html__|esc_html_e)\( '((?:\\'|[^'])+)', 'museum-shop' \)/g)].map(
      ([, sentence = '']) => sentence.replaceAll("\\'", "'"),
    ),
  ),
];

/** The plugin's `elements()` lists the tags that have a shortcode, and the attributes of each shortcode. */
const [, elements = ''] = /function elements\(\): array \{(.+?)\n\}/s.exec(php) ?? [];
const shortcodes = [...elements.matchAll(/'([a-z-]+)' +=>/g)].map(([, name]) => `museum-${name}`);
const names = [...elements.matchAll(/'([a-z-]+)'(?! *=>)/g)].map(([, name = '']) => name);

describe('The WordPress plugin', () => {
  let files: Unzipped;
  before(() => {
    files = unzipSync(new Uint8Array(zippedIn('dist')));
  });

  test('is packed as one folder, as “Upload Plugin” requires', () => {
    assert.ok(Object.keys(files).every((file) => file.startsWith('museum-shop/')));
    assert.ok(files['museum-shop/museum-shop.php']);
    assert.ok(files['museum-shop/LICENSE']);
  });

  test('has the version of the release in every file that names it', () => {
    const [main = '', about = ''] = ['museum-shop.php', 'readme.txt'].map((file) =>
      strFromU8(files[`museum-shop/${file}`] ?? new Uint8Array()),
    );
    assert.equal(/^ \* Version: +(.+)$/m.exec(main)?.[1], version);
    assert.equal(/const VERSION += '(.+)';/.exec(main)?.[1], version);
    assert.equal(/^Stable tag: (.+)$/m.exec(about)?.[1], version);
  });

  test('contains all scripts of the release, including the doctor, but not the configurator', () => {
    const release = path.join('dist', version);
    const scripts = readdirSync(release, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /^(?!embed\/(configurator|preview)\.).+\.js$/.test(file));
    assert.ok(scripts.includes('museum-shop.js'));
    assert.ok(scripts.includes('embed/doctor.js'));
    assert.ok(Object.keys(files).every((file) => !/configurator|preview/.test(file)));
    for (const script of scripts) {
      const packed = files[`museum-shop/bundle/${version}/${script}`];
      assert.deepEqual(packed && Buffer.from(packed), readFileSync(path.join(release, script)));
    }
  });

  test('is built reproducibly', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-wordpress-'));
    try {
      symlinkSync(path.resolve('dist', version), path.join(folder, version));
      makeWordPressPlugin(folder, version);
      assert.deepEqual(zippedIn(folder), zippedIn('dist'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('has a shortcode for every tag, without the attributes that are set for the whole site', () => {
    const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
      modules: { declarations?: { tagName?: string }[] }[];
    };
    const tags = modules.flatMap(({ declarations = [] }) =>
      declarations.flatMap(({ tagName }) => (tagName ? [tagName] : [])),
    );
    assert.deepEqual(shortcodes.toSorted(), tags.toSorted());
    for (const name of ['api', 'shop-url', 'checkout-url', 'account-url', 'partner'])
      assert.ok(!names.includes(name), name);
    for (const name of names) assert.ok((ATTRIBUTES as readonly string[]).includes(name), name);
  });

  for (const file of readdirSync(path.join(PLUGIN, 'languages'))) {
    test(`has translations of all its texts in ${file}`, () => {
      const written = po.parse(readFileSync(path.join(PLUGIN, 'languages', file)));
      const said = Object.keys(written.translations[''] ?? {}).filter(Boolean);
      assert.deepEqual(said.toSorted(), sentences.toSorted());
      const packed = files[`museum-shop/languages/${file.replace(/po$/, 'mo')}`];
      assert.ok(packed);
      const table = mo.parse(Buffer.from(packed)).translations[''] ?? {};
      for (const sentence of sentences) assert.ok(table[sentence]?.msgstr[0], sentence);
    });
  }

  test('has its own text as the last fallback, so that an embed without settings is not empty', () => {
    const [, body = ''] = /function fallback\(.+?\{(.+?)\n\}/s.exec(php) ?? [];
    const [last = ''] = /if \( '' === \$address \) \{.+?\n\t\}/s.exec(body) ?? [];
    const [, sentence] = /return esc_html__\( '(.+?)', 'museum-shop' \);\n\t\}$/.exec(last) ?? [];
    assert.ok(sentence && sentences.includes(sentence), last);
  });

  test('has translations for all languages of the shop', () => {
    const spoken = readdirSync(path.join(PLUGIN, 'languages')).map((file) => file.slice(12, 14));
    assert.deepEqual(['en', ...spoken].toSorted(), LANGUAGES.toSorted());
  });
});
