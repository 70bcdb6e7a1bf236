import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { after, before, describe, test } from 'node:test';
import type { Addresses } from '../../demo/pages.ts';
import type { Stack } from '../../demo/stack.ts';
import { startBareStack } from './support/stack.ts';
import { sentence } from '../../demo/server/sentences.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'x');
/** Size of the body. It is finite so that a server that reads it all answers, which fails the test instead of blocking it. */
const GIVE_UP_BYTES = 48 * 1024 * 1024;

type Reply = {
  status: number | undefined;
  /** Whether the whole body was sent before the response arrived. */
  isSentWhole: boolean;
};

/** Posts a body chunk by chunk until the response arrives. */
const post = (address: string, headers: OutgoingHttpHeaders): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const call = request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      agent: false,
    });
    let sentBytes = 0;
    let status: number | undefined;
    const send = (): void => {
      while (status === undefined && sentBytes < GIVE_UP_BYTES) {
        sentBytes += CHUNK.length;
        if (!call.write(CHUNK)) return;
      }
      if (status === undefined) call.end();
    };
    call.on('response', (response) => {
      status = response.statusCode;
      resolve({ status, isSentWhole: sentBytes >= GIVE_UP_BYTES });
      call.destroy();
    });
    call.on('error', reject);
    call.on('drain', send);
    send();
  });

const ROUTES: [server: keyof Addresses, path: string][] = [
  ['shop', '/api/payments/notification'],
  ['shop', '/api/de/auth/guest'],
  ['shop', '/api/de/checkout/initPayment?token=none'],
  ['shop', '/api/de/no/such/call'],
  ['shop', '/documents/de/some-key/invoice'],
  ['shop', '/museum/index.html'],
  ['shop', '/shop/de/tickets'],
  ['shop', '/embed/'],
  ['shop', '/museum-shop.js'],
  ['partner', '/'],
  ['partner', '/index.html'],
  ['provider', '/payments'],
  ['provider', '/payments/some-id/capture'],
  ['provider', '/pay/some-id'],
  ['provider', '/style.css'],
];

describe('A request body above the limit', () => {
  let stack: Stack;
  before(async () => {
    stack = await startBareStack();
  });
  after(() => stack.close());

  for (const [server, path] of ROUTES) {
    for (const [how, headers] of [
      ['with a declared length', { 'content-length': GIVE_UP_BYTES }],
      ['in chunks', { 'transfer-encoding': 'chunked' }],
    ] as const) {
      test(`Security S8: is refused with 413 by ${server} ${path} before it is sent completely, ${how}`, async () => {
        const reply = await post(`${stack.addresses[server]}${path}`, headers);
        assert.deepEqual(reply, { status: 413, isSentWhole: false });
      });
    }
  }

  test('is refused by the API with CORS headers and an error text', async () => {
    const response = await fetch(`${stack.addresses.shop}/api/en/auth/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ c: { fname: 'x'.repeat(200_000) } }),
    });
    assert.equal(response.status, 413);
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.equal(((await response.json()) as { error: string }).error, sentence('en', 'TOO_LARGE'));
  });
});
