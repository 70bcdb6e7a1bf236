import { i18n } from '@lingui/core';
import { config } from '../core/config/store.ts';
import { examine } from '../core/doctor/examine.ts';
import { ASPECTS } from '../core/doctor/aspects.ts';
import { withoutNoscript } from '../core/doctor/markup/inert.ts';
import type { PageFacts, Tools } from '../core/doctor/facts.ts';
import type { DoctorReport, Examination, Finding } from '../core/doctor/types.ts';
import { activateLanguage } from '../core/app/catalogs.ts';
import { language } from '../core/page/language.ts';
import { chooseLanguage, LANGUAGES } from '../core/i18n/languages.ts';
import { inertDocument } from '../core/web/inertDocument.ts';
import type { Where } from '../views/configurator/Check.tsx';
import { aspectName, examinedSentence, unexaminedSentence } from '../views/doctor/aspects.ts';
import { sentenceFor } from '../views/doctor/sentences.ts';
import { severityOf, summaryOf } from '../views/doctor/severity.ts';
import { pageSetting } from './pageSetting.ts';
import { factsOf } from './pageFacts.ts';

// Loaded only to check a page: by `museumShop.doctor()` or in the configurator.

/** Returns the tags of embeds in HTML, without parsing it, which the policy of this page may forbid. */
function tagsOf(html: string): string[] {
  const tags = html.matchAll(/<(museum-[a-z-]+)/g);
  const divs = html.matchAll(/data-element="([a-z-]+)"/g);
  return [...tags, ...divs].map(([, name = '']) => name.replace(/^(?!museum-)/, 'museum-'));
}

const PICTURE_MS = 15_000;

function loadPicture(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(true));
    picture.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), PICTURE_MS);
    picture.src = address;
  });
}

/** Runs checks and records what the policy of this page blocks while they run. */
async function watched(work: (tools: Tools) => Promise<Examination>): Promise<Examination> {
  const forbidden: string[] = [];
  const note = (event: SecurityPolicyViolationEvent) => forbidden.push(event.effectiveDirective);
  document.addEventListener('securitypolicyviolation', note);
  const examination = await work({
    fetch: globalThis.fetch.bind(globalThis),
    origin: location.origin,
    forbidden: () => forbidden,
    tagsIn: tagsOf,
    loadPicture,
    lang: language.lang,
  });
  document.removeEventListener('securitypolicyviolation', note);
  return examination;
}

/** Returns whether a redirect leads to another page, and not just to `https`, `www` or a slash at the end. */
function isElsewhere(asked: string, reached: string): boolean {
  const plain = (address: string): string => {
    const { host, pathname } = new URL(address);
    return `${host.replace(/^www\./, '')}${pathname.replace(/\/(index\.\w+)?$/, '')}`;
  };
  return plain(asked) !== plain(reached);
}

/** Returns the facts about a page, or a finding if it cannot be read. */
async function readPage(address: string): Promise<PageFacts | Finding> {
  if (address === '') return { is: 'missing-page' };
  const { href } = URL.canParse(address, location.href)
    ? new URL(address, location.href)
    : { href: address };
  const answer = await fetch(href).catch(() => undefined);
  if (!answer) return { is: 'unreadable-page', address: href };
  const { ok, status, headers, url } = answer;
  if (!ok) return { is: 'page-error', address: href, status };
  if (!/html/i.test(headers.get('content-type') ?? '')) {
    return { is: 'not-a-web-page', address: href };
  }
  const source = await answer.text();
  const page = inertDocument(withoutNoscript(source));
  if (!page) return { is: 'unreadable-page', address: href };
  const policy = headers.get('content-security-policy');
  // another origin may not expose the header
  const isPolicyUnread = policy === null && new URL(url).origin !== location.origin;
  const facts = factsOf(page, url, {
    policies: policy ? policy.split(',') : [],
    isPolicyUnread,
    source,
  });
  return isElsewhere(href, url)
    ? {
        ...facts,
        markupFindings: [{ is: 'page-redirect', address: href, to: url }, ...facts.markupFindings],
      }
    : facts;
}

