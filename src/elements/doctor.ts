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

/** Runs checks and records what the policy of this page blocks while they run. */
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
  const page = inertDocument(await answer.text());
  if (!page) return { is: 'unreadable-page', address: href };
  const policy = headers.get('content-security-policy');
  // another origin may not expose the header
  const isPolicyUnread = policy === null && new URL(url).origin !== location.origin;
  return factsOf(page, url, { policies: policy ? policy.split(',') : [], isPolicyUnread });
}

/** Checks that a page uses the back end that is examined. */
function apiOfPage({ api, embeds }: PageFacts, examined: string): Finding[] {
  if (api) return api === examined ? [] : [{ is: 'other-api', api, examined }];
  return embeds.length > 0 ? [{ is: 'missing-api' }] : [];
}

/** Examines a back end, and a page that uses it if its server lets this page read it. */
export async function checkAddress({ api, shop, page }: Where): Promise<Checked> {
  const read = await readPage(page);
  const facts = 'is' in read ? undefined : read;
  const named = api ? new URL(api, location.href).href.replace(/\/+$/, '') : facts?.api;
  const address = 'is' in read && read.is === 'unreadable-page' ? read.address : undefined;
  const found = await watched((tools) =>
    examine({ api: named, shop, page: facts, address }, tools),
  );
  return {
    findings: [
      ...(facts && named ? apiOfPage(facts, named) : []),
      ...found,
      ...('is' in read ? [read] : []),
    ],
  };
}

/** Returns the policies in the headers of this page. A page cannot read its own headers, so it is requested again. */
async function headerPolicies(): Promise<string[]> {
  const answer = await fetch(location.href.split('#')[0]!).catch(() => undefined);
  const header = answer?.headers.get('content-security-policy');
  return header ? header.split(',') : [];
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
    if (severity === 'error') console.error(sentence);
    else console.warn(sentence);
  }
  console.info(i18n._(summaryOf(found)));
  console.groupEnd();
  return { isHealthy: found.length === 0, findings };
}
