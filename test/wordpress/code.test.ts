import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { po } from 'gettext-parser';
import { PLUGIN, sentencesOfPlugin } from '../../tools/wordpress.mjs';

const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.php'))
  .map((file) => path.join(PLUGIN, file));

const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' });

describe("The plugin's PHP", () => {
  test('can be parsed', () => {
    for (const file of files) {
      const { status, stdout } = run('php', '-l', file);
      assert.equal(status, 0, stdout);
    }
  });

  test('follows PSR-12', () => {
    const { status, stdout } = run(
      'phpcs',
      '--standard=PSR12',
      '--extensions=php',
      '--no-cache',
      // warnings are about the length of lines, which have whole sentences for translators
      '--warning-severity=0',
      PLUGIN,
    );
    assert.equal(status, 0, stdout);
  });

  test('has the texts that gettext finds, so that translators get them all', () => {
    const keywords = ['__', '_e', '_x', '_n', '_nx', 'esc_html__', 'esc_html_e', 'esc_attr__'];
    const { stdout } = run(
      'xgettext',
      '--language=PHP',
      '--from-code=UTF-8',
      ...keywords.map((keyword) => `--keyword=${keyword}`),
      '--output=-',
      ...files,
    );
    const found = Object.keys(po.parse(Buffer.from(stdout)).translations[''] ?? {}).filter(Boolean);
    const [description] = sentencesOfPlugin().slice(-1);
    assert.deepEqual([...found, description].toSorted(), sentencesOfPlugin().toSorted());
  });
});
