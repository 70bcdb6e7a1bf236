import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  type Directive,
  isAllowed,
  isSandboxed,
  lacksOurPolicy,
} from '../../../src/core/doctor/policy.ts';

const PAGE = 'https://museum.example/visit/';
const API = 'https://shop.example/api';

const table: [policy: string, directive: Directive, address: string, isFine: boolean][] = [
  ['', 'connect-src', API, true],
  ["style-src 'none'", 'connect-src', API, true],
  ["default-src 'none'", 'connect-src', API, false],
  ["default-src 'none'; connect-src https://shop.example", 'connect-src', API, true],
  ["default-src *; connect-src 'self'", 'connect-src', API, false],
  ["connect-src 'self'", 'connect-src', 'https://museum.example/api', true],
  ["connect-src 'self'", 'connect-src', 'https://museum.example:8443/api', false],
  ['connect-src https:', 'connect-src', API, true],
  ['connect-src http:', 'connect-src', API, true],
  ['connect-src https:', 'connect-src', 'http://shop.example/api', false],
  ['connect-src *.example', 'connect-src', API, true],
  ['connect-src *.shop.example', 'connect-src', API, false],
  ['connect-src shop.example', 'connect-src', API, true],
  ['connect-src shop.example:8443', 'connect-src', API, false],
  ['connect-src shop.example:*', 'connect-src', 'https://shop.example:8443/api', true],
  ['connect-src https://shop.example/api/', 'connect-src', `${API}/en/shopinfo`, true],
  ['connect-src https://shop.example/api', 'connect-src', `${API}/en/shopinfo`, false],
  ['connect-src https://shop.example/other/', 'connect-src', `${API}/en/shopinfo`, false],
  ['IMG-SRC DATA: HTTPS://CDN.EXAMPLE', 'img-src', 'https://cdn.example/a.jpg', true],
  ["img-src 'self' data:", 'img-src', 'https://cdn.example/a.jpg', false],
  [
    "script-src 'self'; script-src-elem https://cdn.example",
    'script-src',
    'https://cdn.example/x.js',
    true,
  ],
  ["script-src 'nonce-abc' 'strict-dynamic'", 'script-src', 'https://cdn.example/x.js', true],
  ["script-src 'unsafe-inline'", 'script-src', 'https://cdn.example/x.js', false],
  ["connect-src 'none'; connect-src *", 'connect-src', API, false],
];

describe('a content security policy', () => {
  for (const [policy, directive, address, isFine] of table) {
    it(`${isFine ? 'lets' : 'does not let'} ${address} through with “${policy}”`, () => {
      expect(isAllowed([policy], directive, address, PAGE)).to.equal(isFine);
    });
  }

  const nonces: [policy: string, nonce: string | undefined, isFine: boolean][] = [
    ["script-src 'nonce-abc'", 'abc', true],
    ["script-src 'nonce-abc'", 'other', false],
    ["script-src 'nonce-abc'", '', false],
    ["script-src 'nonce-abc'", undefined, true],
    ["script-src https://cdn.example 'nonce-abc'", '', true],
    ["script-src https://cdn.example 'nonce-abc' 'strict-dynamic'", '', false],
    ["script-src https://cdn.example 'nonce-abc' 'strict-dynamic'", 'abc', true],
    ["script-src 'sha384-abc' 'strict-dynamic'", '', true],
  ];
  for (const [policy, nonce, isFine] of nonces) {
    it(`${isFine ? 'lets' : 'does not let'} a script with the nonce ${nonce} through with “${policy}”`, () => {
      expect(isAllowed([policy], 'script-src', 'https://cdn.example/x.js', PAGE, nonce)).to.equal(
        isFine,
      );
    });
  }

  it('has to name the Trusted Types policy of the shop if it has a list', () => {
    expect(lacksOurPolicy(["default-src 'self'", 'trusted-types museum-shop other'])).to.equal(
      false,
    );
    expect(lacksOurPolicy(['trusted-types *'])).to.equal(false);
    expect(lacksOurPolicy(["default-src 'self'", 'trusted-types other'])).to.equal(true);
  });

  it('may put the page into a sandbox only with scripts and storage', () => {
    expect(isSandboxed(["default-src 'self'"])).to.equal(false);
    expect(isSandboxed(['sandbox allow-scripts allow-same-origin'])).to.equal(false);
    expect(isSandboxed(['sandbox allow-scripts'])).to.equal(true);
    expect(isSandboxed(['sandbox'])).to.equal(true);
  });

  it('must allow an address together with all other policies', () => {
    expect(isAllowed(['connect-src *', "connect-src 'self'"], 'connect-src', API, PAGE)).to.equal(
      false,
    );
  });
});
