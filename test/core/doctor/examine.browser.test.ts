import { expect } from 'chai';
import { isRead } from '../../../src/core/api/endpoint.ts';
import type { EndpointName } from '../../../src/core/api/endpoints.ts';
import { examine } from '../../../src/core/doctor/examine.ts';
import type { Embed, PageFacts, Tools } from '../../../src/core/doctor/facts.ts';
import type { Examination } from '../../../src/core/doctor/types.ts';
import { CALLS } from '../../support/calls.ts';
import { demo } from '../../support/page.ts';
import { clockAt } from '../../support/shop.ts';

const EMBED: Embed = {
  form: 'tag',
  element: 'tickets',
  written: '<museum-tickets>',
  attributes: {},
  wrong: [],
  unknown: [],
  beyond: [],
  hasFallback: true,
  hasLink: true,
  links: [],
  isForeign: false,
};

const PAGE: PageFacts = {
  address: 'https://museum.example/',
  lang: 'en',
  embeds: [EMBED],
  scripts: [{ address: 'https://cdn.example/museum-shop.js', isModule: true, integrity: '' }],
  markupFindings: [],
  isPolicyUnread: false,
  policies: [],
  named: {},
  isLive: true,
  isRunning: false,
};

const scriptAt = (file: string) => ({
  ...PAGE.scripts[0]!,
  address: `https://cdn.example${file}`,
});

const asked: string[] = [];
const tools = (more: Partial<Tools> = {}): Tools => ({
  fetch: (address, init) => {
    asked.push(String(address));
    return fetch(address, init);
  },
  origin: location.origin,
  forbidden: () => [],
  tagsIn: () => [],
  loadPicture: async () => true,
  lang: 'en',
  ...more,
});

/** Reads that need a customer, and one that the shop does not make. */
const NOT_ASKED: readonly EndpointName[] = [
  'customer',
  'customerFromOrder',
  'orderList',
  'ticketCollect',
];

const codes = ({ findings }: Examination): string[] => findings.map(({ is }) => is);

