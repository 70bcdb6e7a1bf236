import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Examination, Finding, Severity } from '../../core/doctor/types.ts';

/** Findings that do no harm yet, but may. */
const HINTS: readonly Finding['is'][] = [
  'unsupported-page-language',
  'redirect',
  'several-scripts',
  'missing-integrity',
  'item-left-out',
  'unknown-language',
  'missing-fallback',
  'ignored-link',
  'past-date',
  'insecure-connection',
  'fallback-without-link',
  'missing-language',
  'framed-page',
  'duplicate-id',
  'empty-setting',
  'page-redirect',
];

/** Findings about checks that could not be made. */
const UNCHECKED: readonly Finding['is'][] = [
  'missing-page',
  'unreadable-page',
  'unreadable-policy',
];

export function severityOf({ is }: Finding): Severity {
  if (UNCHECKED.includes(is)) return 'unchecked';
  return HINTS.includes(is) ? 'hint' : 'error';
}

/** Returns a sentence that sums up an examination. */
export function summaryOf({ findings, unexamined }: Examination): MessageDescriptor {
  const count = findings.filter((finding) => severityOf(finding) !== 'unchecked').length;
  if (count > 0) return msg`Problems: ${count}`;
  return findings.length === 0 && unexamined.length === 0
    ? msg`No problems found.`
    : msg`No problems found so far, but not everything could be checked.`;
}
