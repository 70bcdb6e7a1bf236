import { expect } from 'chai';
import { fill } from '../support/fill.ts';
import { openMuseum } from '../support/museum.ts';
import { demo, openPage, type Page } from '../support/page.ts';
import { say } from '../support/say.ts';

const TAG = '<museum-account><a href="tel:+494066969240">By telephone</a></museum-account>';

const hrefOf = (page: Page, key: string) => page.held('navigation').outlets[key]?.href;

const customer = { fname: 'Ada', lname: 'Lovelace', email: 'ada@example.org', isGuest: false };

/** Returns a script that fills sessionStorage as an earlier page of the tab would have. */
function remember(more: object): string {
  const keep = Object.entries({ token: 'secret', customer: { ...customer, ...more } }).map(
    ([key, value]) =>
      `sessionStorage.setItem('museum-shop/1/${demo.api}/1/${key}', '${JSON.stringify(value)}')`,
  );
  return `<script>${keep.join(';')}</script>`;
}

async function logIn(page: Page): Promise<void> {
  fill(page.one<HTMLInputElement>('[name=email]'), 'wiebke@harmsen.example');
  fill(page.one<HTMLInputElement>('[name=password]'), 'Ebbe und Flut');
  await page.click(say('logIn'));
}

describe('<museum-account>', () => {
  it('shows the login first, without taking the focus or changing the address', async () => {
    const page = await openPage(TAG);
    await page.reads(say('youHaveNoAccount'));
    expect(hrefOf(page, 'museum-account-0')).to.equal('/login');
    expect(page.window.location.hash).to.equal('');
    expect(page.document.activeElement?.localName).to.equal('body');
    expect(page.said).to.deep.equal([]);
  });

  it('shows the account first if the visitor has logged in on an earlier page of the tab', async () => {
    const page = await openPage(TAG, { head: remember({}) });
    await page.until('the account shows', () => hrefOf(page, 'museum-account-0') === '/settings');
  });

  it('shows the login to a guest, who is not fully logged in', async () => {
    const page = await openPage(TAG, { head: remember({ isGuest: true }) });
    await page.reads(say('youHaveNoAccount'));
    expect(hrefOf(page, 'museum-account-0')).to.equal('/login');
  });

  it('updates all embeds of the page after a login or a logout', async () => {
    const page = await openPage(`${TAG}<museum-account id="other"></museum-account>`, {
      address: '#/login',
    });
    await page.until('both are there', () => page.all('[name=email]').length === 2);
    await logIn(page);
    await page.reads(say('youAreLoggedIn', { name: 'Wiebke Harmsen' }), '#other');
    page.window.location.hash = '#/logout';
    await page.reads(say('youAreLoggedOut'));
    await page.reads(say('youHaveNoAccount'), '#other');
  });
});

describe('an embed of an area that the museum has switched off', () => {
  it('shows its children and a note for the editor', async () => {
    const OFF = {
      tickets: 'hasTickets',
      tours: 'hasGuidedTours',
      merchandise: 'hasMerchandise',
      passes: 'hasMemCard',
      vouchers: 'hasVouchers',
      account: 'hasUserRegistration',
    };
    const { api } = await openMuseum({
      configuration: Object.fromEntries(Object.values(OFF).map((name) => [name, false])),
    });
    const areas = Object.keys(OFF);
    const page = await openPage(
      areas.map((area) => `<museum-${area}>By telephone</museum-${area}>`).join(''),
      { api, css: 'body > * { min-block-size: 0 }' },
    );
    for (const area of areas) {
      await page.reads(say('thisAreaIsSwitched', { 0: area }), `museum-${area}`);
      expect(page.text(`museum-${area}`)).to.match(/By telephone$/);
    }
  });
});
