/** A page that a CMS or an editor has broken, and the codes that the doctor has to report for it: these and no others. */
export type BrokenPage = {
  /** Replaces the correct script in the head; `{back}` is the address of the faulty back ends. */
  head?: string;
  body?: string;
  /** The content security policy in the headers. */
  policy?: string;
  lang?: string;
  /** The back end that is examined if the page is only read; by default that of the shop. */
  api?: string;
  finds: string | readonly string[];
  /** Text that the findings have to name. */
  names?: string;
  /** Why it can only be read: the script does not run in it, or the browser would fetch another page. */
  isOnlyRead?: boolean;
  /** Needs a running page. */
  isOnlyVisited?: boolean;
  /** Represents its kind among the pages that the fast tier visits. */
  isVisited?: boolean;
};

export const SCRIPT = '<script type="module" src="/museum-shop.js?api=/api"></script>';
const LINK = '<a href="/museum/en/tickets.html">Tickets</a>';
export const EMBED = `<museum-tickets item="12">${LINK}</museum-tickets>`;
const DIV = `<div class="museum-embed" data-element="tickets">${LINK}</div>`;

const text = (html: string): string => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const tag = (name: string, end = name): string => `<${name} item="12">${LINK}</${end}>`;
const at = (backEnd: string) => ({
  head: SCRIPT.replace('/api"', `{back}/${backEnd}"`),
  api: `{back}/${backEnd}`,
});

/** Embeds that a filter has removed, escaped, or put in a place that browsers do not show. */
export const EATEN: Record<string, BrokenPage> = {
  'WordPress removes the tag of an author': {
    body: `<p>${LINK}</p>`,
    finds: 'missing-embed',
    isVisited: true,
  },
  'a filter removes script and tag': {
    head: '',
    body: `<p>${LINK}</p>`,
    finds: 'missing-shop',
    isOnlyRead: true,
  },
  'TYPO3 shows the tag as text': {
    body: `<p>${text(EMBED)}</p>`,
    finds: 'tag-as-text',
    names: 'museum-tickets',
    isVisited: true,
  },
  'a filter escapes the tag twice': {
    body: `<p>${text(EMBED).replaceAll('&', '&amp;')}</p>`,
    finds: 'tag-as-text',
  },
  'Contao shows the tag in a block of code': {
    body: `<pre><code>${text(EMBED)}</code></pre>`,
    finds: 'tag-as-text',
  },
  'the visual editor escapes the marked div': {
    body: `<p>${text(DIV)}</p>`,
    finds: 'tag-as-text',
    names: 'div class',
  },
  'the visual editor escapes the marked link': {
    body: `<p>${text('<a href="/?museum-embed=tickets">Tickets</a>')}</p>`,
    finds: 'tag-as-text',
    names: 'a href',
  },
  'the visual editor escapes the script': {
    head: '',
    body: `<p>${text(SCRIPT)}</p>${EMBED}`,
    finds: ['missing-script', 'tag-as-text'],
    isOnlyRead: true,
  },
  'a shortcode without its plugin': {
    body: '<p>[museum_tickets item="12"]</p>',
    finds: 'shortcode-as-text',
    names: '[museum_tickets item=',
    isVisited: true,
  },
  'a shortcode with a hyphen': {
    body: '<p>[museum_cart-button]</p>',
    finds: 'shortcode-as-text',
  },
  'an embed in a comment': {
    body: `<!-- ${EMBED} --><p>${LINK}</p>`,
    finds: 'inert-embed',
    names: 'comment',
    isVisited: true,
  },
  'a lazy loader wraps the embed in noscript': {
    body: `<noscript>${EMBED}</noscript>`,
    finds: 'inert-embed',
    names: 'noscript',
  },
  'a theme keeps the tab in a template': {
    body: `<template>${EMBED}</template>`,
    finds: 'inert-embed',
    names: 'template',
  },
  'Wix puts HTML into a frame': {
    body: `<iframe srcdoc="${EMBED.replaceAll('"', '&quot;')}"></iframe>`,
    finds: 'inert-embed',
    names: 'frame',
  },
};

