import { describe, it } from 'node:test';
import { expect } from 'chai';
import {
  importMapOf,
  policyHashOf,
  preloadLines,
  releaseIn,
} from '../../../src/core/embed/release.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const PLACE = 'https://cdn.example/1.2.3/';
const integrity = {
  'chunks/event-a.js': hash('E'),
  'chunks/later-de-a.js': hash('R'),
  'chunks/list-a.js': hash('L'),
  'chunks/messages-de-a.js': hash('D'),
  'museum-checkout.js': hash('B'),
  'museum-shop.js': hash('S'),
  'museum-tickets.js': hash('T'),
  'themes/classical.css': hash('C'),
};
const first = {
  elements: {
    tickets: {
      list: ['museum-tickets.js', 'chunks/list-a.js'],
      one: ['museum-tickets.js', 'chunks/event-a.js'],
    },
    'cart-button': { list: [] },
    checkout: { list: ['museum-checkout.js'], needsLater: true },
  },
  messages: { de: 'chunks/messages-de-a.js' },
  laterMessages: { de: 'chunks/later-de-a.js' },
};
const release = releaseIn(integrity, first)!;
const choice = { element: 'tickets', item: '', lang: '' } as const;
const preload = (name: keyof typeof integrity) =>
  `<link rel="modulepreload" crossorigin href="${PLACE}${name}" integrity="${integrity[name]}">`;

describe('a pinned release', () => {
  const unusable: [title: string, integrity: unknown, first: unknown][] = [
    ['without the hash of the loader', { 'museum-tickets.js': hash('T') }, first],
    ['without its hashes', undefined, first],
    ['without the list of first files', integrity, undefined],
    ['if a hash would end the attribute', { 'museum-shop.js': 'sha384-"><script>' }, first],
    ['if a file name would end the script', { ...integrity, '</script>.js': hash('X') }, first],
    ['if a preload would end the attribute', integrity, { ...first, messages: { de: '">' } }],
  ];
  for (const [title, hashes, names] of unusable) {
    it(`is undefined ${title}`, () => {
      expect(releaseIn(hashes, names)).to.equal(undefined);
    });
  }

  it('has an import map with the hash of each script', () => {
    const map = importMapOf(release, PLACE);
    expect(map).not.to.contain('\n');
    expect(JSON.parse(map)).to.deep.equal({
      integrity: {
        [`${PLACE}chunks/event-a.js`]: hash('E'),
        [`${PLACE}chunks/later-de-a.js`]: hash('R'),
        [`${PLACE}chunks/list-a.js`]: hash('L'),
        [`${PLACE}chunks/messages-de-a.js`]: hash('D'),
        [`${PLACE}museum-checkout.js`]: hash('B'),
        [`${PLACE}museum-shop.js`]: hash('S'),
        [`${PLACE}museum-tickets.js`]: hash('T'),
      },
    });
  });

  it('preloads the files of a list, and the messages of a chosen language', () => {
    expect(preloadLines(release, PLACE, choice)).to.equal(
      [preload('museum-tickets.js'), preload('chunks/list-a.js')].join('\n'),
    );
    expect(preloadLines(release, PLACE, { ...choice, lang: 'de' })).to.contain(
      preload('chunks/messages-de-a.js'),
    );
  });

  it('preloads the messages of the language for one with a region', () => {
    const line = (lang: string) => preloadLines(release, PLACE, { ...choice, lang });
    expect(line('de-CH')).to.equal(line('de'));
  });

  it('preloads the later messages only for an element whose first screen needs them', () => {
    const german = { ...choice, lang: 'de' } as const;
    const later = preload('chunks/later-de-a.js');
    expect(preloadLines(release, PLACE, german)).not.to.contain(later);
    expect(preloadLines(release, PLACE, { ...german, element: 'checkout' })).to.equal(
      [preload('museum-checkout.js'), preload('chunks/messages-de-a.js'), later].join('\n'),
    );
    expect(preloadLines(release, PLACE, { ...choice, element: 'checkout' })).not.to.contain(later);
  });

  it('preloads the files of one item', () => {
    expect(preloadLines(release, PLACE, { ...choice, item: '12' })).to.equal(
      [preload('museum-tickets.js'), preload('chunks/event-a.js')].join('\n'),
    );
    expect(preloadLines(release, PLACE, { ...choice, element: 'cart-button' })).to.equal('');
  });
});

describe('the policy hash of a script', () => {
  it('equals the hash that browsers compute', async () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(await policyHashOf('alert(1)')).to.equal(
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });
});
