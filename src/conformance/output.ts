import { groupBy } from 'es-toolkit';
import type { Finding, Verdict } from './report.ts';

export type Report = {
  /** Address of the back end. */
  api: string;
  /** Version of the contract. */
  contract: string;
  /** Number of requests that were sent. */
  requests: number;
  counts: Record<Verdict, number>;
  findings: readonly Finding[];
};

const TITLES: Record<Exclude<Verdict, 'pass'>, string> = {
  violation: 'Violations: what visitors cannot see or buy, or what breaks a rule',
  deviation: 'Tolerated deviations: not as described, but the shop copes with them',
  untested: 'Not tested',
};

const placeOf = ({ contract: { pointer, line } }: Finding): string =>
  `openapi.yaml:${line} ${pointer}`;

function entryOf(finding: Finding): string {
  const { call, rule, field, message, request, times } = finding;
  const what = [field, message].filter(Boolean).join(' ');
  const often = times ? ` (${times} times)` : '';
  const lines = [`  ${call}, ${rule}: ${what}${often}`, request && `      ${request}`];
  return [...lines, `      ${placeOf(finding)}`].filter(Boolean).join('\n');
}

/** Joins the same finding about several calls, such as a missing header. */
function joined(findings: readonly Finding[]): Finding[] {
  const groups = groupBy(findings, ({ rule, field, message }) =>
    JSON.stringify([rule, field, message]),
  );
  return Object.values(groups).map((group) => ({
    ...group[0]!,
    call: [...new Set(group.map(({ call }) => call))].join(', '),
  }));
}

function passedLines(findings: readonly Finding[]): string[] {
  const byCall = groupBy(
    findings.filter(({ verdict }) => verdict === 'pass'),
    ({ call }) => call,
  );
  return Object.entries(byCall).map(
    ([call, passed]) => `  ${call}: ${[...new Set(passed.map(({ rule }) => rule))].join(', ')}`,
  );
}

/** Writes the report for people. */
export function textReport({ api, contract, requests, counts, findings }: Report): string {
  const parts = [`Conformance of ${api} with version ${contract} of the contract`, ''];
  const passed = passedLines(findings);
  if (passed.length > 0) parts.push('Passed', ...passed, '');
  for (const verdict of ['untested', 'deviation', 'violation'] as const) {
    const entries = joined(findings.filter((each) => each.verdict === verdict)).map(entryOf);
    if (entries.length > 0) parts.push(TITLES[verdict], ...entries, '');
  }
  const { pass, deviation, violation, untested } = counts;
  parts.push(
    `${violation} violations, ${deviation} tolerated deviations, ${pass} passed, ${untested} not tested; ${requests} requests`,
  );
  return `${parts.join('\n')}\n`;
}

/** Writes the report for programs. */
export const jsonReport = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
