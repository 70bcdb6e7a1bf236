import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { examine } from '../../src/conformance/conform.ts';
import { readContract } from '../../src/conformance/contract.ts';
import { optionsBy } from '../../src/conformance/options.ts';
import { textReport, type Report } from '../../src/conformance/output.ts';
import { useDemo } from '../demo/support/demo.ts';
import { tourCatalogue } from '../demo/support/tours.ts';
import { startBroken } from './support/broken.ts';
import { inTier } from '../support/tier.ts';
import { BUYING_RULES, type BrokenRule, READING_RULES } from './support/rules.ts';

const ORIGIN = 'https://museum.example';
const INVOICE = '30';
const CARD = '171';
const EMAIL = 'conformance@museum.example';
const FILE = 'src/core/api/openapi.yaml';
const text = readFileSync(FILE, 'utf8');
const contract = readContract(text);

const demo = useDemo({ allowedOrigins: [ORIGIN], hasUserRegistration: true });
const READ = ['--origin', ORIGIN];
const buyBy = (payart: string): string[] => [
  ...READ,
  '--i-own-this-shop',
  '--buy',
  '--payment',
  payart,
  '--email',
  EMAIL,
];

const examineAt = (api: string, args: string[]): Promise<Report> =>
  examine(optionsBy([api, ...args])!, contract);
const examined = (...args: string[]): Promise<Report> => examineAt(`${demo.shopAddress}/api`, args);

const assertClean = (report: Report): void => {
  const { violation, deviation, pass } = report.counts;
  assert.deepEqual({ violation, deviation }, { violation: 0, deviation: 0 }, textReport(report));
  assert.ok(pass > 80, textReport(report));
};

const untestedOf = ({ findings }: Report): [call: string, message: string][] =>
  findings
    .filter(({ verdict }) => verdict === 'untested')
    .map(({ call, message }) => [call, message]);

