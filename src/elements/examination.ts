import { i18n } from '@lingui/core';
import { config } from '../core/config/store.ts';
import { examine } from '../core/doctor/examine.ts';
import type { DoctorReport, Finding, PageFacts, Tools } from '../core/doctor/types.ts';
import { activateLanguage } from '../core/i18n/catalogs.ts';
import { chooseLanguage, language } from '../core/i18n/language.ts';
import { LANGUAGES } from '../core/i18n/languages.ts';
import { inertDocument } from '../core/inertDocument.ts';
import type { Checked, Where } from '../views/configurator/Check.tsx';
import { isFault, sentenceFor, summaryOf } from '../views/doctor/sentences.ts';
import { ofPage } from './ofPage.ts';
import { factsOf } from './pageFacts.ts';

// Only who examines a page loads this.

/** The tags in a text of HTML, which need not be parsed for it: the policy of a page may forbid that. */
function tagsOf(html: string): string[] {
  const tags = html.matchAll(/<(museum-[a-z-]+)/g);
  const divs = html.matchAll(/data-element="([a-z-]+)"/g);
  return [...tags, ...divs].map(([, name = '']) => name.replace(/^(?!museum-)/, 'museum-'));
}

/** Does something while the policy of this page is watched for what it forbids. */
async function watched(work: (tools: Tools) => Promise<Finding[]>): Promise<Finding[]> {
  const forbidden: string[] = [];
  const note = (event: SecurityPolicyViolationEvent) => forbidden.push(event.effectiveDirective);
  document.addEventListener('securitypolicyviolation', note);
  const findings = await work({
    fetch: globalThis.fetch.bind(globalThis),
    origin: location.origin,
    forbidden: () => forbidden,
    tagsIn: tagsOf,
    lang: language.lang,
  });
  document.removeEventListener('securitypolicyviolation', note);
  return findings;
}

async function readPage(address: string): Promise<PageFacts | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const header = answer.headers.get('content-security-policy');
  const page = inertDocument(await answer.text());
  return page && factsOf(page, answer.url, { policies: header ? header.split(',') : [] });
}

/** Examines a back end, and a page beside it where its server lets this page read it. */
export async function checkAddress({ api, shop, page }: Where): Promise<Checked> {
  const isAddress = URL.canParse(page, location.href);
  const facts = page && isAddress ? await readPage(new URL(page, location.href).href) : undefined;
  const named = api ? new URL(api, location.href).href.replace(/\/+$/, '') : facts?.api;
  const findings = await watched((tools) => examine({ api: named, shop, page: facts }, tools));
  return { findings, isPageUnread: page !== '' && !facts };
}

/** The policies of this page that stand in its headers; they can be read where it is asked for once more. */
async function headerPolicies(): Promise<string[]> {
  const answer = await fetch(location.href.split('#')[0]!).catch(() => undefined);
  const header = answer?.headers.get('content-security-policy');
  return header ? header.split(',') : [];
}

/** Examines the page that it is called in, tells the console what it has found, and returns it. */
export async function examinePage(): Promise<DoctorReport> {
  const api = config.page?.api ?? ofPage('api');
  const shop = config.page?.shop ?? ofPage('shop') ?? '1';
  const lang =
    config.shop.is === 'ready'
      ? language.lang
      : chooseLanguage([document.documentElement.lang], LANGUAGES, 'en');
  await activateLanguage(lang);
  const page = factsOf(document, location.href, {
    policies: await headerPolicies(),
    isLive: true,
    ...(api && { api }),
  });
  const found = await watched((tools) =>
    examine({ api: page.api, shop, page }, { ...tools, lang }),
  );
  const findings = found.map((finding) => ({
    code: finding.is,
    isFault: isFault(finding),
    sentence: i18n._(sentenceFor(finding)),
    finding,
  }));
  const { length: count } = findings;
  console.group(`museum-shop: ${location.href}`);
  for (const { isFault: hurts, sentence } of findings) {
    if (hurts) console.error(sentence);
    else console.warn(sentence);
  }
  console.info(i18n._(summaryOf(count)));
  console.groupEnd();
  return { isHealthy: count === 0, findings };
}
