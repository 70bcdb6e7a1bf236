import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Finding, Severity, WrongAttribute } from '../../core/doctor/types.ts';

type IgnoredLink = Extract<Finding, { is: 'linkIgnored' }>;

function ignoredLink({ address, why }: IgnoredLink): MessageDescriptor {
  switch (why) {
    case 'ugc':
      return msg`The marked link to ${address} has no effect: rel="ugc" says that a visitor has written it.`;
    case 'comment':
      return msg`The marked link to ${address} has no effect: it is in a list of comments.`;
    case 'nofollow':
      return msg`The marked link to ${address} has no effect: it has rel="nofollow". Remove that, or use a marked div.`;
    case 'tooMany':
      return msg`The marked link to ${address} has no effect: only the first ten of a page have one. Use a marked div.`;
  }
}

type Sentences = { [F in Finding as F['is']]: (finding: F) => MessageDescriptor };

function wrongAttribute(embed: string, wrong: WrongAttribute): MessageDescriptor {
  const { is, attribute, value, choices = '' } = wrong;
  switch (is) {
    case 'noDay':
      return msg`${embed}: “${value}” in ${attribute} is not a date. Write it as 2027-03-05.`;
    case 'noLanguage':
      return msg`${embed}: “${value}” in ${attribute} is not a language that the shop speaks.`;
    case 'noChoice':
      return msg`${embed}: “${value}” in ${attribute} is unknown. Possible: ${choices}.`;
    case 'otherSite':
      return msg`${embed}: “${value}” in ${attribute} is on another site. Name a page of this site.`;
    case 'base-mismatch':
      return msg`${embed}: this page does not lie below “${value}” (${attribute}).`;
    default:
      return msg`${embed}: “${value}” in ${attribute} is not an address. It has to begin with https:// or /.`;
  }
}

