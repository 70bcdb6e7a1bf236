import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { Hono } from 'hono';
import { serveApiDocs } from '../../demo/api-docs/serve.ts';
import { sampleOf } from '../../demo/api-docs/sample.ts';
import { contract, operations, schemaErrorAt } from './support/document.ts';
import { startBareStack } from './support/stack.ts';

const app = new Hono();
serveApiDocs(app);

describe('The page of the API', () => {
  let page = '';
  before(async () => {
    page = await (await app.request('/api/docs')).text();
  });

  test('has each call with its parameters, its statuses and a sample', () => {
    for (const { operationId, method, path, parameters, responses } of operations) {
      const [, section = ''] = page.split(`<article id="${operationId}"`);
      const [article = ''] = section.split('</article>');
      assert.ok(article.includes(`<code>${method} ${path}</code>`), operationId);
      for (const { name } of parameters)
        assert.ok(article.includes(name), `${operationId} ${name}`);
      for (const status of Object.keys(responses)) {
        const shown = status === 'default' ? 'other' : status;
        assert.ok(article.includes(`<th scope="row">${shown}</th>`), `${operationId} ${status}`);
      }
      assert.ok(article.includes('Sample of an answer'), operationId);
    }
  });

  test('has each schema, and no link that leads nowhere', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const name of Object.keys(contract.components.schemas)) {
      assert.ok(ids.has(`schema-${name}`), name);
    }
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    assert.ok(targets.length > 100);
    assert.deepEqual(
      targets.filter((id) => !ids.has(id)),
      [],
    );
  });

  test('shows samples that are as the contract describes', () => {
    for (const [name, schema] of Object.entries(contract.components.schemas)) {
      const pointer = `/components/schemas/${name}`;
      const sample = sampleOf(schema as Parameters<typeof sampleOf>[0], name);
      const known = sampleOf({ $ref: `#${pointer}` }, name);
      const errors = [schemaErrorAt(pointer, known), schemaErrorAt(pointer, sample)];
      assert.ok(errors.includes(undefined), `${name}: ${errors.join('; ')}`);
    }
  });

  test('has a strict policy, and loads nothing from elsewhere', async () => {
    const { headers } = await app.request('/api/docs');
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; style-src 'self'/);
    assert.doesNotMatch(page, /<script|<style|style="|src="|<link[^>]+href="http/);
    const style = await app.request('/api/docs.css');
    assert.match(style.headers.get('content-type') ?? '', /^text\/css/);
  });

  test('is served next to the calls, with the document itself', async () => {
    const { addresses, close } = await startBareStack();
    try {
      const served = await fetch(`${addresses.shop}/api/docs`);
      assert.equal(served.status, 200);
      const document = await fetch(`${addresses.shop}/api/openapi.yaml`);
      assert.match(document.headers.get('content-type') ?? '', /^application\/yaml/);
      assert.equal(await document.text(), readFileSync('src/core/api/openapi.yaml', 'utf8'));
      assert.equal((await fetch(`${addresses.shop}/api/de/event/select`)).status, 200);
    } finally {
      await close();
    }
  });
});
