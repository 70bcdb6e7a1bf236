import { expect } from 'chai';
import { account } from '../../../src/core/account/store.ts';
import type { Customer } from '../../../src/core/account/types.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { readStored } from '../../../src/core/web/storage.ts';
import { ADA, IN_GERMANY, MEMBER } from '../../support/basket.ts';
import { eventually } from '../../support/eventually.ts';
import { fill } from '../../support/fill.ts';
import { ofDemo, type Screen, showScreen, startShop } from '../../support/screen.tsx';
import type { Answers } from '../../support/server.ts';
import { say } from '../../support/say.ts';
import { lastToast } from '../../support/toasts.ts';

const UPDATE = 'POST customer/update';
const EMAIL = 'POST customer/emailchange';
const PASSWORD = 'POST customer/pwdchange';

const field = (screen: Screen, name: string, section = 1): HTMLInputElement =>
  screen.root.querySelector(`section:nth-of-type(${section}) [name="${name}"]`)!;

/** Returns the description of a field, which holds its error. */
function saidOf(screen: Screen, name: string, section?: number): string {
  const id = field(screen, name, section).getAttribute('aria-describedby') ?? '';
  return screen.root.getElementById(id)?.textContent ?? '';
}

async function open(answers: Answers = {}, customer: Customer | undefined = MEMBER) {
  const server = await startShop({
    'GET customer/attr': await ofDemo('customer/attr'),
    ...answers,
  });
  setToken('t');
  account.customer = customer;
  const screen = await showScreen('/settings');
  return { server, screen };
}

