import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { conform } from '../../src/conformance/conform.ts';
import { useDemo } from '../demo/support/demo.ts';

const text = readFileSync('src/core/api/openapi.yaml', 'utf8');
const demo = useDemo();

/** Runs the command and returns its exit code and its output. */
async function run(...args: string[]) {
  let [out, error] = ['', ''];
  const code = await conform(args, text, {
    out: (more) => (out += more),
    error: (more) => (error += more),
  });
  return { code, out, error };
}

describe('The command of the conformance suite', () => {
  test('writes a report and ends with 0 if there are no violations', async () => {
    const file = path.join(demo.folder, 'report.json');
    const { code, out, error } = await run(`${demo.shopAddress}/api/`, '--json', file);
    assert.deepEqual([code, error], [0, '']);
    assert.match(out, /eventSelect: .*schema/);
    assert.match(out, /0 violations, 0 tolerated deviations, \d+ passed/);
    assert.match(out, /start with --origin/);
    const report = JSON.parse(readFileSync(file, 'utf8')) as { counts: object };
    assert.deepEqual(
      { ...report.counts, pass: 0, untested: 0 },
      {
        pass: 0,
        deviation: 0,
        violation: 0,
        untested: 0,
      },
    );
  });

  test('writes only JSON with `--json -`, and ends with 1 if there are violations', async () => {
    demo.openWith({
      failures: ({ endpoint }) => (endpoint === 'event/select' ? { status: 500 } : undefined),
    });
    const { code, out } = await run(`${demo.shopAddress}/api`, '--json', '-');
    assert.equal(code, 1);
    const { findings } = JSON.parse(out) as { findings: { verdict: string; call: string }[] };
    const found = findings.filter(({ verdict }) => verdict === 'violation');
    assert.deepEqual(
      found.map(({ call }) => call),
      ['eventSelect'],
    );
  });

  test('places no order unless all options for that are there', async () => {
    const api = `${demo.shopAddress}/api`;
    const buy = ['--buy', '--payment', '30', '--origin', 'http://museum.example'];
    for (const [args, message] of [
      [buy, /--i-own-this-shop/],
      [['--i-own-this-shop', '--buy', '--origin', 'http://museum.example'], /--payment/],
      [['--i-own-this-shop', '--buy', '--payment', '30'], /--origin/],
    ] as const) {
      const { code, error } = await run(api, ...args);
      assert.equal(code, 2);
      assert.match(error, message);
    }
    const { code } = await run(api, '--i-own-this-shop');
    assert.equal(code, 0);
    assert.deepEqual(demo.rows('SELECT * FROM payments'), []);
  });

  test('lists the payment types of the shop if it does not have the chosen one', async () => {
    const buy = ['--i-own-this-shop', '--buy', '--origin', 'http://museum.example'];
    const { code, error } = await run(`${demo.shopAddress}/api`, ...buy, '--payment', '5');
    assert.equal(code, 2);
    assert.match(error, /no payment type 5.+171 \(Card\).+30 \(Invoice\)/);
  });

  test('ends with 2 for wrong options and for a back end that cannot be reached', async () => {
    for (const args of [
      [],
      ['shop.example.org'],
      ['https://shop.example.org/api', '--origin', 'https://museum.example/page'],
      ['https://shop.example.org/api', '--max-requests', 'many'],
      ['https://shop.example.org/api', '--unknown'],
    ]) {
      const { code, error } = await run(...args);
      assert.equal(code, 2, args.join(' '));
      assert.match(error, /--help lists the options/);
    }
    const { code, error } = await run('http://127.0.0.1:1/api');
    assert.equal(code, 2);
    assert.match(error, /cannot be reached/);
    assert.equal((await run('--help')).code, 0);
  });
});
