import { expect } from '@esm-bundle/chai';
import { openPage } from '../support/page.ts';
import { ofDemo } from '../support/screen.tsx';
import { openServer, type TestServer } from '../support/server.ts';
import { say } from '../support/say.ts';

const LIST = 'GET tour/select/event';
const ATTR = 'GET tour/attr';
const OVERVIEW = 'GET tour/overview';
const TOUR = 'GET tour';
const LIFETIME = 'GET tour/lifetime/tour/102';
const MARCH = 'GET tour/calendar/tour/102/range/20270301;20270331';

const openMuseum = async (more = {}): Promise<TestServer> =>
  openServer({
    'GET shopinfo': { ...(await ofDemo('shopinfo')), hold: 'configuration' },
    'GET shopinfo/config': await ofDemo('shopinfo/config'),
    [LIST]: await ofDemo('tour/select/event'),
    [ATTR]: await ofDemo('tour/attr'),
    [OVERVIEW]: await ofDemo('tour/overview?date=20270302&lookahead=4'),
    [TOUR]: await ofDemo('tour?tour=102&date=20270306'),
    [LIFETIME]: await ofDemo('tour/lifetime/tour/102'),
    [MARCH]: await ofDemo('tour/calendar/tour/102/range/20270301;20270331'),
    ...more,
  });

const counts = async (server: TestServer, calls: string[]): Promise<string> =>
  (await Promise.all(calls.map(async (each) => (await server.hits(each)).length))).join();

describe('<museum-tours>', () => {
  it('asks for its list together with the configuration, each thing once', async () => {
    const server = await openMuseum();
    const page = await openPage('<museum-tours></museum-tours>', { api: server.api });
    const all = [LIST, ATTR, OVERVIEW];
    await page.until('all is asked for', async () => (await counts(server, all)) === '1,1,1');
    await server.release('configuration');
    await page.reads('18 tours');
    expect(await counts(server, all)).to.equal('1,1,1');
  });

  it('asks for the tour that it names together with the configuration, each thing once', async () => {
    const server = await openMuseum();
    const page = await openPage('<museum-tours item="102" date="2027-03-06"></museum-tours>', {
      api: server.api,
    });
    const all = [TOUR, LIFETIME, MARCH];
    await page.until('all is asked for', async () => (await counts(server, all)) === '2,1,1');
    await server.release('configuration');
    await page.reads(say('howManyPeople'));
    // the tour as it is, and what it offers on its day
    expect(await counts(server, all)).to.equal('2,1,1');
  });

  it('is not there where the museum has switched its tours off', async () => {
    const { body } = await ofDemo('shopinfo/config');
    const { data } = body as { data: object };
    const server = await openMuseum({
      'GET shopinfo': await ofDemo('shopinfo'),
      'GET shopinfo/config': { data: { ...data, hasGuidedTours: false } },
    });
    const page = await openPage('<museum-tours>Tours by telephone</museum-tours>', {
      api: server.api,
    });
    await page.calm();
    expect(page.text()).to.include('Tours by telephone');
  });

  const LISTS: [attributes: string, reads: string][] = [
    ['category="32" tour-language="en"', '2 tours'],
    ['tour-language="de" date="2027-03-06"', '6 tours'],
    ['item="106"', 'By Compass and Chart'],
  ];
  for (const [attributes, reads] of LISTS) {
    it(`shows what its editor names: ${attributes}`, async () => {
      const page = await openPage(`<museum-tours ${attributes}></museum-tours>`);
      await page.reads(reads);
    });
  }
});
