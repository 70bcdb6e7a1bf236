import { writeFileSync } from 'node:fs';
import { examineAccounts } from './accounts.ts';
import { examineBasket, examineErrors } from './basket.ts';
import { examineBuying } from './buy.ts';
import { type Contract, readContract } from './contract.ts';
import { examineForms } from './forms.ts';
import { examineGoods } from './goods.ts';
import { type Options, optionsBy, USAGE, UsageError } from './options.ts';
import { countsOf, takeNotes } from './report.ts';
import { sending } from './send.ts';
import { examineShop } from './shop.ts';
import { createSuite } from './suite.ts';
import { jsonReport, textReport } from './output.ts';
import { examineTickets } from './tickets.ts';
import { examineTours } from './tours.ts';
import type { Report } from './output.ts';
import type { Suite } from './types.ts';

async function examineAll(suite: Suite): Promise<void> {
  const shop = await examineShop(suite);
  if (!shop) return;
  const tickets = await examineTickets(suite, shop);
  const tours = await examineTours(suite, shop);
  const { articles, others } = await examineGoods(suite, shop);
  const { voucher } = suite.options;
  if (voucher) await suite.ask('voucherCode', [voucher]);
  await examineBasket(suite, shop, [...tickets, ...articles, ...tours], articles);
  await examineErrors(suite, shop);
  await examineForms(suite, shop);
  await examineAccounts(suite, shop);
  await examineBuying(suite, shop, { tickets, tours, articles, others });
}

/** Examines a back end. Throws a UsageError if that is not possible. */
export async function examine(options: Options, contract: Contract): Promise<Report> {
  const notes = takeNotes(contract);
  const { send, sent } = sending(options);
  await examineAll(createSuite(options, contract, notes, send));
  return {
    api: options.api,
    contract: contract.version,
    requests: sent(),
    counts: countsOf(notes.findings),
    findings: notes.findings,
  };
}

type Print = { out: (text: string) => void; error: (text: string) => void };

/**
 * Runs the command and returns its exit code: 0 without violations, 1 with violations, 2 if nothing could be examined. `text` is
 * that of openapi.yaml.
 */
export async function conform(
  args: string[],
  text: string,
  { out, error }: Print,
): Promise<number> {
  try {
    const options = optionsBy(args);
    if (!options) {
      out(USAGE);
      return 0;
    }
    const report = await examine(options, readContract(text));
    const { json } = options;
    if (json !== '-') out(textReport(report));
    if (json === '-') out(jsonReport(report));
    else if (json) writeFileSync(json, jsonReport(report));
    return report.counts.violation > 0 ? 1 : 0;
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    error(`${problem.message}\nmuseum-shop-conformance --help lists the options.\n`);
    return 2;
  }
}
