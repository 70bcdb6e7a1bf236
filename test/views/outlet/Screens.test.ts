import { expect } from 'chai';
import { navigation } from '../../../src/core/navigation/store.ts';
import { type RouteName, routeTo } from '../../../src/core/routes/routes.ts';
import { eventually } from '../../support/eventually.ts';
import { KINDS_OF_ROUTES } from '../../support/kindsOfRoutes.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';
import { say } from '../../support/say.ts';
import { inTier } from '../../support/tier.ts';

const CATALOGUE = 'Tides: The Sea Keeps Time – Exhibition catalogue';

/** Address and heading of the screen of each route, for a visitor who is not logged in. */
const SCREENS: Record<RouteName, [href: string, heading: string]> = {
  home: ['/', say('yourVisitBeginsHere')],
  merchandise: ['/merchandise', say('merchandise')],
  merchandiseCategory: ['/merchandise/41', say('merchandise')],
  product: ['/product/4301', CATALOGUE],
  passes: ['/passes', say('annualPasses')],
  pass: ['/passes/5101', 'Annual pass'],
  voucherList: ['/vouchers', say('vouchers')],
  voucherSingle: ['/vouchers/6101', 'Voucher for an amount of your choice'],
  tickets: ['/tickets', say('tickets')],
  ticket: ['/tickets/12', 'Tides: The Sea Keeps Time'],
  guidedTours: ['/guided-tours', say('guidedTours')],
  guidedTour: ['/guided-tours/101', 'Highlights: Nine Centuries in an Hour'],
  login: ['/login', say('logIn')],
  logout: ['/logout', say('youAreLoggedOut')],
  register: ['/register', say('register')],
  registerSuccess: ['/register/success', say('youAreRegistered')],
  guestRegister: ['/register-guest', say('checkout')],
  forgotPassword: ['/forgot-password', say('forgotYourPassword')],
  recoverAccount: ['/recover/some-key', say('setANewPassword')],
  forgotPasswordSuccess: ['/password-reset-success', say('checkYourEMail')],
  recoverPasswordSuccess: ['/recover-success', say('yourNewPasswordIs')],
  settings: ['/settings', say('logIn')],
  orderReview: ['/order-review/unknown', say('yourOrder')],
  checkout: ['/checkout', say('checkout')],
  checkoutAccepted: ['/checkout/accepted', say('weCannotFindThis')],
  checkoutCanceled: ['/checkout/canceled', say('weCannotFindThis')],
  checkoutSuccess: ['/checkout/success', say('weCannotFindThis')],
  checkoutFailed: ['/checkout/failed', say('weCannotFindThis')],
  withdrawal: ['/withdrawal', say('withdrawFromContract')],
  shippingInfo: ['/page/shipping', 'Shipping costs'],
  staticPage: ['/page/imprint', say('imprint')],
};

const UNKNOWN = [
  '/opening-hours',
  '/tickets/12/more',
  '/Tickets',
  '/de/tickets',
  '/tickets/%E0%A4',
];

const headingOf = ({ root }: Screen) => root.querySelector('h2');

const isHeaded = (screen: Screen, heading: string): Promise<void> =>
  eventually(
    `the heading is ${heading}`,
    () => headingOf(screen)?.textContent === heading,
    screen.text,
  );

/** Changes the route of the outlet, as a history entry does. */
function goTo(href: string): void {
  navigation.outlets.screen!.href = href;
}

describe('Screens', () => {
  for (const name of inTier(Object.keys(SCREENS) as RouteName[], KINDS_OF_ROUTES)) {
    const [href, heading] = SCREENS[name];
    it(`shows the screen of ${name} at ${href}, also with a slash at the end`, async () => {
      await startShop();
      await isHeaded(await showScreen(href), heading);
      await startShop();
      await isHeaded(await showScreen(`${href.replace(/\/$/, '')}/`), heading);
    });
  }

  for (const id of ['a b', 'a/b', 'ä?#%2F']) {
    it(`gives the decoded id of its route to the screen: ${id}`, async () => {
      const page = { id, title: 'A page', html: '' };
      const server = await startShop({ 'GET content/page': { data: page } });
      await isHeaded(await showScreen(routeTo('staticPage', { id })), 'A page');
      const [hit] = await server.hits('GET content/page');
      expect(hit!.query.id).to.equal(id);
    });
  }

  for (const href of UNKNOWN) {
    it(`shows that the page is not found in a whole shop at ${href}`, async () => {
      await startShop();
      const screen = await showScreen('/');
      goTo(href);
      await isHeaded(screen, say('pageNotFound'));
      expect(navigation.outlets.screen!.href).to.equal(href);
    });

    it(`returns to the home of an embed at ${href}`, async () => {
      await startShop();
      const screen = await showScreen('/vouchers');
      goTo(href);
      await eventually('it is home', () => navigation.outlets.screen!.href === '/vouchers');
      await isHeaded(screen, say('vouchers'));
    });
  }

  it('shows that the page is not found if its area is switched off', async () => {
    await startShop(undefined, { hasTickets: false });
    const screen = await showScreen('/');
    goTo('/tickets/12');
    await isHeaded(screen, say('pageNotFound'));
  });

  it('mounts the screen that two routes share for each of them, but only once for two ids', async () => {
    await startShop();
    const screen = await showScreen('/page/imprint');
    await isHeaded(screen, say('imprint'));
    const first = headingOf(screen);
    goTo('/page/terms');
    await isHeaded(screen, say('termsAndConditions'));
    expect(headingOf(screen) === first, 'the screen stays for another id').to.equal(true);
    goTo('/page/shipping');
    await isHeaded(screen, 'Shipping costs');
    expect(headingOf(screen) === first, 'another route has its own screen').to.equal(false);
  });
});
