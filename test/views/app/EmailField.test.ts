import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import { cart } from '../../../src/core/cart/store.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { ADA, ADULTS, MEMBER } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { say, sayIn } from '../../support/say.ts';
import { OFFERS } from '../../support/offers.ts';
import { order } from '../../support/order.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';

const MISTYPED = 'ada@gmial.com';
const MEANT = 'ada@gmail.com';

/** The question up to the address, which is a button. */
const question = (lang: 'en' | 'de', suggestion: string): string =>
  sayIn(lang, 'didYouMean', { suggestion }).replace(/\?$/, '');
const QUESTION = question('en', MEANT);

const field = (screen: Screen, name = 'email'): HTMLInputElement =>
  screen.root.querySelector(`[name=${name}]`)!;

/** Types an address, and waits for the part of the field that may offer another. */
async function type(screen: Screen, address: string): Promise<void> {
  await eventually('the field is there', () => field(screen) !== null);
  field(screen).focus();
  fill(field(screen), address);
  await eventually(
    'a suggestion can be announced',
    () => screen.root.querySelector('.field + [role=status]') !== null,
  );
}

async function open(href = '/register-guest'): Promise<Screen> {
  await startShop(
    {
      'GET customer/attr': await ofDemo('customer/attr'),
      ...OFFERS,
      'POST customer/validate': { data: {} },
      'POST auth/guest': { data: { token: 't', customer: ADA } },
    },
    { hasUserRegistration: true },
  );
  cart.lines.push(ADULTS);
  return showScreen(href);
}

describe('the field for an email address', () => {
  it('politely offers the address that was probably meant, and keeps the focus after it is accepted', async () => {
    const screen = await open();
    await type(screen, MISTYPED);
    await screen.reads(QUESTION);
    expect(screen.texts('status').join()).to.include(QUESTION);
    expect(screen.root.activeElement === field(screen)).to.equal(true);
    await screen.isSound();
    await screen.press('button', MEANT);
    expect(field(screen).value).to.equal(MEANT);
    expect(screen.root.activeElement === field(screen)).to.equal(true);
    expect(screen.text()).not.to.include(QUESTION);
  });

  it('never keeps an address from being sent', async () => {
    const screen = await open();
    await type(screen, MISTYPED);
    fill(field(screen, 'fname'), 'Ada');
    await new Promise(requestAnimationFrame);
    fill(field(screen, 'lname'), 'Lovelace');
    await screen.reads(QUESTION);
    await screen.press('checkbox', say('iAgreeToThe'));
    await order(screen);
    await eventually('the buyer is known', () => account.customer !== undefined);
  });

  it('waits while the address may still be being typed', async () => {
    const screen = await open();
    await type(screen, 'ada@gmail.co');
    await new Promise(requestAnimationFrame);
    expect(screen.text()).not.to.include(QUESTION);
    field(screen, 'fname').focus();
    await screen.reads(QUESTION);
    field(screen).focus();
    fill(field(screen), MEANT);
    await eventually('the question is gone', () => !screen.text().includes(QUESTION));
  });

  it('offers a complete address if the form is sent without its ending', async () => {
    const screen = await open();
    await type(screen, 'ada@gmail');
    await screen.press('checkbox', say('iAgreeToThe'));
    await order(screen);
    await screen.reads(say('thisEMailAddress'));
    await screen.reads(QUESTION);
    await screen.isSound();
  });

  for (const [title, href] of [
    ['in the registration', '/register'],
    ['for a new email address', '/settings?part=settings'],
    ['for a new password', '/forgot-password'],
    ['in a withdrawal', '/withdrawal'],
  ] as const) {
    it(`offers a correction ${title}`, async () => {
      const screen = await open();
      screen.unmount();
      setToken('t');
      if (href.includes('settings')) account.customer = MEMBER;
      const form = await showScreen(href);
      await type(form, MISTYPED);
      await form.press('button', MEANT);
      expect(field(form).value).to.equal(MEANT);
    });
  }

  it('is available in German', async () => {
    await startShop();
    cart.lines.push(ADULTS);
    const screen = await showScreen('/register-guest', 'de');
    await type(screen, 'ada@gmx.d');
    field(screen, 'fname').focus();
    await screen.reads(question('de', 'ada@gmx.de'));
    await screen.isSound();
  });
});