describe('the doctor', () => {
  beforeEach(() => {
    asked.length = 0;
    clockAt(demo.now);
  });

  it('finds nothing at a back end that follows the contract, and sends every read-only call', async () => {
    expect(await examine({ api: demo.api, shop: '1' }, tools())).to.deep.equal({
      findings: [],
      // without a page, these have nothing to be examined
      unexamined: ['access', 'payment', 'markup', 'scripts', 'policy', 'links'],
    });
    const paths = new Set(asked.map((address) => address.slice(demo.api.length + 4).split('?')[0]));
    const reads = CALLS.filter(
      ({ endpoint, name }) => isRead(endpoint) && !NOT_ASKED.includes(name),
    );
    for (const { endpoint } of reads) {
      const pattern = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
      const found = [...paths].filter((path) => pattern.test(path!));
      expect(found, endpoint.path).to.have.lengthOf(1);
      paths.delete(found[0]!);
    }
    expect([...paths]).to.deep.equal([]);
  });

  it('accepts that a back end limits how often an unknown key is tried', async () => {
    const limited = {
      fetch: async (address: RequestInfo | URL, init?: RequestInit) => {
        const answer = await fetch(address, init);
        const isKey = String(address).includes('museum-shop-doctor');
        return isKey ? new Response('{}', { status: 429, headers: answer.headers }) : answer;
      },
    };
    const { findings } = await examine({ api: demo.api, shop: '1' }, tools(limited));
    expect(findings).to.deep.equal([]);
  });

  it('reports mixed content for an http back end of an https page, and sends nothing', async () => {
    const found = await examine({ api: 'http://shop.example/api', shop: '1', page: PAGE }, tools());
    expect(codes(found)).to.deep.equal(['mixed-content']);
    expect(asked).to.deep.equal([]);
  });

  it('reports that a back end without https gets no personal data', async () => {
    const page = { ...PAGE, address: 'http://museum.example/' };
    const gone = { fetch: () => Promise.reject(new TypeError('no')) };
    const found = await examine({ api: 'http://shop.example/api', shop: '1', page }, tools(gone));
    expect(codes(found)).to.deep.equal(['insecure-page', 'insecure-connection', 'unreachable']);
  });

  it('accepts no other protocol', async () => {
    expect(codes(await examine({ api: 'ftp://shop.example', shop: '1' }, tools()))).to.deep.equal([
      'invalid-address',
    ]);
  });

  it('distinguishes a slow back end from an unreachable one', async () => {
    const slow = { fetch: () => Promise.reject(new DOMException('late', 'TimeoutError')) };
    const found = await examine({ api: 'https://shop.example/api', shop: '1' }, tools(slow));
    expect(codes(found)).to.deep.equal(['timeout']);
  });

  it('reports the policy of its own page if that blocks the call', async () => {
    const blocked = {
      fetch: () => Promise.reject(new TypeError('no')),
      forbidden: () => ['connect-src'],
    };
    const found = await examine({ api: 'https://shop.example/api', shop: '1' }, tools(blocked));
    expect(found.findings).to.deep.equal([
      { is: 'content-policy', directive: 'connect-src', source: 'https://shop.example' },
    ]);
  });

  it('finds a policy for images in its own page by loading one', async () => {
    const forbidden: string[] = [];
    const page = { ...PAGE, address: location.href, api: demo.api };
    const found = await examine(
      { api: demo.api, shop: '1', page },
      tools({
        forbidden: () => forbidden,
        loadPicture: async () => forbidden.push('img-src') < 0,
      }),
    );
    // the reference server takes no payments from the page of the tests
    expect([...new Set(codes(found))]).to.deep.equal(['origin-refused', 'content-policy']);
    expect(found.findings[0]).to.include({ origin: location.origin });
    expect(found.findings[1]).to.include({ directive: 'img-src' });
  });

  const missing: [string, Partial<PageFacts>, string[]][] = [
    ['a page with the script and no embed', { embeds: [] }, ['missing-embed']],
    ['a page with neither script nor embed', { embeds: [], scripts: [] }, ['missing-shop']],
    ['a page with an embed and no script', { scripts: [] }, ['missing-script']],
    [
      'a tag that is written as text',
      { embeds: [], markupFindings: [{ is: 'tag-as-text', tag: 'museum-tickets' }] },
      ['tag-as-text'],
    ],
    ['a policy that cannot be read', { isPolicyUnread: true }, ['unreadable-policy']],
    [
      'a marked link that is ignored',
      { embeds: [{ ...EMBED, form: 'link', href: '/', ignored: 'nofollow' }] },
      ['ignored-link'],
    ],
    [
      'a marked link for the checkout',
      { embeds: [{ ...EMBED, form: 'link', href: '/', element: 'checkout' }] },
      ['unsupported-form'],
    ],
    [
      'a marked div for the whole shop',
      { embeds: [{ ...EMBED, form: 'div', element: 'shop' }] },
      ['unsupported-form'],
    ],
  ];
  const connections: [string, Partial<PageFacts>, string[]][] = [
    [
      'a script without https in a page with https',
      { scripts: [{ ...PAGE.scripts[0]!, address: 'http://cdn.example/museum-shop.js' }] },
      ['insecure-script'],
    ],
    [
      'a script of a page with https that is on this computer',
      { scripts: [{ ...PAGE.scripts[0]!, address: 'http://localhost/museum-shop.js' }] },
      [],
    ],
    ['a page whose own bundle holds the shop', { scripts: [], isRunning: true }, []],
    ['a script of another element', { scripts: [scriptAt('/museum-tours.js')] }, ['wrong-script']],
    ['the script of the element alone', { scripts: [scriptAt('/museum-tickets.js')] }, []],
    [
      'one file with two queries',
      { scripts: ['?api=/a', '?api=/b'].map((query) => scriptAt(`/museum-shop.js${query}`)) },
      ['several-scripts'],
    ],
    [
      'the button of the basket without a basket',
      { embeds: [{ ...EMBED, element: 'cart-button' }] },
      ['cart-without-checkout'],
    ],
    [
      'the button of the basket that leads to another page',
      {
        embeds: [{ ...EMBED, element: 'cart-button' }],
        named: { 'checkout-url': 'https://museum.example/basket' },
      },
      [],
    ],
  ];
  for (const [title, facts, expected] of [...missing, ...connections]) {
    it(`reports ${title}`, async () => {
      const found = await examine(
        { api: 'ftp://none', shop: '1', page: { ...PAGE, ...facts } },
        tools(),
      );
      expect(codes(found)).to.deep.equal([...expected, 'invalid-address']);
    });
  }
});
