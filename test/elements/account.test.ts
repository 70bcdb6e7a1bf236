import { expect } from '@esm-bundle/chai';
import { fill } from '../support/fill.ts';
import { demo, openPage, type Page } from '../support/page.ts';
import { ofDemo } from '../support/screen.tsx';
import { openServer } from '../support/server.ts';
import { say } from '../support/say.ts';

const TAG = '<museum-account><a href="tel:+494066969240">By telephone</a></museum-account>';

const hrefOf = (page: Page, key: string) => page.held('navigation').places[key]?.href;

const customer = { fname: 'Ada', lname: 'Lovelace', email: 'ada@example.org', isGuest: false };

/** Puts into the tab's storage what an earlier page has left there. */
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
  it('begins with the login, and takes neither focus nor address', async () => {
    const page = await openPage(TAG);
    await page.reads(say('youHaveNoAccount'));
    expect(hrefOf(page, 'museum-account-0')).to.equal('/login');
    expect(page.window.location.hash).to.equal('');
    expect(page.document.activeElement?.localName).to.equal('body');
    expect(page.said).to.deep.equal([]);
  });

  it('begins with the account of who has logged in on an earlier page of the tab', async () => {
    const page = await openPage(TAG, { head: remember({}) });
    await page.until('the account shows', () => hrefOf(page, 'museum-account-0') === '/settings');
  });

  it('begins with the login for a guest, who is not fully logged in', async () => {
    const page = await openPage(TAG, { head: remember({ isGuest: true }) });
    await page.reads(say('youHaveNoAccount'));
    expect(hrefOf(page, 'museum-account-0')).to.equal('/login');
  });

  it('tells all elements of the page who has logged in, and who has logged out', async () => {
    const page = await openPage(`${TAG}<museum-account id="other"></museum-account>`, {
      address: '#/login',
    });
    await page.until('both are there', () => page.all('[name=email]').length === 2);
    await logIn(page);
    await page.reads('You are logged in as Wiebke Harmsen.', '#other');
    page.window.location.hash = '#/logout';
    await page.reads(say('youAreLoggedOut'));
    await page.reads(say('youHaveNoAccount'), '#other');
  });

  it('is not there where the shop has no accounts', async () => {
    const { body } = await ofDemo('shopinfo/config');
    const { data } = body as { data: object };
    const server = await openServer({
      'GET shopinfo': await ofDemo('shopinfo'),
      'GET shopinfo/config': { data: { ...data, hasUserRegistration: false } },
    });
    const page = await openPage(TAG, { api: server.api });
    await page.reads('This area is switched off');
    expect(page.text()).to.include('By telephone');
  });
});