/** Names that editors and editing software spell wrong. */
export const MISSPELT: Record<string, BrokenPage> = {
  'a tag in the singular': {
    body: tag('museum-ticket'),
    finds: 'misspelt-tag',
    names: 'museum-tickets',
    isVisited: true,
  },
  'a tag with an underscore': { body: tag('museum_tickets'), finds: 'misspelt-tag' },
  'a tag without its hyphen': { body: tag('museumtickets'), finds: 'misspelt-tag' },
  'a tag with two letters swapped': { body: tag('musuem-tickets'), finds: 'misspelt-tag' },
  'a tag with a hyphen that does not break': {
    body: tag('museum\u2011tickets'),
    finds: 'misspelt-tag',
  },
  'a tag with a dash': { body: tag('museum\u2013tickets'), finds: 'misspelt-tag' },
  'a tag with a space that does not break, from a text processor': {
    body: `<div>${EMBED.replace(' ', '\u00a0')}</div>`,
    finds: 'misspelt-tag',
    names: 'museum-tickets',
  },
  'half the name of a tag': {
    body: tag('museum-cart'),
    finds: 'misspelt-tag',
    names: 'museum-cart-button',
  },
  'a misspelt tag next to a correct one': {
    body: EMBED + tag('museum-tour'),
    finds: 'misspelt-tag',
  },
  'an attribute that the tag does not have': {
    body: EMBED.replace('item', 'itm'),
    finds: 'unknown-attribute',
    names: '"meant":"item"',
  },
  'a class with an underscore': {
    body: DIV.replace('museum-embed', 'museum_embed'),
    finds: 'misspelt-div',
    isVisited: true,
  },
  'a class with capitals': {
    body: DIV.replace('museum-embed', 'Museum-Embed'),
    finds: 'misspelt-div',
  },
  'a class in typographic quotes': {
    body: DIV.replace('"museum-embed"', '“museum-embed”'),
    finds: 'misspelt-div',
  },
  'a filter removes the class': {
    body: DIV.replace('class="museum-embed" ', ''),
    finds: 'misspelt-div',
  },
  'a filter removes the data attributes': {
    body: DIV.replace(' data-element="tickets"', ''),
    finds: 'misspelt-div',
  },
  'TinyMCE turns the div into a paragraph': {
    body: DIV.replaceAll('div', 'p'),
    finds: 'misspelt-div',
    names: '<p class',
  },
  'a marked div with a misspelt attribute': {
    isVisited: true,
    body: DIV.replace('>', ' data-itm="12">'),
    finds: 'unknown-attribute',
    names: '"meant":"data-item"',
  },
  'a marked div with the attribute of a tag': {
    body: DIV.replace('>', ' item="12">'),
    finds: 'unknown-attribute',
    names: '"meant":"data-item"',
  },
  'a marked link with an underscore': {
    body: '<p><a href="/?museum_embed=tickets">Tickets</a></p>',
    finds: 'misspelt-link',
    isVisited: true,
  },
  'a marked link with its query behind the hash': {
    body: '<p><a href="/#/tickets?museum-embed=tickets">Tickets</a></p>',
    finds: 'misspelt-link',
  },
  'a marked link through the redirect of a newsletter': {
    body: '<p><a href="https://news.example/?to=%2F%3Fmuseum-embed%3Dtickets">Tickets</a></p>',
    finds: 'misspelt-link',
  },
  'a marked link with a misspelt parameter': {
    isVisited: true,
    body: '<p><a href="/?museum-embed=tickets&amp;itm=12">Tickets</a></p>',
    finds: 'unknown-attribute',
  },
  'a marked link that is escaped twice': {
    body: '<p><a href="/?museum-embed=tickets&amp;amp;item=12">Tickets</a></p>',
    finds: 'escaped-address',
    isVisited: true,
  },
  'a marked link in typographic quotes': {
    body: '<p><a href=“/?museum-embed=tickets”>Tickets</a></p>',
    finds: 'smart-quotes',
    isVisited: true,
  },
  'a fallback link in typographic quotes': {
    body: '<museum-tickets><a href=”/museum/en/tickets.html”>Tickets</a></museum-tickets>',
    finds: 'smart-quotes',
  },
  'a fallback link in encoded typographic quotes': {
    body: '<museum-tickets><a href="%E2%80%9C/museum/%E2%80%9D">Tickets</a></museum-tickets>',
    finds: 'smart-quotes',
  },
};

