import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Finding } from '../../core/doctor/types.ts';
import type { Sentences } from './types.ts';

type InertEmbed = Extract<Finding, { is: 'inert-embed' }>;

function inertEmbed({ inside }: InertEmbed): MessageDescriptor {
  switch (inside) {
    case 'comment':
      return msg`The only embed of the page is in an HTML comment, so nobody sees it. Remove <!-- and --> around it.`;
    case 'frame':
      return msg`The only embed of the page is in a frame (srcdoc) that the CMS has made. Insert it as HTML of the page itself, or use the marked link.`;
    default:
      return msg`The only embed of the page is in <${inside}>, which browsers do not show. Move it out.`;
  }
}

/** Sentences for findings about a page, its scripts, and how its embeds are written. */
export const OF_PAGE = {
  'content-policy': ({ directive, source }) =>
    msg`The content policy of the page forbids ${source}. Add it to ${directive}.`,
  'missing-script': () =>
    msg`There are embeds on the page, but no script of the shop. Add the line with museum-shop.js to its head.`,
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
  'missing-language': () =>
    msg`The page does not name its language, so the shop uses its default one. Write <html lang="…">, or add lang to the embed.`,
  'framed-page': () =>
    msg`This page is in a frame of another page, like those of page builders and previews. Open it by itself and check it again: in a frame, payment and basket may not work.`,
  'sandboxed-page': () =>
    msg`The page is in a sandbox that blocks scripts or storage, so the shop cannot keep a basket. Remove sandbox from the frame or from the content policy.`,
  'shortcode-as-text': ({ shortcode }) =>
    msg`Visitors read “${shortcode}” as text. Activate the plugin Museum Shop, or use the tag.`,
  'inert-embed': inertEmbed,
  'misspelt-tag': ({ tag, meant }) =>
    msg`There is no tag <${tag}>. Write <${meant}>, at the beginning and at the end.`,
  'misspelt-div': ({ embed }) =>
    msg`${embed} does not become the shop. It has to be a <div> with class="museum-embed" and data-element="…".`,
  'misspelt-link': ({ address }) =>
    msg`The link to ${address} does not become the shop. It has to contain museum-embed=…, spelt like this, before any #.`,
  'escaped-address': ({ address }) =>
    msg`The address ${address} contains “&amp;” instead of “&”, because the CMS has escaped it twice. Insert the address again.`,
  'smart-quotes': ({ address }) =>
    msg`The address ${address} has typographic quotes around it. Replace them with straight ones: "…"`,
  'unclosed-tag': ({ embed }) =>
    msg`${embed} has no end tag, so everything after it vanishes from the page. Add the end tag, such as </museum-tickets>, right behind the fallback. A slash in the tag itself is not enough.`,
  'nested-embed': ({ embed, around }) =>
    msg`${embed} is inside ${around}, so it never shows. Move it behind the end tag.`,
  'inside-link': ({ embed, around }) =>
    msg`${embed} is inside ${around}, which takes every click. Move it out.`,
  'duplicate-id': ({ id }) =>
    msg`Several embeds have id="${id}". Give each its own id, so that visitors who come back find the screen that they left.`,
  'empty-setting': ({ name }) =>
    msg`<meta name="${name}"> is empty. Fill it in or remove it. In WordPress, it is under Settings → Museum Shop.`,
  'page-redirect': ({ address, to }) =>
    msg`${address} leads to another page, ${to}. That page was checked.`,
  'insecure-page': ({ address }) =>
    msg`The page ${address} is not https, so visitors cannot order or log in there. Serve it over https.`,
  'not-a-web-page': ({ address }) =>
    msg`${address} is not a web page. Enter the address of a page with embeds.`,
  'insecure-script': ({ address }) =>
    msg`The page is https and the script, ${address}, is http: browsers do not load it. Begin its address with https://`,
  'wrong-script': ({ embed }) =>
    msg`${embed}: the scripts of the page are those of other embeds. Load museum-shop.js, which shows all of them.`,
  'held-script': ({ address }) =>
    msg`The script ${address} does not run: a cookie banner or an optimiser of the CMS holds it back. Exclude it there. The shop sets no cookies.`,
} satisfies Partial<Sentences>;