/** Sentences for each finding: the problem and its fix. */
const SENTENCES: Sentences = {
  noApi: () =>
    msg`Nothing says where the back end is. Add ?api=https://… to the address of the script.`,
  noAddress: ({ api }) =>
    msg`“${api}” is not the address of a back end. It has to begin with https://`,
  mixedContent: ({ api }) =>
    msg`The page is https and the back end, ${api}, is http: browsers forbid that. Serve the back end over https.`,
  notSecure: ({ api }) =>
    msg`The back end, ${api}, is reached without https: no passwords are sent to it. Serve it over https.`,
  unreachable: ({ api }) =>
    msg`Nobody answers at ${api}. Check that the address is right and the server is running.`,
  cors: ({ api, origin }) =>
    msg`The back end at ${api} answers, but does not let pages of ${origin} read it. Have it send Access-Control-Allow-Origin with this origin (CORS).`,
  preflight: ({ api, origin }) =>
    msg`Pages of ${origin} may read from ${api}, but not send. Have the back end allow POST with the header Content-Type for this origin (CORS, answer to OPTIONS).`,
  timeout: ({ address }) => msg`${address} does not answer within 15 seconds.`,
  html: ({ address }) =>
    msg`${address} answers with a web page instead of data. The address of the back end is probably another one.`,
  notFound: ({ address }) =>
    msg`There is nothing at ${address} (404). The address of the back end is probably another one, often with /api at its end.`,
  redirect: ({ address, to }) =>
    msg`${address} redirects to ${to}. Use that address instead: a redirect takes time, and some calls do not survive it.`,
  callFails: ({ call, status }) =>
    msg`The back end fails at “${call}” with status ${status}. Tell whoever runs it.`,
  unread: ({ call }) =>
    msg`The answer to “${call}” does not come, or not with the header Access-Control-Allow-Origin. Tell whoever runs the back end.`,
  contract: ({ call, field }) =>
    msg`The answer to “${call}” does not match the contract: “${field}” is missing or wrong. Tell whoever runs the back end.`,
  leftOut: ({ call, what }) =>
    msg`In the answer to “${call}” something had to be left out: ${what}. Tell whoever runs the back end.`,
  pageLanguage: ({ lang, languages }) =>
    msg`The page says lang="${lang}", but the shop speaks ${languages}. Visitors read its default language.`,
  embedLanguage: ({ lang, languages }) =>
    msg`An embed wants lang="${lang}", but the shop speaks ${languages}.`,
  unknownLanguage: ({ lang }) =>
    msg`The configuration of the shop names a language that it does not know: ${lang}.`,
  languageFails: ({ lang }) =>
    msg`The configuration of the shop names the language ${lang}, but the back end does not answer in it.`,
  policy: ({ directive, source }) =>
    msg`The content policy of the page forbids ${source}. Add it to ${directive}.`,
  noScript: () =>
    msg`There are embeds on the page, but no script of the shop. Add the line with museum-shop.js to its head.`,
  noEmbeds: () =>
    msg`The page has the script of the shop, but no embed. The CMS has probably removed it: use the marked div or the marked link.`,
  noShop: () =>
    msg`The page has neither the script nor an embed of the shop. Check that it is the right page, and that the CMS has not removed them.`,
  tagAsText: ({ tag }) =>
    msg`Visitors read “<${tag}” as text. Insert the tag as HTML, or use the marked link.`,
  otherApi: ({ api, examined }) =>
    msg`The page asks another back end, ${api}, than the one that was checked, ${examined}. Check that one, or correct the address in the page.`,
  pageFails: ({ address, status }) =>
    msg`The page ${address} answers with status ${status}. Check its address.`,
  noPage: () => msg`No page: enter the address of a page with embeds above.`,
  pageUnread: ({ address }) =>
    msg`The page ${address}: its server does not let this page read it, or does not answer. Open it and enter museumShop.doctor() in the console of the browser (F12).`,
  policyUnread: ({ address }) =>
    msg`The content policy (CSP) of ${address}: open that page and enter museumShop.doctor() in the console of the browser (F12).`,
  twoScripts: ({ addresses }) =>
    msg`The script comes from several places or in several releases: ${addresses}. One is enough.`,
  notModule: ({ address }) => msg`The script ${address} lacks type="module": it does not run.`,
  noIntegrity: ({ address }) =>
    msg`The release ${address} is pinned, but without its hash. Add integrity="sha384-…" from its integrity.json.`,
  scriptGone: ({ address }) =>
    msg`The script ${address} cannot be loaded. Check that it is there and is sent with Access-Control-Allow-Origin.`,
  integrity: ({ address }) =>
    msg`The script ${address} is not what its integrity says: browsers do not run it. Copy the line anew.`,
  twoApis: ({ apis }) => msg`One page has one shop, but its embeds name several: ${apis}.`,
  twoLanguages: ({ languages }) =>
    msg`One page has one language, but its embeds want several: ${languages}.`,
  itemGone: ({ embed, id }) =>
    msg`${embed}: the shop has nothing with the id ${id} in this area. Choose another one or take the embed out.`,
  categoryGone: ({ embed, id }) => msg`${embed}: the shop has no category with the id ${id} here.`,
  areaOff: ({ embed, area }) =>
    msg`${embed}: the shop has switched this area off (${area}). Visitors see the fallback.`,
  dayGone: ({ embed, date }) => msg`${embed}: the day ${date} is past.`,
  attribute: ({ embed, wrong }) => wrongAttribute(embed, wrong),
  unknownAttribute: ({ embed, attribute }) =>
    msg`${embed}: there is no attribute “${attribute}”. Check its spelling.`,
  markedLimit: ({ embed, attribute }) =>
    msg`${embed}: “${attribute}” has no effect in a marked form. Put it into the address of the script, or use a tag.`,
  unknownElement: ({ embed }) =>
    msg`${embed}: the shop has no such element. Visitors see the fallback.`,
  foreignLink: ({ address }) =>
    msg`The marked link to ${address} has no effect: it leads neither to this site nor to that of the back end.`,
  linkIgnored: ignoredLink,
  notInForm: ({ embed, form }) =>
    form === 'link'
      ? msg`${embed}: a marked link shows tickets, tours, merchandise, passes or vouchers. Use a tag or a marked div for this.`
      : msg`${embed}: the whole shop needs a tag. Visitors see the fallback.`,
  noFallback: ({ embed }) =>
    msg`${embed} has nothing between its tags. Put a link there for visitors whom the shop does not reach.`,
  pageGone: ({ attribute, address }) =>
    msg`${attribute} names ${address}, and there is no such page.`,
  pageWithout: ({ attribute, address, tag }) =>
    msg`${attribute} names ${address}, but there is no <${tag}> in that page.`,
};

/** Returns the untranslated message for a finding. */
export const sentenceFor = (finding: Finding): MessageDescriptor =>
  (SENTENCES[finding.is] as (found: Finding) => MessageDescriptor)(finding);

/** Findings that do no harm yet, but may. */
const HINTS: readonly Finding['is'][] = [
  'pageLanguage',
  'redirect',
  'twoScripts',
  'noIntegrity',
  'leftOut',
  'unknownLanguage',
  'noFallback',
  'linkIgnored',
  'dayGone',
  'notSecure',
];

/** Findings about checks that could not be made. */
const UNCHECKED: readonly Finding['is'][] = ['noPage', 'pageUnread', 'policyUnread'];

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
