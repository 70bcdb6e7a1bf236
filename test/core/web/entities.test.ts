import { describe, it } from 'node:test';
import { expect } from 'chai';
import { decodeEntities } from '../../../src/core/web/entities.ts';

describe('decodeEntities', () => {
  const table: [given: string, decoded: string][] = [
    ['Art &amp; Sea', 'Art & Sea'],
    ['&lt;b&gt; &quot;x&quot; &apos;y&apos; &#039;z&#039;', "<b> \"x\" 'y' 'z'"],
    ['K&uuml;nstler &Auml;pfel &szlig; &yuml;', 'Künstler Äpfel ß ÿ'],
    ['12&nbsp;m', '12\u00a0m'],
    ['&euro; &ndash; &bdquo;Meer&ldquo; &hellip;', '€ – „Meer“ …'],
    ['&#8364; &#x20AC; &#X20ac;', '€ € €'],
    ['once: &amp;amp;', 'once: &amp;'],
    ['unknown: &sea; &; & &amp', 'unknown: &sea; &; & &amp'],
    ['forbidden: &#0; &#xD800; &#x110000;', 'forbidden: &#0; &#xD800; &#x110000;'],
    ['nothing', 'nothing'],
  ];
  for (const [given, decoded] of table) {
    it(`reads ${JSON.stringify(given)}`, () => {
      expect(decodeEntities(given)).to.equal(decoded);
    });
  }
});
