import type { Contract } from './contract.ts';

/** `untested` has the reason in its message. */
export type Verdict = 'pass' | 'deviation' | 'violation' | 'untested';

/** Rule that a finding is about. */
export type Rule =
  | 'answer'
  | 'status'
  | 'schema'
  | 'reading'
  | 'money'
  | 'currency'
  | 'caching'
  | 'cors'
  | 'json'
  | 'https'
  | 'error form'
  | 'languages'
  | 'consistency'
  | 'limits'
  | 'return address'
  | 'account'
  | 'open order'
  | 'same answer'
  | 'overselling';

export type Finding = {
  verdict: Verdict;
  rule: Rule;
  /** Operation of the contract. */
  call: string;
  /** Method and address after the API's, without secrets. */
  request?: string;
  field?: string;
  message: string;
  /** Number of places in the answer to which the message applies, if it is more than one. */
  times?: number;
  /** Place of its description in openapi.yaml. */
  contract: { pointer: string; line: number };
};

type Noted = Omit<Finding, 'contract' | 'verdict'> & { pointer?: string };

export type Notes = {
  findings: readonly Finding[];
  note: (verdict: Verdict, noted: Noted) => void;
};

const keyOf = ({ verdict, rule, call, field, message }: Finding): string =>
  JSON.stringify([verdict, rule, call, field, message]);

/** Collects findings: the same one counts once, and a rule passes for a call only if nothing else was found. */
export function takeNotes({ operations, lineOf }: Contract): Notes {
  const findings = new Map<string, Finding>();
  return {
    get findings() {
      const all = [...findings.values()];
      const isBroken = (rule: Rule, call: string): boolean =>
        all.some(
          (each) =>
            each.call === call &&
            each.rule === rule &&
            (each.verdict === 'violation' || each.verdict === 'deviation'),
        );
      return all.filter(({ verdict, rule, call }) => verdict !== 'pass' || !isBroken(rule, call));
    },
    note: (verdict, { pointer, ...rest }) => {
      const at = pointer ?? operations[rest.call]?.pointer ?? '/paths';
      const finding = { verdict, ...rest, contract: { pointer: at, line: lineOf(at) } };
      const key = keyOf(finding);
      if (!findings.has(key)) findings.set(key, finding);
    },
  };
}

/** Returns how many findings have each verdict. */
export function countsOf(findings: readonly Finding[]): Record<Verdict, number> {
  const counts = { pass: 0, deviation: 0, violation: 0, untested: 0 };
  for (const { verdict } of findings) counts[verdict] += 1;
  return counts;
}
