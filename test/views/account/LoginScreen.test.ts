import { expect } from 'chai';
import { keepGuestForm, setCustomer } from '../../../src/core/account/actions.ts';
import { EMPTY_FORM } from '../../../src/core/account/types.ts';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { keepRedirect } from '../../../src/core/navigation/redirect.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { session } from '../../../src/core/session/store.ts';
import { ADA, ADULTS } from '../../support/basket.ts';
import { watchDepartures } from '../../support/departures.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { unmountAll } from '../../support/render.tsx';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';
import { say, sayIn } from '../../support/say.ts';

const ACCOUNTS = { hasUserRegistration: true };
const WIEBKE = 'wiebke@harmsen.example';
const PASSWORD = 'Ebbe und Flut';

const field = (screen: Screen, name: string): HTMLInputElement =>
  screen.root.querySelector(`[name=${name}]`)!;

const hrefNow = () => navigation.outlets.screen?.href;
const arrives = (href: string) => eventually(`arrives at ${href}`, () => hrefNow() === href);

async function show(href = '/login', answers?: Answers, shop = {}): Promise<Screen> {
  await startShop(answers, { ...ACCOUNTS, ...shop });
  return showScreen(href);
}

async function logIn(screen: Screen, email = WIEBKE, password = PASSWORD): Promise<void> {
  fill(field(screen, 'email'), email);
  fill(field(screen, 'password'), password);
  await screen.press('button', say('logIn'));
}

