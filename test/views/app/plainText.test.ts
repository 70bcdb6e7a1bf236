import { expect } from 'chai';
import { excerpt, plainText } from '../../../src/views/app/plainText.ts';
import { HOSTILE } from '../../support/hostile.ts';

type SanitizingParser = { parseHTML?: (html: string) => Document };
const browser = Document as SanitizingParser;
const { parseHTML } = browser;

for (const [parser, parse] of Object.entries({
  'the sanitizing parser of the browser': parseHTML,
  'a browser without a sanitizing parser': undefined,
})) {
  describe(`plainText with ${parser}`, () => {
    beforeEach(() => {
      if (!parse) delete browser.parseHTML;
    });
    afterEach(() => {
      if (parseHTML) browser.parseHTML = parseHTML;
    });

    const cases: [html: string, words: string][] = [
      ['', ''],
      ['Tides', 'Tides'],
      ['<p>High</p><p>water</p>', 'High water'],
      ['<ul><li><p>High <b><i>and</i></b></p></li><li>low</li></ul>', 'High and low'],
      ['High<br>water', 'High water'],
      ['  High \n\t water ', 'High water'],
      ['<a href="https://museum.example/?a>b">Tides</a>', 'Tides'],
      ['Fish &amp; chips', 'Fish & chips'],
      ['1 &lt; 2 &gt; 0', '1 < 2 > 0'],
      ['1 < 2', '1 < 2'],
      ['1 < 2 and <b>3</b> > 2', '1 < 2 and 3 > 2'],
      ['&quot;Tides&quot; &#8211; &#x2013; &#39;x&#39; &apos;y&apos;', "\"Tides\" – – 'x' 'y'"],
      ['Ebbe&nbsp;und Flut', 'Ebbe und Flut'],
      ['See&shy;fahrt', 'Seefahrt'],
      ['B&uuml;cher &ndash; 5&euro; &eacute;', 'Bücher – 5€ é'],
      ['&Oslash;re &rarr; &frac12; &#128674;', 'Øre → ½ 🚢'],
      ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
      ['&#38;lt;', '&lt;'],
      ['&unknown; &constructor; &toString;', '&unknown; &constructor; &toString;'],
      ['&#9999999999; &#xffffffff; &#0;', '\ufffd \ufffd \ufffd'],
      ['<!-- a --> b <!-- c > d --> e', 'b e'],
      ['<style>p > a {}</style>Tides<script>alert(1 > 0)</script>', 'Tides'],
      ['Tides <p>and<style>p {}</style></p><script>alert()</script> moon', 'Tides and moon'],
    ];
    for (const [html, words] of cases) {
      it(`converts ${JSON.stringify(html)} to ${JSON.stringify(words)}`, () => {
        expect(plainText(html)).to.equal(words);
      });
    }

    for (const html of HOSTILE) {
      it(`returns a text for ${JSON.stringify(html)}`, () => {
        expect(plainText(html)).to.be.a('string');
      });
    }
  });
}

describe('the excerpt of a description', () => {
  const words = (count: number): string => Array(count).fill('tide').join(' ');
  const cases: [title: string, html: string, text: string][] = [
    ['is the text of a short one', '<p>High <b>water</b></p>', 'High water'],
    ['is the whole text of 160 characters', `${words(31)} ocean`, `${words(31)} ocean`],
    ['ends after a whole word', `<p>${words(40)}</p>`, `${words(32)} …`],
    ['is empty for an empty one', '', ''],
  ];
  for (const [title, html, text] of cases) {
    it(title, () => void expect(excerpt(html)).to.equal(text));
  }
});

// the last one, because a refusal is remembered
describe('plainText on a host page whose policy forbids parsing HTML', () => {
  it('returns an empty text', () => {
    const { parseFromString } = DOMParser.prototype;
    delete browser.parseHTML;
    DOMParser.prototype.parseFromString = () => {
      throw new TypeError('This document requires TrustedHTML assignment.');
    };
    const text = plainText('<p>Tides</p>');
    DOMParser.prototype.parseFromString = parseFromString;
    if (parseHTML) browser.parseHTML = parseHTML;
    expect(text).to.equal('');
  });
});
