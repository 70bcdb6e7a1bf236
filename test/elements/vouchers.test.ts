import { expect } from '@esm-bundle/chai';
import { openPage } from '../support/page.ts';
import { ofDemo } from '../support/screen.tsx';
import { openServer, type TestServer } from '../support/server.ts';
import { say } from '../support/say.ts';

const LIST = 'GET voucher/select/event/';
const ATTR = 'GET voucher/attr';
const ONE = 'GET voucher/selectOne/price/6102';

const openMuseum = async (more = {}): Promise<TestServer> =>
  openServer({
    'GET shopinfo': { ...(await ofDemo('shopinfo')), hold: 'configuration' },
    'GET shopinfo/config': await ofDemo('shopinfo/config'),
    [LIST]: await ofDemo('voucher/select/event/'),
    [ATTR]: await ofDemo('voucher/attr'),
    [ONE]: await ofDemo('voucher/selectOne/price/6102'),
    ...more,
  });

const counts = async (server: TestServer, calls: string[]): Promise<string> =>
  (await Promise.all(calls.map(async (each) => (await server.hits(each)).length))).join();

describe('<museum-vouchers>', () => {
  it('asks for its list together with the configuration, each thing once', async () => {
    const server = await openMuseum();
    const page = await openPage('<museum-vouchers></museum-vouchers>', { api: server.api });
    const all = [LIST, ATTR];
    await page.until('all is asked for', async () => (await counts(server, all)) === '1,1');
    await server.release('configuration');
    await page.reads('Sponsor a star');
    expect(await counts(server, all)).to.equal('1,1');
  });

  it('asks for the voucher that it names together with the configuration, once', async () => {
    const server = await openMuseum();
    const page = await openPage('<museum-vouchers item="6102"></museum-vouchers>', {
      api: server.api,
    });
    await page.until('it is asked for', async () => (await counts(server, [ONE])) === '1');
    await server.release('configuration');
    await page.reads(say('addToBasket'));
    expect(await counts(server, [ONE, LIST])).to.equal('1,0');
  });

  it('is not there where the museum has switched its vouchers off', async () => {
    const { body } = await ofDemo('shopinfo/config');
    const { data } = body as { data: object };
    const server = await openMuseum({
      'GET shopinfo': await ofDemo('shopinfo'),
      'GET shopinfo/config': { data: { ...data, hasVouchers: false } },
    });
    const page = await openPage('<museum-vouchers>Vouchers by telephone</museum-vouchers>', {
      api: server.api,
    });
    await page.calm();
    expect(page.text()).to.include('Vouchers by telephone');
  });

  const FORMS: [embed: string, reads: string, hides: string][] = [
    ['<museum-vouchers category="62"></museum-vouchers>', 'Sponsor a star', 'Voucher for €25'],
    ['<museum-vouchers item="6102"></museum-vouchers>', say('addToBasket'), 'Sponsor a star'],
    [
      '<div class="museum-embed" data-element="vouchers" data-category="62">Gifts</div>',
      'Sponsor a star',
      'Voucher for €25',
    ],
    [
      '<p><a href="/gifts?museum-embed=vouchers&amp;item=6102">Gifts</a></p>',
      say('addToBasket'),
      'Sponsor a star',
    ],
  ];
  for (const [embed, reads, hides] of FORMS) {
    it(`shows what its editor names: ${embed}`, async () => {
      const page = await openPage(embed);
      await page.reads(reads);
      expect(page.text()).to.not.include(hides);
    });
  }
});
