import { expect } from 'chai';
import { keptGuestForm } from '../../../src/core/account/actions.ts';
import { account } from '../../../src/core/account/store.ts';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { ADA } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { dataOf } from '../../support/museum.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';
import { say, sayIn } from '../../support/say.ts';

const ACCOUNTS = { hasUserRegistration: true };

const TYPED = {
  fname: 'Grace',
  lname: 'Hopper',
  email: 'grace@example.org',
  password: 'Bernoulli!',
};

const field = (screen: Screen, name: string): HTMLInputElement =>
  screen.root.querySelector(`[name=${name}]`)!;

async function open(answers?: Answers, lang: 'en' | 'de' = 'en') {
  const server = await startShop(answers, ACCOUNTS);
  const screen = await showScreen('/register?returnTo=%2Ftickets.html', lang);
  await screen.reads(sayIn(lang, 'firstName'));
  return { server, screen };
}

const show = async (...given: Parameters<typeof open>): Promise<Screen> =>
  (await open(...given)).screen;

async function register(screen: Screen, more: Partial<typeof TYPED> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...TYPED, ...more })) {
    fill(field(screen, name), value);
    await new Promise(requestAnimationFrame);
  }
  if (!field(screen, 'terms').checked) field(screen, 'terms').click();
  await screen.press('button', say('register'));
}

describe('registering', () => {
  it('asks for what the server requires and a password, once, with the attributes for browsers', async () => {
    const screen = await show();
    expect(screen.names('heading')).to.deep.equal([say('register')]);
    const known = [...screen.root.querySelectorAll<HTMLInputElement>('input, select')].map(
      (field) => `${field.name}: ${field.type}, ${field.getAttribute('autocomplete') ?? ''}`,
    );
    expect(known).to.deep.equal([
      'fname: text, given-name',
      'lname: text, family-name',
      'email: email, email',
      'password: password, new-password',
      'terms: checkbox, ',
    ]);
    await screen.press('button', say('showPassword'));
    expect(field(screen, 'password').type).to.equal('text');
    await screen.isSound();
  });

  it('offers one option for no salutation, before the others', async () => {
    const attributes = await dataOf('customer/attr', 'de');
    const data = { ...attributes, required_fields: ['salutation', 'fname', 'lname', 'email'] };
    const screen = await show({ 'GET customer/attr': { data } }, 'de');
    const options = field(screen, 'salutation').querySelectorAll('option');
    expect([...options].map(({ textContent }) => textContent)).to.deep.equal([
      sayIn('de', 'noSalutation'),
      'Frau',
      'Herr',
    ]);
  });

  it('creates an account and links to the login with the same returnTo', async () => {
    const answers = { 'POST customer/register': { data: {} } };
    const { server, screen } = await open({
      'GET customer/attr': await ofDemo('customer/attr'),
      ...answers,
    });
    await register(screen);
    await screen.reads(say('youAreRegistered'));
    await screen.isSound();
    const { password, ...sent } = { ...TYPED, isGuest: false };
    // no address: its country is only preselected
    expect((await server.hits('POST customer/register'))[0]?.body).to.deep.equal({
      c: { ...sent, password },
    });
    expect(keptGuestForm()).to.equal(undefined);
    await screen.press('link', say('logIn'));
    const href = '/login?returnTo=%2Ftickets.html';
    await eventually('the login opens', () => navigation.outlets.screen?.href === href);
  });

  it('shows a field that the server refuses although it did not require it', async () => {
    const { server, screen } = await open({
      'GET customer/attr': await ofDemo('customer/attr'),
      'POST customer/register': [
        { status: 422, body: { error: { phone: 'Please enter a number.' } } },
        { data: {} },
      ],
    });
    await register(screen);
    await screen.reads('Please enter a number.');
    fill(field(screen, 'phone'), '1');
    await new Promise(requestAnimationFrame);
    fill(field(screen, 'phone'), '110');
    await new Promise(requestAnimationFrame);
    await screen.press('button', say('register'));
    await screen.reads(say('youAreRegistered'));
    const [, last] = await server.hits('POST customer/register');
    expect(last?.body).to.have.nested.property('c.phone', '110');
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
    await eventually('the error is gone', () => field(screen, 'email').ariaInvalid === 'false');
  });

  it('is refused by the reference server if the email address is taken', async () => {
    const screen = await show();
    const email = 'wiebke@harmsen.example';
    await register(screen, { email });
    await screen.reads(
      'There is already an account with this email address. Log in, or use another address.',
    );
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

  it('starts with the details of an earlier guest, and shows all that it sends', async () => {
    await startShop(undefined, ACCOUNTS);
    account.customer = ADA;
    const screen = await showScreen('/register');
    await screen.reads(say('firstName'));
    const known = ['fname', 'street', 'city'].map((name) => field(screen, name).value);
    expect(known).to.deep.equal(['Ada', ADA.addrBilling.street, ADA.addrBilling.city]);
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
    await screen.isSound();
  });
});
