import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { serveBundle } from '../../demo/bundle.ts';
import { serveConfigurator } from '../../demo/configurator.ts';

const dist = path.resolve(process.env.DIST ?? 'dist');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const FOR_EVER = 'public, max-age=31536000, immutable';
const OLD = '0.0.9';
const readme = readFileSync('README.md', 'utf8');

describe('Serving the bundle as described in the README', () => {
  const app = new Hono();
  const folder = mkdtempSync(path.join(tmpdir(), 'museum-shop-dist-'));
  const integrity = JSON.parse(
    readFileSync(path.join(dist, version, 'integrity.json'), 'utf8'),
  ) as Record<string, string>;
  const get = async (address: string, headers: Record<string, string> = {}) =>
    app.request(address, { headers });

  before(() => {
    cpSync(dist, folder, { recursive: true, preserveTimestamps: true });
    mkdirSync(path.join(folder, OLD));
    writeFileSync(path.join(folder, OLD, 'museum-shop.js'), '// an older release');
    serveBundle(app, folder);
  });
  after(() => rmSync(folder, { recursive: true }));

  test('allows every origin to load the files', async () => {
    for (const file of ['museum-shop.js', 'themes/classical.css', `${version}/museum-shop.js`]) {
      const { status, headers } = await get(`/${file}`);
      assert.equal(status, 200, file);
      assert.equal(headers.get('access-control-allow-origin'), '*');
      assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
      assert.equal(headers.get('timing-allow-origin'), '*');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.match(headers.get('content-type') ?? '', /^text\/(javascript|css)/);
    }
  });

  test('lets files with a hash or a version in their path be cached forever', async () => {
    const [chunk, forEditors] = ['chunks/', 'embed/chunks/'].map((folder) =>
      Object.keys(integrity).find((file) => file.startsWith(folder)),
    );
    for (const file of [chunk, forEditors, `${version}/museum-shop.js`, `${version}/${chunk}`]) {
      const { headers } = await get(`/${file}`);
      assert.equal(headers.get('cache-control'), FOR_EVER, file);
    }
  });

  test('revalidates other files after five minutes, and sends them only if they changed', async () => {
    for (const file of [
      'museum-shop.js',
      'museum-shop.js.map',
      'museum-tickets.js',
      'themes/playful.css',
      'embed/configurator.js',
    ]) {
      const { headers } = await get(`/${file}`);
      assert.equal(headers.get('cache-control'), 'public, max-age=300', file);
      const known = { 'if-none-match': headers.get('etag')! };
      const again = await get(`/${file}`, known);
      assert.equal(again.status, 304, file);
      appendFileSync(path.join(folder, file), '\n');
      const changed = await get(`/${file}`, known);
      assert.equal(changed.status, 200, file);
      cpSync(path.join(dist, file), path.join(folder, file));
    }
  });

  test('compresses files for browsers that accept gzip', async () => {
    for (const file of ['museum-shop.js', 'themes/classical.css']) {
      const { headers } = await get(`/${file}`, { 'accept-encoding': 'gzip' });
      assert.equal(headers.get('content-encoding'), 'gzip', file);
    }
  });

  test('sends the copy compressed by brotli if the browser accepts it and the file has not changed since', async () => {
    const file = 'museum-tours.js';
    const accepted = { 'accept-encoding': 'gzip, br' };
    const source = readFileSync(path.join(dist, file), 'utf8');
    const built = await get(`/${file}`, accepted);
    assert.equal(built.headers.get('content-encoding'), 'br');
    assert.match(built.headers.get('vary')!, /accept-encoding/i);
    assert.equal(brotliDecompressSync(await built.arrayBuffer()).toString(), source);
    const later = new Date(Date.now() + 60_000);
    writeFileSync(path.join(folder, file), 'changed');
    utimesSync(path.join(folder, file), later, later);
    assert.equal(await (await get(`/${file}`, accepted)).text(), 'changed');
    cpSync(path.join(dist, file), path.join(folder, file));
  });

  test('serves each file of a pinned release with the hash in its integrity list', async () => {
    assert.ok(Object.keys(integrity).length > 20);
    assert.ok('museum-shop.js' in integrity && 'themes/classical.css' in integrity);
    for (const [file, expected] of Object.entries(integrity)) {
      const text = Buffer.from(await (await get(`/${version}/${file}`)).arrayBuffer());
      const hash = createHash('sha384').update(text).digest('base64');
      assert.equal(`sha384-${hash}`, expected, file);
    }
  });

  test('keeps an older release at its path', async () => {
    const old = await get(`/${OLD}/museum-shop.js`);
    assert.equal(await old.text(), '// an older release');
    assert.equal(old.headers.get('cache-control'), FOR_EVER);
  });

  test('forbids caching the response for a missing file', async () => {
    for (const file of ['chunks/gone-12345678.js', '9.9.9/museum-shop.js']) {
      const { status, headers } = await get(`/${file}`);
      assert.equal(status, 404);
      assert.equal(headers.get('cache-control'), 'no-store', file);
      assert.equal(headers.get('access-control-allow-origin'), '*');
    }
  });
});