describe('the settings', () => {
  it('show the known details, with labels and autocomplete attributes', async () => {
    const { screen } = await open();
    await screen.reads(say('currentPassword'));
    expect(screen.names('heading')).to.deep.equal([
      say('yourAccount'),
      say('yourDetails'),
      say('changeEMail'),
      say('changePassword'),
    ]);
    expect(screen.names('group')).to.include(say('deliveryAddress'));
    expect(screen.text()).to.include(say('youLogInWith', { email: 'ada@example.org' }));
    const asked = [...screen.root.querySelectorAll<HTMLInputElement>('input, select')];
    const known = asked.map(
      (field) => `${field.name}: ${field.getAttribute('autocomplete') ?? ''}`,
    );
    expect(known).to.deep.equal([
      'salutation: honorific-prefix',
      'fname: given-name',
      'lname: family-name',
      'phone: tel',
      'company: organization',
      'street: address-line1',
      'zip: postal-code',
      'city: address-level2',
      'country: country',
      'delivery: ',
      'addrShipping.name: shipping name',
      'addrShipping.street: shipping address-line1',
      'addrShipping.zip: shipping postal-code',
      'addrShipping.city: shipping address-level2',
      'addrShipping.country: shipping country',
      'email: email',
      'emailRepeat: email',
      'oldPassword: current-password',
      'username: username',
      'oldPassword: current-password',
      'password: new-password',
      'passwordRepeat: new-password',
    ]);
    expect(['fname', 'addrShipping.city'].map((name) => field(screen, name).value)).to.deep.equal([
      'Ada',
      'Aarhus',
    ]);
    await screen.isSound();
  });

  it('require a login, also of a guest', async () => {
    const { screen } = await open({}, ADA);
    expect(screen.text()).to.include(say('thisPageRequiresLogin'));
    screen.one('link', say('logIn'));
    await screen.isSound();
  });

  it('load the customer if only the token is stored, and retry after an error', async () => {
    const server = await startShop({
      'GET customer/attr': await ofDemo('customer/attr'),
      'GET customer': { status: 404 },
    });
    setToken('t');
    const screen = await showScreen('/settings');
    await screen.reads(say('somethingWentWrongOn'));
    await server.answer({ 'GET customer': { data: MEMBER } });
    await screen.press('button', say('tryAgain'));
    await screen.reads(say('youLogInWith', { email: 'ada@example.org' }));
  });

  it('are saved as a whole and stored', async () => {
    const saved = { ...MEMBER, fname: 'Augusta' };
    const { screen, server } = await open({ [UPDATE]: { data: saved } });
    await screen.reads(say('save'));
    fill(field(screen, 'fname'), 'Augusta ');
    expect(account.hasUnsentText).to.equal(true);
    await screen.press('button', say('save'));
    await server.arrived(UPDATE);
    const [hit] = await server.hits(UPDATE);
    expect([hit?.query, hit?.body]).to.deep.equal([{ token: 't' }, { c: saved }]);
    await screen.reads(say('userSettingsSaved'));
    expect([account.customer?.fname, account.hasUnsentText]).to.deep.equal(['Augusta', false]);
    expect(readStored('customer')).to.deep.equal(saved);
    expect(readStored('customer-form')).to.equal(undefined);
  });

  it('send no delivery address if it is the billing address', async () => {
    const { addrShipping: _elsewhere, ...home } = MEMBER;
    const { screen, server } = await open({ [UPDATE]: { data: home } });
    await screen.reads(say('save'));
    field(screen, 'delivery').click();
    await screen.press('button', say('save'));
    await server.arrived(UPDATE);
    expect((await server.hits(UPDATE))[0]?.body).to.deep.equal({ c: home });
    expect(field(screen, 'addrShipping.zip') === null).to.equal(true);
    await screen.reads(say('userSettingsSaved'));
    expect(account.customer?.addrShipping).to.equal(undefined);
  });

  it('require a complete delivery address if it differs from the billing address', async () => {
    const { screen, server } = await open(
      { [UPDATE]: { data: MEMBER } },
      { ...ADA, isGuest: false },
    );
    await screen.reads(say('save'));
    field(screen, 'delivery').click();
    await new Promise(requestAnimationFrame);
    await screen.press('button', say('save'));
    const missing = ['name', 'street', 'zip', 'city'].map((name) => `addrShipping.${name}`);
    for (const name of missing) {
      expect(saidOf(screen, name), name).to.equal(say('pleaseFillInThis'));
    }
    expect(await server.hits(UPDATE)).to.deep.equal([]);
    await screen.isSound();
    for (const [name, text] of Object.entries(IN_GERMANY)) {
      if (name !== 'country') fill(field(screen, `addrShipping.${name}`), text);
    }
    await screen.press('button', say('save'));
    await server.arrived(UPDATE);
    const [hit] = await server.hits(UPDATE);
    expect(hit?.body).to.have.nested.property('c.addrShipping.city', 'Aarhus');
    expect(hit?.body).to.have.nested.property('c.addrShipping.country', 'DE');
  });

  it('show errors of the server next to their fields until they are corrected', async () => {
    const error = {
      fname: 'Too short.',
      'addrShipping.zip': ['No parcels there.'],
      other: 'And this.',
    };
    const { screen } = await open({ [UPDATE]: { status: 422, body: { error } } });
    await screen.reads(say('save'));
    await screen.press('button', say('save'));
    await screen.reads('And this.');
    expect(saidOf(screen, 'fname')).to.equal('Too short.');
    expect(saidOf(screen, 'addrShipping.zip')).to.equal('No parcels there.');
    await screen.isSound();
    fill(field(screen, 'fname'), 'Augusta');
    await new Promise(requestAnimationFrame);
    expect(saidOf(screen, 'fname')).to.equal('');
    expect(saidOf(screen, 'addrShipping.zip')).to.equal('No parcels there.');
  });

  it('restore what was typed, but not for another customer', async () => {
    const { screen } = await open();
    await screen.reads(say('save'));
    fill(field(screen, 'fname'), 'Augusta');
    screen.unmount();
    const again = await showScreen('/settings');
    await again.reads(say('save'));
    expect(field(again, 'fname').value).to.equal('Augusta');
    again.unmount();
    account.customer = { ...MEMBER, email: 'grace@example.org' };
    const other = await showScreen('/settings');
    await other.reads(say('save'));
    expect(field(other, 'fname').value).to.equal('Ada');
  });
});

