import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { setConsent } from '../../../src/core/analytics/consent.ts';
import { keepConsent } from '../../../src/core/analytics/keepConsent.ts';
import { rememberCampaign } from '../../../src/core/session/campaign.ts';
import { session } from '../../../src/core/session/store.ts';
import { openStorage, readStored, writeStored } from '../../../src/core/web/storage.ts';
import { resetAll } from '../../support/resetAll.ts';
import { RUN } from '../../support/server.ts';
import { plain } from '../../support/state.ts';

const LETTER = { utm_source: 'letter', utm_medium: 'email', utm_campaign: 'Spring 2027' };
const QUERY = '?utm_source=letter&utm_medium=email&utm_campaign=Spring+2027&partner=hotel';

beforeEach(async () => {
  await resetAll();
  openStorage(`https://shop.example/${RUN}`, '1');
});

/** Checks the campaign that an order would send, and the one that is stored for the tab. */
function expectCampaign(expected: object | undefined): void {
  expect(session.campaign && plain(session.campaign)).to.deep.equal(expected);
  expect(readStored('campaign')).to.deep.equal(expected);
}

describe('the campaign of a visit', () => {
  it('is that of the address, and is kept for the next pages of the tab', () => {
    rememberCampaign(QUERY, false);
    expectCampaign(LETTER);
    session.campaign = undefined;
    rememberCampaign('', false);
    expectCampaign(LETTER);
  });

  it('is replaced as a whole by that of a later address', () => {
    rememberCampaign(QUERY, false);
    rememberCampaign('?utm_source=poster', false);
    expectCampaign({ utm_source: 'poster' });
  });

  for (const value of ['', 'x'.repeat(101), 'ada@example.org', '<b>', 'a\nb', '"']) {
    it(`has no field for ${JSON.stringify(value).slice(0, 20)}`, () => {
      const query = new URLSearchParams({ utm_source: value, utm_term: 'tides' });
      rememberCampaign(`?${query}`, false);
      expectCampaign({ utm_term: 'tides' });
    });
  }

  it('keeps letters of all languages and the signs of campaign names', () => {
    const fields = { utm_content: 'Frühling_27/ab-1.2~x:y+z|w', utm_term: 'x'.repeat(100) };
    rememberCampaign(`?${new URLSearchParams(fields)}`, false);
    expectCampaign(fields);
  });

  for (const stored of [12, '', null, [], { utm_source: 5 }, { utm_source: 'a@b' }, { x: 'y' }]) {
    it(`is none if ${JSON.stringify(stored)} is stored`, () => {
      writeStored('campaign', stored);
      rememberCampaign('', false);
      expectCampaign(undefined);
    });
  }

  it('waits for the consent if the page requires it, and ends with it', () => {
    rememberCampaign(QUERY, true);
    expectCampaign(undefined);
    setConsent(true);
    expectCampaign(LETTER);
    setConsent(false);
    expectCampaign(undefined);
  });

  it('takes over the consent from an earlier page', () => {
    writeStored('consent', true);
    keepConsent();
    rememberCampaign(QUERY, true);
    expectCampaign(LETTER);
  });

  it('is not kept against the will of the visitor if the page requires no consent', () => {
    setConsent(false);
    rememberCampaign(QUERY, false);
    expectCampaign(undefined);
  });
});