describe('The web server configuration in the README', () => {
  test('has a MIME type for each file extension of the bundle, including the pages for editors', () => {
    const [, types = ''] = /types \{([^}]+)\}/.exec(readme) ?? [];
    const named = types.split(';').flatMap((line) => line.trim().split(/\s+/).slice(1));
    const built = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(d\.ts|br)$/.test(entry.name))
      .map(({ name }) => path.extname(name).slice(1));
    assert.deepEqual([...new Set(built)].toSorted(), named.toSorted());
  });

  const recipes = {
    nginx: /"~(.+?)" +"public, max-age=31536000, immutable"/,
    Apache: /immutable" "expr=%\{REQUEST_URI\} =~ m#(.+?)#"/,
    Caddy: /path_regexp (.+)/,
  };
  for (const [server, recipe] of Object.entries(recipes)) {
    test(`caches only files with a hash or a version forever in ${server}`, () => {
      const isForEver = new RegExp(recipe.exec(readme)![1]!);
      const asks = { nginx: '200 /museum-shop', Apache: '/museum-shop', Caddy: '' }[server];
      for (const file of ['chunks/a-12345678.js', `${version}/museum-shop.js`, `${OLD}/embed/`]) {
        assert.match(`${asks}/${file}`, isForEver);
      }
      for (const file of ['museum-shop.js', 'themes/playful.css', 'embed/index.html']) {
        assert.doesNotMatch(`${asks}/${file}`, isForEver);
      }
    });
  }

  const policies = {
    nginx: /map \$uri \$museum_policy \{\n +"~(.+?)" +"(.+)"/,
    Apache: /Content-Security-Policy "(.+)" "expr=%\{REQUEST_URI\} =~ m#(.+?)#"/,
    Caddy: /@pages path_regexp (.+)\n +header @pages Content-Security-Policy "(.+)"/,
  };
  for (const [server, recipe] of Object.entries(policies)) {
    test(`gives only the pages for editors the policy of the demo's in ${server}`, async () => {
      const app = new Hono();
      serveConfigurator(app, dist, { shop: '', partner: '', provider: '' });
      const { headers } = await app.request('/embed/preview.html');
      const [, ...parts] = recipe.exec(readme)!;
      const policy = parts.find((part) => part.includes(';'));
      assert.equal(policy, headers.get('content-security-policy'));
      const isForEditors = new RegExp(parts.find((part) => part !== policy)!);
      for (const file of ['embed/', 'embed/preview.html', `${version}/embed/preview.html`]) {
        assert.match(`/museum-shop/${file}`, isForEditors);
      }
      assert.doesNotMatch('/museum-shop/museum-shop.js', isForEditors);
    });
  }

  test('sets the short cache time in Caddy only if no other one is set', () => {
    const said = readme.match(/header (\S+ )?\??Cache-Control "public.+/g);
    assert.deepEqual(said, [
      'header @forever Cache-Control "public, max-age=31536000, immutable"',
      'header ?Cache-Control "public, max-age=300"',
    ]);
  });
});
