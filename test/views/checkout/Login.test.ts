import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { ADULTS } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { order } from '../../support/order.ts';
import { say, sayIn } from '../../support/say.ts';
import { type Screen, showScreen, startShop } from '../../support/screen.tsx';

const WIEBKE = 'wiebke@harmsen.example';
const PASSWORD = 'Ebbe und Flut';

const field = (screen: Screen, name: string): HTMLInputElement =>
  screen.root.querySelector(`[name=${name}]`)!;

const hrefNow = () => navigation.outlets.screen?.href;

/** Opens a route of the checkout with tickets in the basket, in a shop with accounts. */
async function open(href: string, shop = {}, lang: 'en' | 'de' = 'en'): Promise<Screen> {
  await startShop(undefined, { hasUserRegistration: true, ...shop });
  cart.lines.push(ADULTS);
  return showScreen(href, lang);
}

async function logIn(screen: Screen, password = PASSWORD): Promise<void> {
  fill(field(screen, 'email'), WIEBKE);
  fill(field(screen, 'password'), password);
  await screen.press('button', say('logIn'));
}

describe('a login in the checkout', () => {
  it('takes the place of the guest form, which keeps what was typed', async () => {
    const screen = await open('/register-guest');
    await screen.reads(say('firstName'));
    expect(screen.names('link').slice(0, 2)).to.deep.equal([say('logIn'), say('register')]);
    fill(field(screen, 'fname'), 'Grace');
    await screen.press('link', say('logIn'));
    await eventually('the heading has the focus', () => {
      return screen.root.activeElement === screen.one('heading', say('logIn'));
    });
    expect(field(screen, 'fname')).to.equal(null);
    screen.one('heading', say('checkout'));
    await screen.isSound();
    await screen.press('link', say('continueAsGuest'));
    await screen.reads(say('firstName'));
    expect(field(screen, 'fname').value).to.equal('Grace');
  });

  it('continues with the details of the customer', async () => {
    const screen = await open('/checkout?step=login');
    await screen.reads(say('youHaveNoAccount'));
    await logIn(screen);
    await screen.reads('Wiebke Harmsen');
    expect(hrefNow()).to.equal('/checkout?step=payment');
    await eventually('the heading has the focus', () => {
      return screen.root.activeElement === screen.one('heading', say('yourDetails'));
    });
    screen.one('button', say('changeYourDetails'));
    screen.one('button', say('continueToPayment'));
  });

  it('reports a wrong password and keeps the email address', async () => {
    const screen = await open('/checkout?step=login');
    await screen.reads(say('youHaveNoAccount'));
    await logIn(screen, 'Flut und Ebbe');
    await screen.reads(say('wrongEMailAddress'));
    expect(field(screen, 'email').value).to.equal(WIEBKE);
    expect(account.customer).to.equal(undefined);
    await screen.isSound();
  });

  it('is pointed to by the order button as long as the buyer is unknown', async () => {
    const screen = await open('/checkout?step=login');
    await screen.reads(say('youHaveNoAccount'));
    await order(screen);
    expect(screen.root.activeElement?.contains(field(screen, 'password'))).to.equal(true);
  });

  it('is there at once if the shop takes no orders of guests', async () => {
    const screen = await open('/register-guest', { hasGuestRegistration: false });
    await screen.reads(say('pleaseLogInOr'));
    screen.one('heading', say('logIn'));
    screen.one('link', say('register'));
    expect(screen.text()).not.to.include(say('firstName'));
    expect(screen.names('link')).not.to.include(say('continueAsGuest'));
    expect(screen.names('button')).not.to.include(say('continueToPayment'));
    await screen.isSound();
  });

  it('is not offered by a shop without accounts', async () => {
    const screen = await open('/checkout?step=login', { hasUserRegistration: false });
    await screen.reads(say('firstName'));
    expect(field(screen, 'password')).to.equal(null);
  });

  it('is available in German', async () => {
    const screen = await open('/checkout?step=login', {}, 'de');
    await screen.reads(sayIn('de', 'youHaveNoAccount'));
    screen.one('heading', sayIn('de', 'logIn'));
    screen.one('link', sayIn('de', 'continueAsGuest'));
    await screen.isSound();
  });
});