/** Tags that contain what they should not, or are in it. */
export const TANGLED: Record<string, BrokenPage> = {
  'a tag that closes itself': {
    body: '<museum-tickets item="12" /><p>Opening hours</p>',
    finds: 'unclosed-tag',
    names: 'item=\\"12\\" /',
    isVisited: true,
  },
  'a tag without its end': {
    body: `<museum-tickets>${LINK}<h2>Opening hours</h2>`,
    finds: 'unclosed-tag',
  },
  'WordPress puts both ends of a tag into paragraphs': {
    body: `<p><museum-tickets item="12"></p><p>${LINK}</p><p></museum-tickets></p>`,
    finds: 'missing-fallback',
  },
  'a tag with the end of another': {
    body: tag('museum-tickets', 'museum-tours'),
    finds: 'unclosed-tag',
  },
  'two tags without an end': {
    body: `<museum-tickets>${LINK}<museum-vouchers>${LINK}`,
    finds: 'unclosed-tag',
    names: 'museum-vouchers',
  },
  'a marked div that takes in the footer': {
    body: `<div class="museum-embed" data-element="tickets">${LINK}<footer>Imprint</footer></div>`,
    finds: 'unclosed-tag',
  },
  'a tag in a tag': {
    body: `<museum-tickets>${LINK}${tag('museum-tours').replace(' item="12"', '')}</museum-tickets>`,
    finds: 'nested-embed',
    isVisited: true,
  },
  'a teaser that is one link': {
    body: `<button>${EMBED.replace(LINK, '<span>Tickets</span>')}</button>`,
    finds: ['fallback-without-link', 'inside-link'],
    isVisited: true,
  },
  'a block that was copied with its id': {
    body: EMBED.replace(' ', ' id="shop" ').repeat(2),
    finds: 'duplicate-id',
    isVisited: true,
  },
};

/** Scripts that do not run, or not as they should. */
export const SCRIPTS: Record<string, BrokenPage> = {
  'a cookie banner holds the script back': {
    head: SCRIPT.replace('module"', 'text/plain" data-category="marketing"'),
    finds: 'held-script',
    isOnlyRead: true,
  },
  'a CDN changes the type of the script': {
    head: SCRIPT.replace('module', 'a1b2c3-module'),
    finds: 'held-script',
    isOnlyRead: true,
  },
  'an optimiser delays the script': {
    head: SCRIPT.replace('type="module" src', 'type="rocketlazyloadscript" data-rocket-src'),
    finds: 'held-script',
    isOnlyRead: true,
  },
  'a lazy loader moves the address of the script': {
    head: SCRIPT.replace(' src', ' data-src'),
    finds: 'held-script',
    isOnlyRead: true,
  },
  'a script for old browsers only': {
    head: SCRIPT.replace('>', ' nomodule>'),
    finds: 'held-script',
    isOnlyRead: true,
  },
  'a script in noscript': {
    head: `<noscript>${SCRIPT}</noscript>`,
    finds: 'held-script',
    isOnlyRead: true,
  },
  'a script in typographic quotes': {
    head: '<script type=“module” src=“/museum-shop.js?api=/api”></script>',
    finds: 'smart-quotes',
    isOnlyRead: true,
  },
  'a script below the wrong base': {
    head: `<base href="/elsewhere/">${SCRIPT.replace('"/museum', '"museum')}`,
    finds: 'load-error',
    names: 'elsewhere/museum-shop.js',
    isOnlyRead: true,
  },
  'a CMS that answers a missing script with a page': {
    head: SCRIPT.replace('/museum', '/soft/museum'),
    finds: 'load-error',
    isOnlyRead: true,
  },
  'an optimiser removes the query of the script': {
    head: SCRIPT.replace('?api=/api', ''),
    finds: 'missing-api',
  },
  'a script whose address is escaped twice': {
    head: SCRIPT.replace('"></', '&amp;amp;lang=en"></'),
    finds: 'escaped-address',
  },
  'theme and plugin both load the script': {
    head: SCRIPT + SCRIPT.replace('"></', '&amp;ver=6.1"></'),
    finds: 'several-scripts',
    names: 'ver=6.1',
    isVisited: true,
  },
  'a script without type="module"': {
    head: SCRIPT.replace(' type="module"', ''),
    finds: 'not-a-module',
  },
  'the script of another element': {
    head: SCRIPT.replace('shop', 'vouchers'),
    finds: 'wrong-script',
    isVisited: true,
  },
  'a marked div without the loader': {
    head: SCRIPT.replace('shop', 'tickets'),
    body: DIV,
    finds: 'wrong-script',
  },
  'a script without the nonce of the policy': {
    policy: "script-src 'nonce-abc'",
    finds: 'content-policy',
    names: 'script-src',
    isOnlyRead: true,
  },
  'a strict policy that ignores hosts': {
    policy: "script-src 'self' 'nonce-abc' 'strict-dynamic'",
    finds: 'content-policy',
    names: 'script-src',
    isOnlyRead: true,
  },
};

