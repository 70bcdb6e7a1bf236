import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { PLUGIN } from '../../tools/wordpress.mjs';

const read = (file: string): string => readFileSync(path.join(PLUGIN, file), 'utf8');
const { version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  license: string;
};

/** Returns the header of the main file or of the readme: lines such as `Requires PHP: 7.4`. */
const headerOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(?: \* )?([A-Z][A-Za-z ]+): +(.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const plugin = headerOf(read('museum-shop.php').split('*/')[0] ?? '');
const readme = read('readme.txt');
const [top = '', ...sections] = readme.split(/^== (?=.+ ==$)/m);
const about = headerOf(top);

/** Addresses in the plugin that lead somewhere; all others are examples. */
const REAL = ['https://opensource.org/license/mit'];

const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(php|txt|js|css)$/.test(file),
);
const php = files.filter((file) => file.endsWith('.php'));

/** Returns the arguments of each call of a function in PHP, without comments. */
function argumentsOf(name: string, text: string): string[][] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(new RegExp(`(?<!\\w)${name}\\(`, 'g'))].map(
    ({ index, 0: { length } }) => {
      const args = [''];
      let depth = 1;
      let quote = '';
      for (const sign of code.slice(index + length)) {
        if (quote ? sign === quote : /['"]/.test(sign)) quote = quote ? '' : sign;
        if (!quote && /[([]/.test(sign)) depth += 1;
        if (!quote && /[)\]]/.test(sign)) depth -= 1;
        if (depth === 0) break;
        if (!quote && depth === 1 && sign === ',') args.push('');
        else args[args.length - 1] += sign;
      }
      return args.map((arg) => arg.trim()).filter(Boolean);
    },
  );
}

describe('The rules of the WordPress plugin directory', () => {
  test('the header of the plugin has all fields', () => {
    assert.deepEqual(Object.keys(plugin), [
      'Plugin Name',
      'Description',
      'Version',
      'Requires at least',
      'Requires PHP',
      'Author',
      'License',
      'License URI',
      'Update URI',
      'Text Domain',
      'Domain Path',
    ]);
    assert.ok(plugin.Description!.length <= 140);
    // a plugin of the same name in the directory must not replace this one
    assert.equal(plugin['Update URI'], 'false');
  });

  test('the readme has all fields, the same as the plugin', () => {
    assert.equal(/^=== (.+) ===$/m.exec(top)?.[1], plugin['Plugin Name']);
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
      assert.equal(about[name], plugin[name], name);
    assert.equal(about['Stable tag'], version);
    assert.equal(about.License, license);
    assert.match(about.Contributors ?? '', /^[a-z0-9]+(, [a-z0-9]+)*$/);
    assert.match(about['Tested up to'] ?? '', /^\d+\.\d+$/);
    assert.ok((about.Tags ?? '').split(', ').length <= 5);
  });

  test('the readme has a short description without markup, and all sections', () => {
    const [, short = ''] = /\n\n(.+)\n/.exec(top) ?? [];
    assert.equal(short, plugin.Description);
    assert.ok(short.length <= 150);
    assert.deepEqual(
      sections.map((section) => section.split(' ==')[0]),
      ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog'],
    );
    assert.ok(sections.at(-1)!.includes(`= ${version} =`));
  });

  test('no address is invented', () => {
    const addresses = files.flatMap((file) => [...read(file).matchAll(/https?:\/\/[^\s'"<>)]+/g)]);
    const real = addresses
      .map(([address]) => address.replace(/[.,]+$/, ''))
      .filter((address) => /^https?:\/\/[a-z]/.test(address))
      .filter((address) => !new URL(address).hostname.endsWith('example.org'));
    assert.deepEqual([...new Set(real)], REAL);
  });

  test('each PHP file refuses to be opened on its own', () => {
    for (const file of php)
      assert.match(read(file), /^defined\('(ABSPATH|WP_UNINSTALL_PLUGIN)'\) \|\| exit;$/m, file);
  });

  test('everything printed is escaped', () => {
    // the tag of an embed has been escaped when it was put together
    const escaped =
      /^(embed_of_block\(|esc_(html|attr|url)(__)?\(|'[^']*'( \. "\\n")?$|\$is_wrong \? ' aria-invalid="true"' : ''$)/;
    const printed = php.flatMap((file) => [
      ...[...read(file).matchAll(/\becho ([^;]+);/g)].map(([, text = '']) => text),
      ...argumentsOf('printf', read(file)).flat(),
    ]);
    assert.ok(printed.length > 20);
    assert.deepEqual(
      printed.filter((each) => !escaped.test(each)),
      [],
    );
    assert.ok(php.every((file) => !/<\?=|\bprint |\b_e\(/.test(read(file))));
  });

  test('the posted form is only read behind a nonce and a capability', () => {
    const readers = php.filter((file) => read(file).includes('$_POST'));
    assert.deepEqual(readers, ['includes/settings-form.php']);
    const [, save = ''] = /function save\(\)(.+?)\n\}/s.exec(read(readers[0]!)) ?? [];
    const [nonce, capability, posted] = ['check_admin_referer(', 'current_user_can(', '$_POST'].map(
      (word) => save.indexOf(word),
    );
    assert.ok(0 < nonce! && nonce! < capability! && capability! < posted!, save);
    assert.ok(php.every((file) => !/\$_(REQUEST|COOKIE|FILES)\b/.test(read(file))));
  });

  test('no PHP runs text as code or reaches the shell', () => {
    for (const file of php)
      assert.doesNotMatch(
        read(file),
        /\b(eval|exec|system|passthru|shell_exec|create_function|unserialize)\(/,
        file,
      );
  });
});
