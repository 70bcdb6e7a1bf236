import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Finding } from '../../core/doctor/types.ts';
import type { Sentences } from './types.ts';

type InertEmbed = Extract<Finding, { is: 'inert-embed' }>;

function inertEmbed({ inside }: InertEmbed): MessageDescriptor {
  switch (inside) {
    case 'comment':
      return msg`The only embed on the page is in an HTML comment, so visitors cannot see it. Remove <!-- and --> around it.`;
    case 'frame':
      return msg`The only embed on the page is in a frame (srcdoc) that the CMS has added. Insert it directly into the page as HTML, or use a marked link.`;
    default:
      return msg`The only embed on the page is in <${inside}>, which browsers do not show. Move it out.`;
  }
}

/** Sentences for findings about a page, its scripts, and how its embeds are written. */
export const OF_PAGE = {
  'content-policy': ({ directive, source }) =>
    msg`The content security policy of the page blocks ${source}. Add this source to ${directive}.`,
  'missing-script': () =>
    msg`The page has embeds, but not the script of the shop. Add the line with museum-shop.js to its head.`,
  'missing-embed': () =>
    msg`The page has the script of the shop, but no embed. The CMS has probably removed it. Use a marked div or a marked link.`,
  'missing-shop': () =>
    msg`The page has neither the script nor an embed of the shop. Check that it is the right page and that the CMS has not removed them.`,
  'tag-as-text': ({ tag }) =>
    msg`Visitors see “<${tag}” as text. Insert the tag as HTML, or use a marked link.`,
  'other-api': ({ api, examined }) =>
    msg`The page uses another back end, ${api}, than the one that was checked, ${examined}. Check ${api}, or correct the address in the page.`,
  'page-error': ({ address, status }) =>
    msg`The page ${address} answers with error ${status}. Check its address.`,
  'missing-page': () => msg`No page was checked. Enter the address of a page with embeds above.`,
  'unreadable-page': ({ address }) =>
    msg`The page ${address} could not be checked: its server does not answer, or does not let this page read it. Open it and enter museumShop.doctor() in the browser console (F12).`,
  'unreadable-policy': ({ address }) =>
    msg`The content security policy (CSP) of ${address} could not be checked. Open that page and enter museumShop.doctor() in the browser console (F12).`,
  'several-scripts': ({ addresses }) =>
    msg`The script comes from several addresses or in several releases: ${addresses}. Keep only one script.`,
  'not-a-module': ({ address }) =>
    msg`The script ${address} lacks type="module", so it does not run.`,
  'missing-integrity': ({ address }) =>
    msg`The release ${address} is pinned without its hash. Add integrity="sha384-…" from its integrity.json.`,
  'load-error': ({ address }) =>
    msg`The script ${address} cannot be loaded. Check that it exists and is sent with Access-Control-Allow-Origin.`,
  'integrity-mismatch': ({ address }) =>
    msg`The script ${address} does not match its integrity value, so browsers do not run it. Copy the line again.`,
  'several-apis': ({ apis }) =>
    msg`A page can have only one shop, but its embeds name several: ${apis}.`,
  'missing-language': () =>
    msg`The page does not name its language, so the shop uses its default language. Add <html lang="…">, or add lang to the embed.`,
  'framed-page': () =>
    msg`This page is in a frame of another page, as in page builders and previews. Open it on its own and check it again. In a frame, payment and the basket may not work.`,
  'sandboxed-page': () =>
    msg`The page is in a sandbox that blocks scripts or storage, so the shop cannot keep a basket. Remove sandbox from the frame or from the content security policy.`,
  'shortcode-as-text': ({ shortcode }) =>
    msg`Visitors see “${shortcode}” as text. Activate the Museum Shop plugin, or use the tag.`,
  'inert-embed': inertEmbed,
  'misspelt-tag': ({ tag, meant }) =>
    msg`There is no tag <${tag}>. Write <${meant}> at the start and at the end.`,
  'misspelt-div': ({ embed }) =>
    msg`${embed} does not become the shop. It must be a <div> with class="museum-embed" and data-element="…".`,
  'misspelt-link': ({ address }) =>
    msg`The link to ${address} does not become the shop. It must contain museum-embed=…, spelt like this, before any #.`,
  'escaped-address': ({ address }) =>
    msg`The address ${address} contains “&amp;” instead of “&” because the CMS has escaped it twice. Insert the address again.`,
  'smart-quotes': ({ address }) =>
    msg`The address ${address} has curly quotes around it. Replace them with straight quotes: "…"`,
  'unclosed-tag': ({ embed }) =>
    msg`${embed} has no end tag, so everything after it disappears from the page. Add the end tag, such as </museum-tickets>, directly after the fallback. A slash in the tag itself is not enough.`,
  'nested-embed': ({ embed, around }) =>
    msg`${embed} is inside ${around}, so it never appears. Move it after the end tag.`,
  'inside-link': ({ embed, around }) =>
    msg`${embed} is inside ${around}, which receives every click. Move it out.`,
  'duplicate-id': ({ id }) =>
    msg`Several embeds have id="${id}". Give each its own ID, so that returning visitors find the screen they left.`,
  'empty-setting': ({ name }) =>
    msg`<meta name="${name}"> is empty. Fill it in or remove it. In WordPress, it is under Settings → Museum Shop.`,
  'page-redirect': ({ address, to }) =>
    msg`${address} redirects to another page, ${to}. That page was checked.`,
  'insecure-page': ({ address }) =>
    msg`The page ${address} does not use https, so visitors cannot order or log in there. Serve it over https.`,
  'not-a-web-page': ({ address }) =>
    msg`${address} is not a web page. Enter the address of a page with embeds.`,
  'insecure-script': ({ address }) =>
    msg`The page uses https, but the script, ${address}, uses http, so browsers do not load it. Start its address with https://`,
  'wrong-script': ({ embed }) =>
    msg`${embed}: the scripts of the page belong to other embeds. Load museum-shop.js, which shows all of them.`,
  'held-script': ({ address }) =>
    msg`The script ${address} does not run: a cookie banner or an optimiser of the CMS is blocking it. Make an exception for it there. The shop sets no cookies.`,
} satisfies Partial<Sentences>;
