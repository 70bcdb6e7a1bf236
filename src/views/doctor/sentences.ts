import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Finding, Severity, WrongAttribute } from '../../core/doctor/types.ts';
import { CURRENCIES } from '../../core/money/currency.ts';

type IgnoredLink = Extract<Finding, { is: 'ignored-link' }>;

function ignoredLink({ address, why }: IgnoredLink): MessageDescriptor {
  switch (why) {
    case 'ugc':
      return msg`The marked link to ${address} has no effect: rel="ugc" says that a visitor has written it.`;
    case 'comment':
      return msg`The marked link to ${address} has no effect: it is in a list of comments.`;
    case 'nofollow':
      return msg`The marked link to ${address} has no effect: it has rel="nofollow". Remove that, or use a marked div.`;
    case 'too-many':
      return msg`The marked link to ${address} has no effect: only the first ten of a page have one. Use a marked div.`;
  }
}

type Sentences = { [F in Finding as F['is']]: (finding: F) => MessageDescriptor };

function wrongAttribute(embed: string, wrong: WrongAttribute): MessageDescriptor {
  const { is, attribute, value, choices = '' } = wrong;
  switch (is) {
    case 'invalid-date':
      return msg`${embed}: “${value}” in ${attribute} is not a date. Write it as 2027-03-05.`;
    case 'invalid-language':
      return msg`${embed}: “${value}” in ${attribute} is not a language that the shop speaks.`;
    case 'invalid-value':
      return msg`${embed}: “${value}” in ${attribute} is unknown. Possible: ${choices}.`;
    case 'other-site':
      return msg`${embed}: “${value}” in ${attribute} is on another site. Name a page of this site.`;
    case 'base-mismatch':
      return msg`${embed}: this page does not lie below “${value}” (${attribute}).`;
    default:
      return msg`${embed}: “${value}” in ${attribute} is not an address. It has to begin with https:// or /.`;
  }
}