/** Checks that a page uses the back end that is examined. */
function apiOfPage({ api, embeds, scripts }: PageFacts, examined: string): Finding[] {
  if (api) return api === examined ? [] : [{ is: 'other-api', api, examined }];
  // without a script, that is what the page lacks
  return embeds.length > 0 && scripts.length > 0 ? [{ is: 'missing-api' }] : [];
}

/** Examines a back end, and a page that uses it if its server lets this page read it. */
export async function checkAddress({ api, shop, page }: Where): Promise<Examination> {
  const read = await readPage(page);
  const facts = 'is' in read ? undefined : read;
  const named = api ? new URL(api, location.href).href.replace(/\/+$/, '') : facts?.api;
  const address = 'is' in read && read.is === 'unreadable-page' ? read.address : undefined;
  const { findings, unexamined } = await watched((tools) =>
    examine({ api: named, shop, page: facts, address }, tools),
  );
  return {
    findings: [
      ...(facts && named ? apiOfPage(facts, named) : []),
      ...findings,
      ...('is' in read ? [read] : []),
    ],
    unexamined,
  };
}

/** Returns what the server sends for this page, which a page can learn only by requesting itself again. */
async function sentPage(): Promise<{ policies: string[]; source?: string }> {
  const answer = await fetch(location.href.split('#')[0]!).catch(() => undefined);
  const policies = answer?.headers.get('content-security-policy')?.split(',') ?? [];
  return answer?.ok ? { policies, source: await answer.text() } : { policies };
}

/** Returns a finding if this page is shown in a frame, as page builders and previews do. */
function frameFindings(): Finding[] {
  try {
    void sessionStorage.length;
  } catch {
    return [{ is: 'sandboxed-page' }];
  }
  return window.top === window ? [] : [{ is: 'framed-page' }];
}

/** Prints a report to the console, in the language of the page. */
function print({ findings, examined, unexamined }: DoctorReport, summary: string): void {
  const names = (aspects: DoctorReport['examined']): string =>
    aspects.map((aspect) => i18n._(aspectName(aspect))).join(', ');
  console.group(`museum-shop: ${location.href}`);
  for (const { severity, sentence } of findings) {
    if (severity === 'error') console.error(sentence);
    else console.warn(sentence);
  }
  console.info(summary);
  if (examined.length > 0) console.info(i18n._(examinedSentence(names(examined))));
  if (unexamined.length > 0) console.warn(i18n._(unexaminedSentence(names(unexamined))));
  console.groupEnd();
}

/** Examines this page and its back end, logs the findings to the console and returns them. */
export async function examinePage(): Promise<DoctorReport> {
  const api = config.page?.api ?? pageSetting('api');
  const shop = config.page?.shop ?? pageSetting('shop') ?? '1';
  const lang =
    config.shop.is === 'ready'
      ? language.lang
      : chooseLanguage([document.documentElement.lang], LANGUAGES, 'en');
  await activateLanguage(lang);
  const facts = factsOf(document, location.href, {
    ...(await sentPage()),
    isLive: true,
    ...(api && { api }),
  });
  const page = { ...facts, markupFindings: [...frameFindings(), ...facts.markupFindings] };
  const examination = await watched((tools) =>
    examine({ api: page.api, shop, page }, { ...tools, lang }),
  );
  const { findings, unexamined } = examination;
  const report: DoctorReport = {
    isHealthy: findings.length === 0 && unexamined.length === 0,
    examined: ASPECTS.filter((aspect) => !unexamined.includes(aspect)),
    unexamined,
    findings: findings.map((finding) => ({
      code: finding.is,
      severity: severityOf(finding),
      sentence: i18n._(sentenceFor(finding)),
      finding,
    })),
  };
  print(report, i18n._(summaryOf(examination)));
  return report;
}
