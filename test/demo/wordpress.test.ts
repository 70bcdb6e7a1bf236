import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import { mo, po } from 'gettext-parser';
import { ATTRIBUTES } from '../../src/elements/attributes.ts';
import { makeWordPressPlugin, PLUGIN, sentencesOfPlugin } from '../../tools/wordpress.mjs';
import { LANGUAGES } from '../../demo/server/languages.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const zippedIn = (dist: string): Buffer => readFileSync(`${dist}/wordpress/museum-shop.zip`);

const readPlugin = (file: string): string => readFileSync(path.join(PLUGIN, file), 'utf8');
const sentences = sentencesOfPlugin();

/** The plugin's `elements()` lists the tags that have a shortcode, and the attributes of each shortcode. */
const [, elements = ''] =
  /function elements\(\): array\n\{(.+?)\n\}/s.exec(readPlugin('includes/elements.php')) ?? [];
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
    assert.equal(/const VERSION = '(.+)';/.exec(main)?.[1], version);
    assert.equal(/^Stable tag: (.+)$/m.exec(about)?.[1], version);
  });

  test('contains all scripts of the release, and the pages of configurator and preview', () => {
    const release = path.join('dist', version);
    const served = readdirSync(release, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /^(?!conformance).+\.(js|html)$/.test(file));
    for (const file of [
      'museum-shop.js',
      'embed/doctor.js',
      'embed/index.html',
      'embed/preview.html',
    ])
      assert.ok(served.includes(file), file);
    assert.ok(Object.keys(files).every((file) => !/conformance/.test(file)));
    for (const file of served) {
      const packed = files[`museum-shop/bundle/v${version}/${file}`];
      assert.deepEqual(packed && Buffer.from(packed), readFileSync(path.join(release, file)), file);
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

  test('contains a template of all its texts for translators', () => {
    const pot = files['museum-shop/languages/museum-shop.pot'];
    const texts = po.parse(Buffer.from(pot ?? [])).translations[''] ?? {};
    assert.deepEqual(Object.keys(texts).filter(Boolean).toSorted(), sentences.toSorted());
  });

  test('has translations for all languages of the shop', () => {
    const spoken = readdirSync(path.join(PLUGIN, 'languages')).map((file) => file.slice(12, 14));
    assert.deepEqual(['en', ...spoken].toSorted(), LANGUAGES.toSorted());
  });
});
