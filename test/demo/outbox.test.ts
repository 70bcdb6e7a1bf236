import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { Hono } from 'hono';
import { outboxParts } from '../../demo/outbox.ts';
import { servePages } from '../../demo/pages.ts';
import { putIntoOutbox } from '../../demo/server/outbox.ts';
import { randomKey } from '../../demo/server/secrets.ts';

const PAGES = fileURLToPath(new URL('../../demo/museum/pages', import.meta.url));
const ADDRESSES = { shop: 'http://s', partner: 'http://p', provider: 'http://v' };

const letter = {
  from: { name: 'Museum', email: 'tickets@museum.example' },
  to: 'ada@lund.example',
  sent: new Date('2027-07-05T20:30:00Z'),
  lang: 'sv' as const,
  subject: 'Hej',
  text: 'Hej Ada!',
};

describe('The outbox page', () => {
  let folder: string;
  let app: Hono;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'museum-shop-outbox-'));
    app = new Hono();
    servePages(app, PAGES, ADDRESSES, "'self'", outboxParts(folder));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (written: typeof letter): void => putIntoOutbox(folder, written, randomKey());
  const page = async (path = '/museum/outbox.html'): Promise<string> => {
    const response = await app.request(path);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    return (await response.text()).replace(/\s+/g, ' ');
  };
  const linksIn = (html: string): string[] => {
    const list = /<ol class="mails">.*<\/ol>/.exec(html)?.[0] ?? '';
    return [...list.matchAll(/<a href="([^"]*)">/g)].map(([, address = '']) => address);
  };

  test('shows a text in German and English if no mail was sent', async () => {
    assert.match(await page(), /<html lang="de">.*Noch keine E-Mail\./);
    assert.match(await page('/museum/en/outbox.html'), /<html lang="en">.*No emails yet\./);
  });

  test('shows subject, recipient, time in the museum’s time zone and text, newest first', async () => {
    put(letter);
    put({ ...letter, subject: 'Nytt' });
    const html = await page();
    assert.ok(html.indexOf('Nytt') < html.indexOf('>Hej<'));
    assert.match(html, /<h2 lang="sv">Nytt<\/h2> <p class="from"> An ada@lund\.example · /);
    assert.match(html, /<time datetime="2027-07-05T20:30:00.000Z">05\.07\.2027, 22:30<\/time>/);
    assert.match(html, /<p class="text" lang="sv">Hej Ada!<\/p>/);
    assert.match(await page('/museum/en/outbox.html'), / To ada@lund\.example · /);
  });

  test('links the URLs in a mail, without the punctuation after them', async () => {
    const text = [
      'http://museum.example/#/de/recover/abc?x=1&y=2',
      'See https://museum.example/a. Or (https://museum.example/b), or javascript:alert(1)',
    ];
    put({ ...letter, text: text.join('\n') });
    assert.deepEqual(linksIn(await page()), [
      'http://museum.example/#/de/recover/abc?x=1&amp;y=2',
      'https://museum.example/a',
      'https://museum.example/b',
    ]);
  });

  test('escapes everything that a visitor wrote', async () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const text = `${hostile} https://museum.example/"onmouseover="alert(1)" {{shop}} {{mails-de}}`;
    put({ ...letter, to: 'r&d@lund.example', subject: hostile, text });
    const html = await page();
    assert.ok(!/<script|<img src=x|"onmouseover/.test(html));
    assert.equal(html.split('&lt;script&gt;').length, 3);
    assert.ok(html.includes('r&amp;d@lund.example'));
    assert.match(html, /\{\{shop\}\} \{\{mails-de\}\}/);
  });

  test('shows the newest 50 mails', async () => {
    for (let number = 1; number <= 51; number += 1) {
      put({ ...letter, subject: `Mail-${number}.` });
    }
    const html = await page();
    assert.equal(html.split('<h2 lang="sv">').length - 1, 50);
    assert.ok(html.includes('Mail-51.') && !html.includes('Mail-1.'));
  });
});