describe('the email address', () => {
  async function change(screen: Screen, email: string, repeated = email): Promise<void> {
    await screen.reads(say('changeEMail'));
    fill(field(screen, 'email', 2), email);
    fill(field(screen, 'emailRepeat', 2), repeated);
    fill(field(screen, 'oldPassword', 2), 'sea');
    await screen.press('button', say('changeEMail'));
  }

  it('is changed with the password, and clears the fields', async () => {
    const { screen } = await open({ [EMAIL]: { data: {} } });
    await change(screen, 'ada@new.example');
    await screen.reads(say('youLogInWith', { email: 'ada@new.example' }));
    expect(lastToast()).to.equal('AUTH_EMAIL_CHANGE_SUCCESS');
    await eventually('the fields are empty', () =>
      ['email', 'oldPassword'].every((name) => field(screen, name, 2).value === ''),
    );
  });

  it('Security S13: stays the old one until the new one is confirmed, which a message explains', async () => {
    const { screen, server } = await open({ [EMAIL]: { data: { is_pending: true } } });
    await change(screen, 'ada@new.example');
    const sentence = say('weHaveSentALink', { pending: 'ada@new.example' });
    await screen.reads(sentence);
    expect(screen.text()).to.include(say('youLogInWith', { email: 'ada@example.org' }));
    expect(lastToast()).to.equal(undefined);
    await screen.isSound();
    await server.answer({ [EMAIL]: { data: {} } });
    await change(screen, 'ada@other.example');
    await screen.reads(say('youLogInWith', { email: 'ada@other.example' }));
    expect(screen.text()).not.to.include(sentence);
  });

  it('is not sent while its repetition differs', async () => {
    const { screen, server } = await open({ [EMAIL]: { data: {} } });
    await change(screen, 'ada@new.example', 'ada@old.example');
    expect(saidOf(screen, 'emailRepeat', 2)).to.equal(say('theEMailAddresses'));
    expect(await server.hits(EMAIL)).to.deep.equal([]);
  });

  const refused: [title: string, answer: object, name: string, said: string][] = [
    ['the password is wrong', { status: 400 }, 'oldPassword', say('theCurrentPasswordIs')],
    [
      'another account has it',
      { status: 422, body: { error: { email: 'There is already an account.' } } },
      'email',
      'There is already an account.',
    ],
  ];
  for (const [title, answer, name, said] of refused) {
    it(`is not changed if ${title}`, async () => {
      const { screen } = await open({ [EMAIL]: answer });
      await change(screen, 'ada@new.example');
      await screen.reads(said);
      expect(saidOf(screen, name, 2)).to.equal(said);
      expect(screen.text()).to.include(say('youLogInWith', { email: 'ada@example.org' }));
      fill(field(screen, name, 2), 'other');
      await new Promise(requestAnimationFrame);
      expect(saidOf(screen, name, 2)).to.equal('');
    });
  }
});

describe('the password', () => {
  async function change(screen: Screen, password = 'tide', repeated = password): Promise<void> {
    await screen.reads(say('changePassword'));
    fill(field(screen, 'oldPassword', 3), 'sea');
    fill(field(screen, 'password', 3), password);
    fill(field(screen, 'passwordRepeat', 3), repeated);
    await screen.press('button', say('changePassword'));
  }

  it('is changed with the old one, and reports progress and success', async () => {
    const { screen, server } = await open({ [PASSWORD]: { data: {}, hold: 'change' } });
    await change(screen);
    await screen.reads(say('authPasswordChangeRequest'));
    await server.release('change');
    await screen.reads(say('authPasswordChangeSuccess'));
    await eventually('the form is empty', () => field(screen, 'oldPassword', 3).value === '');
    expect(JSON.stringify({ ...sessionStorage })).not.to.include('tide');
  });

  const refused: [title: string, answer: object, said: string, name?: string][] = [
    ['the old one is wrong', { status: 400 }, say('theCurrentPasswordIs'), 'oldPassword'],
    [
      'the new one is refused',
      { status: 422, body: { error: { _pn: 'Too easy.' } } },
      'Too easy.',
      'password',
    ],
    [
      'there were too many attempts',
      { status: 429, body: { error: 'In a quarter of an hour.' } },
      'In a quarter of an hour.',
    ],
    ['the connection drops', { drop: true }, say('weCannotReachThe')],
  ];
  for (const [title, answer, said, name] of refused) {
    it(`is not changed if ${title}`, async () => {
      const { screen } = await open({ [PASSWORD]: answer });
      await change(screen);
      await screen.reads(said);
      if (name) expect(saidOf(screen, name, 3)).to.equal(said);
      expect(lastToast()).to.equal('AUTH_PASSWORD_CHANGE_FAILED');
      expect(field(screen, 'password', 3).value).to.equal('tide');
    });
  }

  it('is not sent while its repetition differs', async () => {
    const { screen, server } = await open({ [PASSWORD]: { data: {} } });
    await change(screen, 'tide', 'ebb');
    expect(saidOf(screen, 'passwordRepeat', 3)).to.equal(say('thePasswordsDoNot'));
    expect(await server.hits(PASSWORD)).to.deep.equal([]);
  });
});
