import { expect } from '@esm-bundle/chai';
import { openPage } from '../support/page.ts';
import { ofDemo } from '../support/screen.tsx';
import { openServer, type TestServer } from '../support/server.ts';
import { say } from '../support/say.ts';

const LIST = 'GET merchandise/select';
const ATTR = 'GET merchandise/attr';
const ARTICLE = 'GET merchandise';

const openMuseum = async (more = {}): Promise<TestServer> =>
  openServer({
    'GET shopinfo': { ...(await ofDemo('shopinfo')), hold: 'configuration' },
    'GET shopinfo/config': await ofDemo('shopinfo/config'),
    [LIST]: await ofDemo('merchandise/select'),
    [ATTR]: await ofDemo('merchandise/attr'),
    [ARTICLE]: await ofDemo('merchandise?article=4301'),
    ...more,
  });

const counts = async (server: TestServer, calls: string[]): Promise<string> =>
  (await Promise.all(calls.map(async (each) => (await server.hits(each)).length))).join();

describe('<museum-merchandise>', () => {
  it('asks for its list together with the configuration, each thing once', async () => {
    const server = await openMuseum();
    const page = await openPage('<museum-merchandise></museum-merchandise>', { api: server.api });
    const all = [LIST, ATTR];
    await page.until('all is asked for', async () => (await counts(server, all)) === '1,1');
    await server.release('configuration');
    await page.reads('All prices include VAT');
    expect(await counts(server, all)).to.equal('1,1');
  });

  it('asks for the article that it names together with the configuration, once', async () => {
    const server = await openMuseum();
    const page = await openPage('<museum-merchandise item="4301"></museum-merchandise>', {
      api: server.api,
    });
    const all = [ARTICLE, LIST];
    await page.until('it is asked for', async () => (await counts(server, all)) === '1,0');
    await server.release('configuration');
    await page.reads(say('quantity'));
    expect(await counts(server, all)).to.equal('1,0');
  });

  it('is not there where the museum has switched its shop off', async () => {
    const { body } = await ofDemo('shopinfo/config');
    const { data } = body as { data: object };
    const server = await openMuseum({
      'GET shopinfo': await ofDemo('shopinfo'),
      'GET shopinfo/config': { data: { ...data, hasMerchandise: false } },
    });
    const page = await openPage('<museum-merchandise>Order by telephone</museum-merchandise>', {
      api: server.api,
    });
    await page.calm();
    expect(page.text()).to.include('Order by telephone');
  });

  const SHOWN: [attributes: string, address: string, reads: string][] = [
    ['category="43"', '', 'Exhibition catalogue'],
    ['item="4505"', '', 'Never look at the sun through it'],
    ['', '#/merchandise/45', 'Table clock “Chronometer” €490.00 · Out of stock'],
    ['', '#/product/4505', 'Never look at the sun through it'],
  ];
  for (const [attributes, address, reads] of SHOWN) {
    it(`shows what is named: ${attributes}${address}`, async () => {
      const page = await openPage(`<museum-merchandise ${attributes}></museum-merchandise>`, {
        address,
      });
      await page.reads(reads);
    });
  }
});