describe('logging in', () => {
  it('asks for email and password, with the attributes for browsers and password managers', async () => {
    const screen = await show();
    expect(screen.names('heading')).to.deep.equal([say('logIn'), say('youHaveNoAccount')]);
    const asked = [...screen.root.querySelectorAll('input')].map((input) => [
      input.name,
      input.type,
      input.autocomplete,
      input.inputMode,
    ]);
    expect(asked).to.deep.equal([
      ['email', 'email', 'username', 'email'],
      ['password', 'password', 'current-password', ''],
    ]);
    await screen.isSound();
  });

  it('shows the password on request', async () => {
    const screen = await show();
    await screen.press('button', say('showPassword'));
    expect(field(screen, 'password').type).to.equal('text');
    await screen.press('button', say('hidePassword'));
    expect(field(screen, 'password').type).to.equal('password');
  });

  it('opens the account of a customer', async () => {
    const screen = await show();
    await logIn(screen);
    await arrives('/settings');
    expect([account.customer?.fname, account.customer?.isGuest]).to.deep.equal(['Wiebke', false]);
    expect(session.token).to.be.a('string');
  });

  it('opens inside the checkout for visitors who come from there with a filled basket', async () => {
    await startShop(undefined, ACCOUNTS);
    keepRedirect('/checkout?step=payment');
    const screen = await showScreen('/login?fromUnauthorized=true');
    expect(screen.text()).to.include(say('thisPageRequiresLogin'));
    expect(screen.root.querySelector('[aria-current=step]')?.textContent).to.equal(
      say('yourDetails'),
    );
    expect(hrefNow()).to.equal('/login?fromUnauthorized=true');
    unmountAll();
    cart.lines.push(ADULTS);
    await showScreen('/login?fromUnauthorized=true');
    await arrives('/checkout?step=login');
  });

  it('returns to a payment that it has interrupted', async () => {
    await startShop(undefined, ACCOUNTS);
    cart.lines.push(ADULTS);
    const interrupted = '/checkout/accepted?cartId=c&sessionUs=s';
    keepRedirect(interrupted);
    const screen = await showScreen('/login?fromUnauthorized=true');
    await logIn(screen);
    await arrives(interrupted);
  });

  it('returns to the page of the site that asked for it, and keeps that page in its links', async () => {
    const departures = watchDepartures();
    const screen = await show('/login?returnTo=%2Ftickets.html%3Fa%3D1');
    for (const name of [say('forgotYourPassword'), say('register')]) {
      const link = screen.one('link', name) as HTMLAnchorElement;
      expect(link.hash).to.include('returnTo=%2Ftickets.html%3Fa%3D1');
    }
    await logIn(screen);
    await eventually('the page is left', () => departures.length > 0);
    expect(departures[0]!.url).to.equal(`${location.origin}/tickets.html?a=1`);
  });

  it('reports a wrong email or password, and keeps the email', async () => {
    const screen = await show();
    await logIn(screen, WIEBKE, 'Flut und Ebbe');
    await screen.reads(say('wrongEMailAddress'));
    // announced once, although a toast shows it, too
    await screen.reads(say('authLoginFailed'));
    expect(screen.texts('alert')).to.deep.equal([say('wrongEMailAddress')]);
    expect(screen.one('status').ariaLive).to.equal('off');
    expect(field(screen, 'email').value).to.equal(WIEBKE);
    expect(session.token).to.equal(undefined);
    await screen.isSound();
  });

  it('shows the message of the server for any other error', async () => {
    const late = { status: 429, body: { error: 'Too often. Later, please.' } };
    const screen = await show('/login', { 'POST auth/login': late });
    await logIn(screen);
    await screen.reads('Too often. Later, please.');
  });

  it('sends nothing incomplete', async () => {
    const screen = await show('/login', {});
    fill(field(screen, 'email'), 'wiebke');
    await screen.press('button', say('logIn'));
    await screen.reads(say('allMandatoryFieldsMust'));
    screen.one(
      'button',
      say('labelError', { label: say('eMail'), error: say('thisEMailAddress') }),
    );
    screen.one(
      'button',
      say('labelError', { label: say('password'), error: say('pleaseFillInThis') }),
    );
    await screen.isSound();
  });

  it('offers to continue or to log out if the visitor is already logged in', async () => {
    await startShop(undefined, ACCOUNTS);
    setCustomer({ ...ADA, isGuest: false });
    const screen = await showScreen('/login');
    expect(screen.text()).to.include(say('youAreLoggedIn', { name: 'Ada Lovelace' }));
    await screen.press('link', say('logOut'));
    await screen.reads(say('youAreLoggedOut'));
  });

  it('is not available if the shop has no accounts', async () => {
    await startShop(undefined, { hasUserRegistration: false });
    const screen = await showScreen('/checkout');
    navigation.outlets.screen!.href = '/login';
    await screen.reads(say('yourBasketIsEmpty'));
    expect(navigation.outlets.screen!.href).to.equal('/checkout');
  });

  it('is available in German', async () => {
    await startShop(undefined, ACCOUNTS);
    const screen = await showScreen('/login?fromUnauthorized=true', 'de');
    expect(screen.text()).to.include(sayIn('de', 'thisPageRequiresLogin'));
    await logInGerman(screen);
    await screen.reads(sayIn('de', 'wrongEMailAddress'));
    screen.one('link', sayIn('de', 'register'));
    await screen.isSound();
  });
});

async function logInGerman(screen: Screen): Promise<void> {
  fill(field(screen, 'email'), WIEBKE);
  fill(field(screen, 'password'), 'falsch');
  await screen.press('button', sayIn('de', 'logIn'));
}

describe('logging out', () => {
  it('forgets the customer and links to the login', async () => {
    await startShop(undefined, ACCOUNTS);
    setCustomer({ ...ADA, isGuest: false });
    keepGuestForm({ ...EMPTY_FORM, lname: 'Lovelace' });
    const screen = await showScreen('/logout');
    await screen.reads(say('youAreLoggedOut'));
    expect(account.customer).to.equal(undefined);
    expect(JSON.stringify({ ...sessionStorage })).not.to.include('Lovelace');
    await screen.isSound();
    await screen.press('link', say('logIn'));
    await arrives('/login');
  });

  it('leads to the page in returnTo, but never to another site', async () => {
    const departures = watchDepartures();
    const screen = await show('/logout?returnTo=%2Ftickets.html');
    await eventually('the page is left', () => departures.length > 0);
    expect(departures[0]!.url).to.equal(`${location.origin}/tickets.html`);
    screen.unmount();
    const other = await show('/logout?returnTo=https%3A%2F%2Fevil.example');
    await arrives('/logout');
    await other.reads(say('youAreLoggedOut'));
    expect(departures).to.have.length(1);
  });
});
