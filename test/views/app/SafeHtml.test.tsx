import { expect } from 'chai';
import { sanitizeFallback } from '../../../src/views/app/sanitizeFallback.ts';
import { SafeHtml } from '../../../src/views/app/SafeHtml.tsx';
import { eventually } from '../../support/eventually.ts';
import { render } from '../../support/render.tsx';

const HTML = `<p>Nine <em>centuries</em></p><img src="x" onerror="window.wasRun = true">
  <script>window.wasRun = true</script><a href="javascript:window.wasRun = true">press</a>`;

type Sanitizing = { setHTML?: (html: string) => void };
const own = Element.prototype as Sanitizing;
const { setHTML } = own;

async function show() {
  const { root } = render(<SafeHtml html={HTML} />);
  await eventually('the text is there', () => root.querySelector('em') !== null);
  return root;
}

const danger = (root: ShadowRoot) =>
  root.querySelectorAll('script, [onerror], [href^="javascript"]').length;

describe('HTML of the server', () => {
  afterEach(() => {
    if (setHTML) own.setHTML = setHTML;
    expect('wasRun' in window).to.equal(false);
  });

  it('is cleaned by the browser if it has a sanitiser', async () => {
    const root = await show();
    expect(root.querySelector('em')!.textContent).to.equal('centuries');
    expect(danger(root)).to.equal(0);
  });

  it('is rebuilt from safe parts in other browsers', async () => {
    delete own.setHTML;
    const root = await show();
    expect(root.querySelector('em')!.textContent).to.equal('centuries');
    expect(danger(root)).to.equal(0);
  });
});

/** Properties of a form that its fields replace, and that code reads which cleans HTML. */
const CLOBBERED =
  'attributes childNodes children className cloneNode firstChild getAttribute hasChildNodes id innerHTML insertBefore lastChild localName namespaceURI nextSibling nodeName nodeType nodeValue ownerDocument parentElement parentNode prefix previousSibling remove removeAttribute removeChild replaceWith setAttribute shadowRoot tagName textContent'.split(
    ' ',
  );

const RUN_HTML = '<img src=x onerror="window.wasRun=true">';
const FORMS: Record<string, (name: string) => string> = {
  'a field': (name) => `<form><input name=${name}>${RUN_HTML}</form>`,
  'two fields of one name': (name) =>
    `<form><b id=${name}></b><input name=${name}><input name=${name}></form>`,
  'a field outside of the form': (name) =>
    `<form id=f>${RUN_HTML}</form><input form=f name=${name}>`,
  'a form in a form': (name) =>
    `<form id=o><div></form><form id=i><input name=${name}>${RUN_HTML}</form></div>`,
  'an image': (name) => `<form><img name=${name}></form>`,
};

describe('Security S14: a text with a form', () => {
  afterEach(() => {
    if (setHTML) own.setHTML = setHTML;
    expect('wasRun' in window).to.equal(false);
  });

  for (const browser of ['with setHTML', 'without setHTML']) {
    for (const [title, htmlOf] of Object.entries(FORMS)) {
      it(`whose properties are replaced by ${title} is shown without the form, ${browser}`, async () => {
        if (browser === 'without setHTML') delete own.setHTML;
        for (const name of CLOBBERED) {
          const { root } = render(<SafeHtml html={`<p>before</p>${htmlOf(name)}<p>after</p>`} />);
          await eventually(
            `the text with ${name} is there`,
            () => root.querySelector('p') !== null,
          );
          expect(root.textContent, name).to.match(/before\s*after/);
          expect(danger(root)).to.equal(0);
          expect(root.querySelectorAll('form, input, [name], [id]').length, name).to.equal(0);
        }
      });
    }
  }
});