describe('The conformance suite on the reference server', () => {
  test('finds nothing by reading', async () => {
    assertClean(await examined(...READ));
    assert.deepEqual(demo.rows('SELECT * FROM payments'), []);
    assert.deepEqual(demo.rows('SELECT * FROM customers'), []);
  });

  test('finds nothing by buying on invoice, and leaves only its orders', async () => {
    demo.openWith({ catalogue: tourCatalogue });
    const report = await examined(...buyBy(INVOICE));
    assertClean(report);
    assert.equal(report.counts.untested, 0, textReport(report));
    const kept = demo.rows(
      "SELECT status, pays_booking IS NULL AS buys FROM payments WHERE status <> 'canceled'",
    );
    assert.deepEqual(
      kept.map(({ status, buys }) => [status, buys]),
      [
        ['ordered', 1],
        ['held', 0],
        ['ordered', 1],
      ],
      'two orders, and a payment of an open order that has begun',
    );
  });

  test('finds nothing in a back end of revision 1 of the contract', async () => {
    demo.openWith({ contractRevision: 1 });
    assertClean(await examined(...buyBy(INVOICE)));
  });

  test('orders with a voucher code that covers everything, whatever the payment type', async () => {
    const report = await examined(...buyBy(CARD), '--voucher', 'HUGE');
    assertClean(report);
    assert.ok(report.findings.some(({ rule }) => rule === 'same answer'));
  });

  test('names the page of the provider if the order cannot be placed without it', async () => {
    const report = await examined(...buyBy(CARD));
    assertClean(report);
    const [open] = report.findings.filter(
      ({ verdict, call }) => verdict === 'untested' && call === 'execPayment',
    );
    assert.match(open!.message, new RegExp(`provider's page.+: ${demo.providerAddress}/`));
  });

  test('names what is off or empty, and does not test it', async () => {
    demo.openWith({ configuration: { hasGuidedTours: false, hasVouchers: false } });
    const report = await examined(...READ);
    assertClean(report);
    assert.deepEqual(untestedOf(report), [
      ['tourSelect', '`hasGuidedTours` is off in shopinfo/config'],
      ['voucherSelect', '`hasVouchers` is off in shopinfo/config'],
      ['initPayment', 'buying was not asked for (--i-own-this-shop --buy)'],
    ]);
  });

  test('examines the calls for accounts only if the shop has accounts', async () => {
    demo.openWith({ hasUserRegistration: false });
    const report = await examined(...buyBy(INVOICE));
    assertClean(report);
    const off = untestedOf(report).find(([call]) => call === 'authLogin');
    assert.deepEqual(off, ['authLogin', '`hasUserRegistration` is off in shopinfo/config']);
    assert.deepEqual(demo.rows('SELECT * FROM accounts'), []);
  });

  test('registers no account unless the options name its address', async () => {
    const report = await examined(...buyBy(INVOICE).slice(0, -2));
    assertClean(report);
    const register = untestedOf(report).find(([call]) => call === 'customerRegister');
    assert.match(register![1], /start with --email/);
    assert.deepEqual(demo.rows('SELECT * FROM accounts'), []);
  });

  test('uses the account of an address only with its password', async () => {
    const password = 'only for tests';
    const examinedWith = (...more: string[]) => examined(...buyBy(INVOICE), ...more);
    assertClean(await examinedWith('--password', password));
    const again = await examinedWith('--password', password);
    assertClean(again);
    assert.ok(again.findings.some(({ call, rule }) => call === 'orderList' && rule === 'account'));
    const without = await examinedWith();
    assertClean(without);
    const register = untestedOf(without).find(([call]) => call === 'customerRegister');
    assert.match(register![1], /has an account already.+--password/);
    assert.equal(demo.rows('SELECT * FROM accounts').length, 1);
  });

  test('buys with an account if the shop has no guests', async () => {
    demo.openWith({ hasGuestRegistration: false });
    const report = await examined(...buyBy(INVOICE));
    assertClean(report);
    assert.equal(demo.rows('SELECT * FROM orders').length, 2);
  });

  test('names why no open order could be paid', async () => {
    const report = await examined(...buyBy(CARD), '--voucher', 'HUGE');
    const open = untestedOf(report).find(([call]) => call === 'initPaymentOrder');
    assert.deepEqual(open, ['initPaymentOrder', 'payment type 171 left no order to pay']);
  });

  test('sends no more requests than allowed, and reports that', async () => {
    const report = await examined(...READ, '--max-requests', '9');
    assert.equal(report.requests, 9);
    assert.ok(report.findings.some(({ message }) => /limit of 9 requests/.test(message)));
  });

  test('prints no token and no cart id', async () => {
    const report = await examined(...buyBy(INVOICE));
    const printed = JSON.stringify(report) + textReport(report);
    const secrets = [
      ...demo.rows('SELECT cart_id AS secret FROM payments'),
      ...demo.rows('SELECT review_id AS secret FROM orders'),
    ].map(({ secret }) => String(secret));
    assert.ok(secrets.length > 2);
    for (const secret of secrets) assert.ok(!printed.includes(secret));
    assert.doesNotMatch(printed, /token=[^…"]/);
  });
});

/** Returns one way to break each rule of the report. */
const oneOfEach = (rules: readonly BrokenRule[]): BrokenRule[] => [
  ...new Map(rules.toReversed().map((each) => [each.finds.rule, each])).values(),
];

describe('The conformance suite on a back end that breaks a rule', () => {
  let broken: Awaited<ReturnType<typeof startBroken>>;
  before(async () => {
    broken = await startBroken(() => demo.shopAddress);
  });
  after(() => broken.stop());

  const lines = text.split('\n');

  for (const [rules, args] of [
    [READING_RULES, READ],
    [BUYING_RULES, buyBy(INVOICE)],
  ] as const) {
    for (const { title, breaking, finds } of inTier(rules, oneOfEach(rules))) {
      test(`finds that ${title}`, async () => {
        broken.breakWith(breaking);
        const report = await examineAt(broken.api, [...args]);
        const found = report.findings.find(
          ({ verdict, rule, call, field }) =>
            verdict === finds.verdict &&
            rule === finds.rule &&
            call === finds.call &&
            (finds.field === undefined || field === finds.field),
        );
        assert.ok(found, textReport(report));
        const { pointer, line } = found.contract;
        const key = pointer.split('/').at(-1)!.replaceAll('~1', '/');
        assert.ok(lines[line - 1]?.includes(key), `${pointer} is not in line ${line}`);
        const others = report.findings.filter(
          ({ verdict, call }) =>
            ['violation', 'deviation'].includes(verdict) && call !== finds.call,
        );
        assert.deepEqual(others, [], textReport(report));
      });
    }
  }
});