/** Pages whose policy, language, or settings keep the shop from working. */
export const PAGES: Record<string, BrokenPage> = {
  'a header that forbids pictures': {
    policy: "img-src 'none'",
    finds: 'content-policy',
    names: 'img-src',
    isVisited: true,
  },
  'a header that forbids the back end': {
    ...at('good'),
    policy: "default-src 'self'; img-src *",
    finds: 'content-policy',
    names: 'connect-src',
    isVisited: true,
  },
  'a header with a list of Trusted Types': {
    policy: "trusted-types dompurify; require-trusted-types-for 'script'",
    finds: 'content-policy',
    names: 'trusted-types',
    isOnlyRead: true,
  },
  'a header with a sandbox': {
    policy: 'sandbox allow-scripts',
    finds: 'sandboxed-page',
    isOnlyRead: true,
  },
  'a theme without a language': { lang: '', finds: 'missing-language', isVisited: true },
  'a plugin without its settings': {
    head: `<meta name="museum-shop-checkout-url" content="">${SCRIPT}`,
    finds: 'empty-setting',
    names: 'museum-shop-checkout-url',
    isVisited: true,
  },
  'a plugin without contact and page': {
    body: '<museum-tickets item="12"></museum-tickets>',
    finds: 'missing-fallback',
  },
  'a fallback of text alone': {
    body: '<museum-tickets item="12">Our shop opens here.</museum-tickets>',
    finds: 'fallback-without-link',
    isVisited: true,
  },
  'a fallback link to a page that is gone': {
    body: '<museum-tickets><a href="/gone.html">Tickets</a></museum-tickets>',
    finds: 'broken-link',
    names: 'gone.html',
    isVisited: true,
  },
  'a fallback link that was never filled in': {
    body: '<museum-tickets><a href="#">Tickets</a></museum-tickets>',
    finds: 'broken-link',
  },
  'a button of the basket without a basket': {
    body: `<museum-cart-button>${LINK}</museum-cart-button>`,
    finds: 'cart-without-checkout',
    isVisited: true,
  },
  'a whole shop on a page whose server knows no other path': {
    body: `<museum-shop base="/broken">${LINK}</museum-shop>`,
    finds: 'path-not-served',
    names: '/tickets',
    isVisited: true,
  },
  'a whole shop outside of its base': {
    body: `<museum-shop base="/shop" routing="hash">${LINK}</museum-shop>`,
    finds: 'invalid-attribute',
    names: 'base-mismatch',
  },
  'an event that is over': {
    ...at('over'),
    finds: 'item-over',
    names: '2027-02-28',
    isVisited: true,
  },
  'a back end at another path': {
    head: SCRIPT.replace('=/api', '=/apix'),
    api: '/apix',
    finds: 'wrong-path',
    names: '/api"',
    isVisited: true,
  },
  'an address without the path of the back end': {
    head: SCRIPT.replace('=/api', '=/'),
    api: '/',
    finds: 'wrong-path',
  },
  'a back end that is no shop': { ...at('other'), finds: 'not-a-shop', isVisited: true },
  'a picture that is gone': {
    ...at('bare'),
    finds: 'picture-error',
    names: 'gone.jpg',
    isOnlyVisited: true,
  },
};
