import { describe, it } from 'node:test';
import { expect } from 'chai';
import { placesBeside, scriptLine } from '../../../src/core/embed/script.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const PAGE = 'https://cdn.example/shop/embed/';
const places = placesBeside(PAGE, '1.2.3');
const line = (said: object, integrity?: string) =>
  scriptLine(
    { api: 'https://shop.example/api', shop: '', release: '', ...said },
    places,
    PAGE,
    integrity,
  );

describe('the script tag', () => {
  it('loads the newest release with the URL of the back end', () => {
    expect(line({})).to.equal(
      '<script type="module" src="https://cdn.example/shop/museum-shop.js?api=https://shop.example/api"></script>',
    );
  });

  it('names the shop unless it is the first one', () => {
    expect(line({ shop: '1' })).not.to.contain('shop=');
    expect(line({ shop: '2' })).to.contain('api=https://shop.example/api&amp;shop=2"');
  });

  it('has the full URL of the back end, also if that is given as a path of this site', () => {
    expect(line({ api: '/api/' })).to.contain('?api=https://cdn.example/api"');
    expect(line({ api: 'https://x.example/a?b=1&c=2' })).to.contain(
      'api=https://x.example/a%3Fb%3D1%26c%3D2"',
    );
  });

  it('is pinned with the hash of the release, and undefined without it', () => {
    expect(line({ release: 'pinned' }, HASH)).to.equal(
      `<script type="module" crossorigin src="https://cdn.example/shop/1.2.3/museum-shop.js?api=https://shop.example/api" integrity="${HASH}"></script>`,
    );
    expect(line({ release: 'pinned' })).to.equal(undefined);
  });

  it('is the same on the page of a release and on that of the newest release', () => {
    expect(placesBeside('https://cdn.example/shop/1.2.3/embed/', '1.2.3')).to.deep.equal(places);
    expect(placesBeside('https://cdn.example/shop/1.2.3/embed/index.html', '1.2.3')).to.deep.equal(
      places,
    );
  });
});