/** Sentences for each finding: the problem and its fix. */
const SENTENCES: Sentences = {
  'missing-api': () =>
    msg`Nothing says where the back end is. Add ?api=https://… to the address of the script.`,
  'invalid-address': ({ api }) =>
    msg`“${api}” is not the address of a back end. It has to begin with https://`,
  'mixed-content': ({ api }) =>
    msg`The page is https and the back end, ${api}, is http: browsers forbid that. Serve the back end over https.`,
  'insecure-connection': ({ api }) =>
    msg`The back end, ${api}, is reached without https: no passwords are sent to it. Serve it over https.`,
  unreachable: ({ api }) =>
    msg`Nobody answers at ${api}. Check that the address is right and the server is running.`,
  cors: ({ api, origin }) =>
    msg`The back end at ${api} answers, but does not let pages of ${origin} read it. Have it send Access-Control-Allow-Origin with this origin (CORS).`,
  preflight: ({ api, origin }) =>
    msg`Pages of ${origin} may read from ${api}, but not send. Have the back end allow POST with the header Content-Type for this origin (CORS, answer to OPTIONS).`,
  timeout: ({ address }) => msg`${address} does not answer within 15 seconds.`,
  'html-response': ({ address }) =>
    msg`${address} answers with a web page instead of data. The address of the back end is probably another one.`,
  'not-found': ({ address }) =>
    msg`There is nothing at ${address} (404). The address of the back end is probably another one, often with /api at its end.`,
  redirect: ({ address, to }) =>
    msg`${address} redirects to ${to}. Use that address instead: a redirect takes time, and some calls do not survive it.`,
  'http-error': ({ call, status }) =>
    msg`The back end fails at “${call}” with status ${status}. Tell whoever runs it.`,
  'no-response': ({ call }) =>
    msg`The answer to “${call}” does not come, or not with the header Access-Control-Allow-Origin. Tell whoever runs the back end.`,
  'invalid-response': ({ call, field }) =>
    msg`The answer to “${call}” does not match the contract: “${field}” is missing or wrong. Tell whoever runs the back end.`,
  'item-left-out': ({ call, what }) =>
    msg`In the answer to “${call}” something had to be left out: ${what}. Tell whoever runs the back end.`,
  'unsupported-page-language': ({ lang, languages }) =>
    msg`The page says lang="${lang}", but the shop speaks ${languages}. Visitors read its default language.`,
  'unsupported-embed-language': ({ lang, languages }) =>
    msg`An embed wants lang="${lang}", but the shop speaks ${languages}.`,
  'unknown-language': ({ lang }) =>
    msg`The configuration of the shop names a language that it does not know: ${lang}.`,
  'language-unavailable': ({ lang }) =>
    msg`The configuration of the shop names the language ${lang}, but the back end does not answer in it.`,
  'content-policy': ({ directive, source }) =>
    msg`The content policy of the page forbids ${source}. Add it to ${directive}.`,
  'missing-script': () =>
    msg`There are embeds on the page, but no script of the shop. Add the line with museum-shop.js to its head.`,
  'unknown-currency': ({ value }) => {
    const choices = CURRENCIES.join(', ');
    return msg`The back end names the currency “${value}”, in which the shop cannot show prices. It sells nothing until the currency is one of ${choices}.`;
  },
  'wrong-unit': ({ value }) =>
    msg`The back end sends the amount ${value}. That looks like an amount with decimals, but the shop expects whole cents: 1250 for 12.50. So that nobody pays a wrong price, it sells nothing until this is corrected.`,
  'origin-refused': ({ origin, allowed }) =>
    msg`Visitors cannot pay on pages of ${origin}: the back end accepts payments only from ${allowed}. Have this origin added there (allowedOrigins).`,
  'missing-embed': () =>
    msg`The page has the script of the shop, but no embed. The CMS has probably removed it: use the marked div or the marked link.`,
  'missing-shop': () =>
    msg`The page has neither the script nor an embed of the shop. Check that it is the right page, and that the CMS has not removed them.`,
  'tag-as-text': ({ tag }) =>
    msg`Visitors read “<${tag}” as text. Insert the tag as HTML, or use the marked link.`,
  'other-api': ({ api, examined }) =>
    msg`The page asks another back end, ${api}, than the one that was checked, ${examined}. Check that one, or correct the address in the page.`,
  'page-error': ({ address, status }) =>
    msg`The page ${address} answers with status ${status}. Check its address.`,
  'missing-page': () => msg`No page: enter the address of a page with embeds above.`,
  'unreadable-page': ({ address }) =>
    msg`The page ${address}: its server does not let this page read it, or does not answer. Open it and enter museumShop.doctor() in the console of the browser (F12).`,
  'unreadable-policy': ({ address }) =>
    msg`The content policy (CSP) of ${address}: open that page and enter museumShop.doctor() in the console of the browser (F12).`,
  'several-scripts': ({ addresses }) =>
    msg`The script comes from several places or in several releases: ${addresses}. One is enough.`,
  'not-a-module': ({ address }) => msg`The script ${address} lacks type="module": it does not run.`,
  'missing-integrity': ({ address }) =>
    msg`The release ${address} is pinned, but without its hash. Add integrity="sha384-…" from its integrity.json.`,
  'load-error': ({ address }) =>
    msg`The script ${address} cannot be loaded. Check that it is there and is sent with Access-Control-Allow-Origin.`,
  'integrity-mismatch': ({ address }) =>
    msg`The script ${address} is not what its integrity says: browsers do not run it. Copy the line anew.`,
  'several-apis': ({ apis }) => msg`One page has one shop, but its embeds name several: ${apis}.`,
  'several-languages': ({ languages }) =>
    msg`One page has one language, but its embeds want several: ${languages}.`,
  'unknown-item': ({ embed, id }) =>
    msg`${embed}: the shop has nothing with the id ${id} in this area. Choose another one or take the embed out.`,
  'unknown-category': ({ embed, id }) =>
    msg`${embed}: the shop has no category with the id ${id} here.`,
  'switched-off': ({ embed, area }) =>
    msg`${embed}: the shop has switched this area off (${area}). Visitors see the fallback.`,
  'past-date': ({ embed, date }) => msg`${embed}: the day ${date} is past.`,
  'invalid-attribute': ({ embed, wrong }) => wrongAttribute(embed, wrong),
  'unknown-attribute': ({ embed, attribute }) =>
    msg`${embed}: there is no attribute “${attribute}”. Check its spelling.`,
  'ignored-attribute': ({ embed, attribute }) =>
    msg`${embed}: “${attribute}” has no effect in a marked form. Put it into the address of the script, or use a tag.`,
  'unknown-element': ({ embed }) =>
    msg`${embed}: the shop has no such element. Visitors see the fallback.`,
  'foreign-link': ({ address }) =>
    msg`The marked link to ${address} has no effect: it leads neither to this site nor to that of the back end.`,
  'ignored-link': ignoredLink,
  'unsupported-form': ({ embed, form }) =>
    form === 'link'
      ? msg`${embed}: a marked link shows tickets, tours, merchandise, passes or vouchers. Use a tag or a marked div for this.`
      : msg`${embed}: the whole shop needs a tag. Visitors see the fallback.`,
  'missing-fallback': ({ embed }) =>
    msg`${embed} has nothing between its tags. Put a link there for visitors whom the shop does not reach.`,
  'page-not-found': ({ attribute, address }) =>
    msg`${attribute} names ${address}, and there is no such page.`,
  'page-without-embed': ({ attribute, address, tag }) =>
    msg`${attribute} names ${address}, but there is no <${tag}> in that page.`,
};

/** Returns the untranslated message for a finding. */
export const sentenceFor = (finding: Finding): MessageDescriptor =>
  (SENTENCES[finding.is] as (found: Finding) => MessageDescriptor)(finding);

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

/** Returns a sentence that sums up the findings. */
export function summaryOf(findings: readonly Finding[]): MessageDescriptor {
  const count = findings.filter((finding) => severityOf(finding) !== 'unchecked').length;
  if (count > 0) return msg`To fix: ${count}`;
  return findings.length === 0
    ? msg`Nothing needs fixing.`
    : msg`The back end is fine. Your page could not be checked completely from here:`;
}
