import { expect } from 'chai';
import { keptGuestForm } from '../../../src/core/account/actions.ts';
import { account } from '../../../src/core/account/store.ts';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { ADA } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';
import { say, sayIn } from '../../support/say.ts';

const ACCOUNTS = { hasUserRegistration: true };

const TYPED = {
  fname: 'Grace',
  lname: 'Hopper',
  email: 'grace@example.org',
  emailRepeat: 'grace@example.org',
  street: 'Hafenstraße 1',
  zip: '20359',
  city: 'Hamburg',
  password: 'Bernoulli!',
  passwordRepeat: 'Bernoulli!',
};

const field = (screen: Screen, name: string): HTMLInputElement =>
  screen.root.querySelector(`[name=${name}]`)!;

async function show(answers?: Answers, lang: 'en' | 'de' = 'en'): Promise<Screen> {
  await startShop(answers, ACCOUNTS);
  const screen = await showScreen('/register?returnTo=%2Ftickets.html', lang);
  await screen.reads(lang === 'en' ? say('firstName') : sayIn('de', 'firstName'));
  return screen;
}

async function register(screen: Screen, more: Partial<typeof TYPED> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...TYPED, ...more })) {
    fill(field(screen, name), value);
    await new Promise(requestAnimationFrame);
  }
  if (!field(screen, 'terms').checked) field(screen, 'terms').click();
  await screen.press('button', say('register'));
}

describe('registering', () => {
  it('asks for details, e-mail and password twice, with the attributes for browsers', async () => {
    const screen = await show();
    expect(screen.names('heading')).to.deep.equal([say('register')]);
    const known = [...screen.root.querySelectorAll<HTMLInputElement>('input, select')].map(
      (field) => `${field.name}: ${field.type}, ${field.getAttribute('autocomplete') ?? ''}`,
    );
    expect(known).to.deep.equal([
      'salutation: select-one, honorific-prefix',
      'fname: text, given-name',
      'lname: text, family-name',
      'company: text, organization',
      'email: email, email',
      'emailRepeat: email, email',
      'phone: tel, tel',
      'street: text, address-line1',
      'zip: text, postal-code',
      'city: text, address-level2',
      'country: select-one, country',
      'password: password, new-password',
      'passwordRepeat: password, new-password',
      'terms: checkbox, ',
    ]);
    await screen.isSound();
  });

  it('offers one option for no salutation, before the others', async () => {
    const screen = await show({ 'GET customer/attr': await ofDemo('customer/attr', 'de') }, 'de');
    const options = field(screen, 'salutation').querySelectorAll('option');
    expect([...options].map(({ textContent }) => textContent)).to.deep.equal([
      sayIn('de', 'noSalutation'),
      'Frau',
      'Herr',
    ]);
  });

  it('creates an account and links to the login with the same returnTo', async () => {
    const answers = { 'POST customer/register': { data: {} } };
    const screen = await show({ 'GET customer/attr': await ofDemo('customer/attr'), ...answers });
    await register(screen);
    await screen.reads(say('youAreRegistered'));
    await screen.isSound();
    expect(keptGuestForm()).to.equal(undefined);
    await screen.press('link', say('logIn'));
    const href = '/login?returnTo=%2Ftickets.html';
    await eventually('the login opens', () => navigation.outlets.screen?.href === href);
  });

  it('sends nothing if a repetition differs', async () => {
    const screen = await show();
    await register(screen, { emailRepeat: 'grace@example.com', passwordRepeat: 'Bernoulli' });
    await screen.reads(say('pleaseCorrectTheErrors'));
    screen.one(
      'button',
      say('labelError', { label: say('repeatEMail'), error: say('theEMailAddresses') }),
    );
    screen.one(
      'button',
      say('labelError', { label: say('repeatPassword'), error: say('thePasswordsDoNot') }),
    );
    expect(screen.text()).not.to.include(say('allMandatoryFieldsMust'));
    await screen.isSound();
  });

  it('requires all mandatory fields and consent', async () => {
    const screen = await show();
    await screen.press('button', say('register'));
    await screen.reads(say('allMandatoryFieldsMust'));
    screen
      .one(
        'button',
        say('labelError', { label: say('termsAndConditions'), error: say('pleaseAgreeToThe') }),
      )
      .click();
    expect(screen.root.activeElement === field(screen, 'terms')).to.equal(true);
    await screen.isSound();
  });

  it('shows errors of the server next to their fields, and keeps what was typed', async () => {
    const screen = await show({
      'GET customer/attr': await ofDemo('customer/attr'),
      'POST customer/register': {
        status: 422,
        body: { error: { email: 'There is one already.', password: ['Too short.', 'Too weak.'] } },
      },
    });
    await register(screen);
    await screen.reads('Too short. Too weak.');
    const described = field(screen, 'email').getAttribute('aria-describedby')!;
    expect(screen.root.getElementById(described)!.textContent).to.equal('There is one already.');
    expect(field(screen, 'password').value).to.equal(TYPED.password);
    await screen.isSound();
    fill(field(screen, 'email'), 'grace@example.net');
    await eventually('the error is gone', () => !field(screen, 'email').ariaInvalid);
  });

  it('is refused by the reference server if the e-mail address is taken', async () => {
    const screen = await show();
    const email = 'wiebke@harmsen.example';
    await register(screen, { email, emailRepeat: email });
    await screen.reads('There is already an account with this e-mail address.');
  });

  it('restores what was typed, except passwords', async () => {
    const screen = await show();
    fill(field(screen, 'fname'), 'Grace');
    await new Promise(requestAnimationFrame);
    fill(field(screen, 'password'), 'Bernoulli!');
    expect(JSON.stringify({ ...sessionStorage }))
      .to.include('Grace')
      .and.not.include('Bernoulli');
    screen.unmount();
    const again = await showScreen('/register');
    await again.reads(say('firstName'));
    expect([field(again, 'fname').value, field(again, 'password').value]).to.deep.equal([
      'Grace',
      '',
    ]);
  });

  it('starts with the details of an earlier guest', async () => {
    await startShop(undefined, ACCOUNTS);
    account.customer = ADA;
    const screen = await showScreen('/register');
    await screen.reads(say('firstName'));
    expect([field(screen, 'fname').value, field(screen, 'emailRepeat').value]).to.deep.equal([
      'Ada',
      '',
    ]);
  });

  it('is not available if the shop has no accounts', async () => {
    await startShop(undefined, { hasUserRegistration: false });
    const screen = await showScreen('/checkout');
    await screen.reads(say('yourBasketIsEmpty'));
    navigate('/register', { from: 'screen' });
    expect(navigation.outlets.screen!.href).to.equal('/checkout');
  });

  it('is available in German', async () => {
    const screen = await show(undefined, 'de');
    await screen.press('button', sayIn('de', 'register'));
    await screen.reads(sayIn('de', 'allMandatoryFieldsMust'));
    fill(field(screen, 'password'), 'eins');
    await new Promise(requestAnimationFrame);
    fill(field(screen, 'passwordRepeat'), 'zwei');
    await screen.press('button', sayIn('de', 'register'));
    await screen.reads(sayIn('de', 'thePasswordsDoNot'));
    await screen.isSound();
  });
});
