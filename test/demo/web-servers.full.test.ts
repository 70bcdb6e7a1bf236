import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { SERVERS, startWebServer, type WebServer } from './support/webServers.ts';

const dist = path.resolve(process.env.DIST ?? 'dist');
const OLD = '0.0.9';
const SHORT = 'public, max-age=300';
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_FRAMES = /frame-ancestors 'self'/;

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a request without the headers and the decompression that `fetch` adds. */
const request = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('latin1');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, text }),
      );
    }).on('error', reject);
  });

/** Makes folders for a server: those of its two hosts, and one for its settings. Apache reads some from the hosts' folders. */
function newFolders() {
  const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-hosts-'));
  chmodSync(folder, 0o755); // the servers give up their rights
  const [cdn, site, state] = ['cdn', 'site', 'state'].map((name) => path.join(folder, name));
  cpSync(dist, path.join(cdn!, 'museum-shop'), { recursive: true, preserveTimestamps: true });
  mkdirSync(path.join(cdn!, `museum-shop/${OLD}`));
  writeFileSync(path.join(cdn!, `museum-shop/${OLD}/museum-shop.js`), '// an older release');
  mkdirSync(path.join(site!, 'shop'), { recursive: true });
  writeFileSync(path.join(site!, 'index.html'), '<!doctype html><p>museum');
  writeFileSync(path.join(site!, 'shop/index.html'), '<!doctype html><p>whole shop');
  mkdirSync(state!);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { hosts: { cdn: cdn!, site: site! }, state: state!, remove };
}

for (const name of SERVERS) {
  describe(`The README's examples in ${name}`, () => {
    const folders = newFolders();
    let server: WebServer;
    const bundle = (file: string, headers?: Record<string, string>) =>
      request(`${server.addresses.cdn}/${file}`, headers);

    before(async () => {
      server = await startWebServer(name, folders.hosts, folders.state);
    });
    after(() => {
      server?.close();
      folders.remove();
    });

    test('let every origin load the files, which are read as their type only', async () => {
      const types = {
        'museum-shop.js': /^text\/javascript/,
        'themes/classical.css': /^text\/css/,
        'first.json': /^application\/json/,
        'embed/index.html': /^text\/html/,
        [`${OLD}/museum-shop.js`]: /^text\/javascript/,
      };
      for (const [file, type] of Object.entries(types)) {
        const { status, headers } = await bundle(file);
        assert.equal(status, 200, file);
        assert.match(headers['content-type']!, type);
        assert.equal(headers['access-control-allow-origin'], '*');
        assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
        assert.equal(headers['x-content-type-options'], 'nosniff');
        assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
      }
    });

    test('let only files with a version be cached forever, and missing files never', async () => {
      for (const [file, cached, expected] of [
        ['museum-shop.js', SHORT, 200],
        ['themes/playful.css', SHORT, 200],
        ['embed/index.html', SHORT, 200],
        [`${OLD}/museum-shop.js`, FOR_EVER, 200],
        [`${OLD}/gone.js`, 'no-store', 404],
        ['chunks/gone-12345678.js', 'no-store', 404],
      ] as const) {
        const { status, headers } = await bundle(file);
        assert.equal(status, expected, file);
        assert.equal(headers['cache-control'], cached, file);
      }
    });

    test('compress scripts, and revalidate them', async () => {
      const { headers } = await bundle('museum-shop.js', { 'accept-encoding': 'gzip' });
      assert.equal(headers['content-encoding'], 'gzip');
      const plain = await bundle('museum-shop.js');
      const again = await bundle('museum-shop.js', { 'if-none-match': plain.headers.etag! });
      assert.equal(again.status, 304);
      if (name === 'Apache') return;
      const brotli = await bundle('museum-shop.js', { 'accept-encoding': 'gzip, br' });
      assert.equal(brotli.headers['content-encoding'], 'br');
      assert.match(brotli.headers['content-type']!, /^text\/javascript/);
    });

    test('give the pages for editors a policy that runs no other script and lets no other site frame them', async () => {
      for (const file of ['embed/', 'embed/index.html', 'embed/preview.html']) {
        const { status, headers } = await bundle(file);
        assert.equal(status, 200, file);
        const policy = headers['content-security-policy'] as string;
        assert.match(policy, FOR_FRAMES);
        assert.match(policy, /^default-src 'none'; script-src 'self';/);
      }
    });

    test('protect pages of the site, missing ones and those of the whole shop', async () => {
      for (const [file, expected, text] of [
        ['', 200, 'museum'],
        ['index.html', 200, 'museum'],
        ['gone.html', 404, ''],
        ['shop/', 200, 'whole shop'],
        ['shop/de/tickets/12', 200, 'whole shop'],
      ] as const) {
        const { status, headers, text: found } = await request(`${server.addresses.site}/${file}`);
        assert.equal(status, expected, file);
        assert.ok(found.includes(text), file);
        assert.equal(headers['content-security-policy'], "frame-ancestors 'self'", file);
        assert.equal(headers['x-content-type-options'], 'nosniff', file);
        assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', file);
      }
    });
  });
}
