import { i18n } from '@lingui/core';
import { config } from '../core/config/store.ts';
import { examine } from '../core/doctor/examine.ts';
import type { DoctorReport, Finding, PageFacts, Tools } from '../core/doctor/types.ts';
import { activateLanguage } from '../core/app/catalogs.ts';
import { language } from '../core/page/language.ts';
import { chooseLanguage, LANGUAGES } from '../core/i18n/languages.ts';
import { inertDocument } from '../core/web/inertDocument.ts';
import type { Checked, Where } from '../views/configurator/Check.tsx';
import { sentenceFor, severityOf, summaryOf } from '../views/doctor/sentences.ts';
import { ofPage } from './ofPage.ts';
import { factsOf } from './pageFacts.ts';

// Only who examines a page loads this.

/** The tags in a text of HTML, which need not be parsed for it: the policy of a page may forbid that. */
function tagsOf(html: string): string[] {
  const tags = html.matchAll(/<(museum-[a-z-]+)/g);
  const divs = html.matchAll(/data-element="([a-z-]+)"/g);
  return [...tags, ...divs].map(([, name = '']) => name.replace(/^(?!museum-)/, 'museum-'));
}

const PICTURE_MS = 15_000;

function loadPicture(address: string): Promise<void> {
  return new Promise((resolve) => {
    const picture = new Image();
    const end = (): void => resolve();
    picture.addEventListener('load', end);
    picture.addEventListener('error', end);
    setTimeout(end, PICTURE_MS);
    picture.src = address;
  });
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
    loadPicture,
    lang: language.lang,
  });
  document.removeEventListener('securitypolicyviolation', note);
  return findings;
}

/** What is to be known of a page; else the finding that says why nothing is. */
async function readPage(address: string): Promise<PageFacts | Finding> {
  if (address === '') return { is: 'noPage' };
  const { href } = URL.canParse(address, location.href)
    ? new URL(address, location.href)
    : { href: address };
  const answer = await fetch(href).catch(() => undefined);
  if (!answer) return { is: 'pageUnread', address: href };
  const { ok, status, headers, url } = answer;
  if (!ok) return { is: 'pageFails', address: href, status };
  const page = inertDocument(await answer.text());
  if (!page) return { is: 'pageUnread', address: href };
  const policy = headers.get('content-security-policy');
  // of a page of another origin, only headers that it exposes can be read
  const isPolicyUnread = policy === null && new URL(url).origin !== location.origin;
  return factsOf(page, url, { policies: policy ? policy.split(',') : [], isPolicyUnread });
}

/** Whether a page that is read asks the back end that is examined. */
function apiOfPage({ api, embeds }: PageFacts, examined: string): Finding[] {
  if (api) return api === examined ? [] : [{ is: 'otherApi', api, examined }];
  return embeds.length > 0 ? [{ is: 'noApi' }] : [];
}

/** Examines a back end, and a page beside it where its server lets this page read it. */
export async function checkAddress({ api, shop, page }: Where): Promise<Checked> {
  const read = await readPage(page);
  const facts = 'is' in read ? undefined : read;
  const named = api ? new URL(api, location.href).href.replace(/\/+$/, '') : facts?.api;
  const found = await watched((tools) => examine({ api: named, shop, page: facts }, tools));
  return {
    findings: [
      ...(facts && named ? apiOfPage(facts, named) : []),
      ...found,
      ...('is' in read ? [read] : []),
    ],
  };
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
    severity: severityOf(finding),
    sentence: i18n._(sentenceFor(finding)),
    finding,
  }));
  console.group(`museum-shop: ${location.href}`);
  for (const { severity, sentence } of findings) {
    if (severity === 'fault') console.error(sentence);
    else console.warn(sentence);
  }
  console.info(i18n._(summaryOf(found)));
  console.groupEnd();
  return { isHealthy: found.length === 0, findings };
}