describe('sanitizeFallback', () => {
  const asHtml = (html: string): string => {
    const box = document.createElement('div');
    box.append(sanitizeFallback(html));
    return box.innerHTML;
  };

  afterEach(() => expect('wasRun' in window).to.equal(false));

  const kept: [title: string, html: string, shown?: string][] = [
    ['paragraphs and emphasis', '<p>Nine <em>centuries</em> of <strong>ink</strong></p>'],
    ['lists', '<ul><li>One</li><li>Two</li></ul>'],
    [
      'tables with captions and headers',
      '<table><caption>Costs</caption><tbody><tr><th scope="row">France</th><td colspan="2">9</td></tr></tbody></table>',
    ],
    [
      'links to pages, mail and phones',
      '<a href="https://a.example/b?c=1&amp;d">a</a><a href="mailto:a@b.example">b</a><a href="tel:+4940123">c</a>',
    ],
    ['links within the site', '<a href="/page/terms">a</a><a href="#b">b</a>'],
    ['escaped text', 'a &lt;b&gt; &amp; c'],
    ['the text of unknown elements', 'a <blink>b <i>c</i></blink> d', 'a b <i>c</i> d'],
    ['unclosed elements', '<p>a<p>b <b>c', '<p>a</p><p>b <b>c</b></p>'],
  ];
  for (const [title, html, shown = html] of kept) {
    it(`keeps ${title}`, () => expect(asHtml(html)).to.equal(shown));
  }

  const RUN = 'window.wasRun=true';
  const dropped: [title: string, html: string, shown: string][] = [
    ['scripts', `a<script>${RUN}</script>b`, 'ab'],
    ['scripts in vector graphics', `a<svg><script>${RUN}</script><text>t</text></svg>b`, 'ab'],
    ['event handlers', `<p onclick="${RUN}" onmouseover=${RUN}>a</p>`, '<p>a</p>'],
    ['pictures that fail on purpose', `<img src=x onerror=${RUN}>a`, 'a'],
    ['pictures in graphics', `<svg onload=${RUN}><image href=x onerror=${RUN} /></svg>a`, 'a'],
    [
      'graphics that animate a link',
      '<svg><a><animate attributeName=href values=javascript:x /></a></svg>a',
      'a',
    ],
    ['links that run code', `<a href="javascript:${RUN}">a</a>`, '<a>a</a>'],
    [
      'links that hide code',
      `<a href=" java&#10;script:${RUN}">a</a><a href="JaVaScRiPt&colon;${RUN}">b</a>`,
      '<a>a</a><a>b</a>',
    ],
    [
      'links with other schemes',
      '<a href="data:text/html,<p>x">a</a><a href="vbscript:x">b</a><a href="blob:x">c</a>',
      '<a>a</a><a>b</a><a>c</a>',
    ],
    [
      'link targets, pings and downloads',
      '<a href="/b" target="_top" ping="/c" download>a</a>',
      '<a href="/b">a</a>',
    ],
    [
      'frames and objects',
      `<iframe srcdoc="<script>${RUN}</script>">x</iframe><object data=x>y</object><embed src=x>a`,
      'a',
    ],
    [
      'forms',
      `<form action="javascript:${RUN}"><input name=a><button formaction="javascript:${RUN}">b</button></form>`,
      'b',
    ],
    [
      'styles',
      '<style>*{display:none}</style><p style="position:fixed" class="x" id="y">a</p>',
      '<p>a</p>',
    ],
    ['templates', `<template><script>${RUN}</script></template>a`, 'a'],
    [
      'markup that is hidden in formulas',
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
      '',
    ],
    [
      'markup that is hidden in noscript',
      `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
      '<p></p>',
    ],
    [
      'names of object properties',
      '<a name="constructor">a</a><constructor>b</constructor><__proto__>c</__proto__>',
      '<a>a</a>b&lt;__proto__&gt;c',
    ],
    ['comments', 'a<!-- <p>b</p> -->c', 'ac'],
    [
      'bases and refreshes',
      `<base href="javascript:"><meta http-equiv=refresh content="0;url=javascript:${RUN}">a`,
      'a',
    ],
  ];
  for (const [title, html, shown] of dropped) {
    it(`drops ${title}`, async () => {
      expect(asHtml(html)).to.equal(shown);
      const { root } = render(<SafeHtml html={html} />);
      await eventually('it is rendered', () => root.querySelector('.html') !== null);
      expect(root.querySelectorAll('script, iframe, object').length).to.equal(0);
    });
  }
});
