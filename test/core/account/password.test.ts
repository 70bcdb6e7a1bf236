import { beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import {
  replaceEmail,
  replacePassword,
  requestReset,
  setNewPassword,
  takeResetKey,
} from '../../../src/core/account/password.ts';
import { account } from '../../../src/core/account/store.ts';
import type { Customer } from '../../../src/core/account/types.ts';
import { passwordHash } from '../../../src/core/account/hash.ts';
import { config } from '../../../src/core/config/store.ts';
import { language } from '../../../src/core/page/language.ts';
import { navigate } from '../../../src/core/navigation/navigate.ts';
import { registerOutlet } from '../../../src/core/navigation/outlets.ts';
import { navigation } from '../../../src/core/navigation/store.ts';
import { session } from '../../../src/core/session/store.ts';
import { setToken } from '../../../src/core/session/actions.ts';
import { readStored } from '../../../src/core/web/storage.ts';
import { ADA } from '../../support/basket.ts';
import { resetAll } from '../../support/resetAll.ts';
import { recordEvents } from '../../support/recordEvents.ts';
import type { Answer } from '../../support/server.ts';
import { openShop } from '../../support/shop.ts';

const KEY = 'a-key-that-nobody-may-read';
const MEMBER: Customer = { ...ADA, isGuest: false };
const [OLD, NEW] = ['Ebbe und Flut', 'Kompass und Karte'];

const OUTLET = {
  key: 'account',
  area: 'account',
  home: '/login',
  routing: 'hash',
  hostsScreens: true,
} as const;

const here = (): string => location.href.split('#')[0]!;

function logIn(customer: Customer = MEMBER): void {
  setToken('t1');
  account.customer = customer;
}

beforeEach(resetAll);

describe('a password reset link', () => {
  const RESET = 'POST customer/pwdreset';

  const asked = async (
    pages: object = {},
    outlet: Parameters<typeof registerOutlet>[0] = OUTLET,
  ) => {
    const server = await openShop({ [RESET]: { data: {} } });
    config.page = { ...config.page!, ...pages };
    registerOutlet(outlet, [outlet.area]);
    expect((await requestReset(' ada@example.org ', outlet.key)).ok).to.equal(true);
    return (await server.hits(RESET))[0]?.body;
  };

  it('is requested by email address and leads to the current page', async () => {
    expect(await asked()).to.deep.equal({
      email: 'ada@example.org',
      backlink: `${here()}#/recover/{token}`,
    });
  });

  it('keeps the language of the visitor', async () => {
    Object.assign(language, { own: 'de', lang: 'en' });
    expect(await asked()).to.have.property('backlink', `${here()}#/en/recover/{token}`);
  });

  it('leads to the page that the site configures for accounts', async () => {
    const body = await asked(
      { accountUrl: '/account.html?a=1' },
      { ...OUTLET, area: 'tickets', home: '/tickets' },
    );
    expect(body).to.have.property(
      'backlink',
      `${location.origin}/account.html?a=1#/recover/{token}`,
    );
  });
});

describe('the key of a password reset link', () => {
  /** Opens the page by the mailed link. */
  function follow(): void {
    history.replaceState(null, '', `#/recover/${KEY}`);
    registerOutlet(OUTLET, ['account']);
    takeResetKey(KEY, 'account');
  }

  it('is removed from the URL, the history and the outlet as soon as it is read', async () => {
    await openShop();
    const steps = history.length;
    follow();
    expect(location.hash).to.equal('#/recover/-');
    expect(navigation.outlets.account?.href).to.equal('/recover/-');
    expect(JSON.stringify(history.state)).not.to.include(KEY);
    expect([history.length, readStored('reset-key')]).to.deep.equal([steps, KEY]);
  });

  it('survives a reload', async () => {
    await openShop();
    follow();
    takeResetKey('-', 'account');
    expect(readStored('reset-key')).to.equal(KEY);
  });

  it('is removed from the URL of an embed with memory routing', async () => {
    await openShop();
    history.replaceState(null, '', `#/recover/${KEY}`);
    registerOutlet({ ...OUTLET, routing: 'memory' }, ['account']);
    takeResetKey(KEY, 'account');
    expect(location.hash).to.equal('#/recover/-');
  });

  it('appears in no event and in no stored route', async () => {
    await openShop();
    const events = recordEvents('museum-navigate');
    registerOutlet(OUTLET, ['account']);
    navigate(`/recover/${KEY}`, { from: 'account' });
    takeResetKey(KEY, 'account');
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { area: 'account', name: 'recoverAccount', path: '/recover/-' },
    ]);
    expect(readStored('last-visited')).to.equal('/recover/-');
  });

  const CONFIRM = 'POST customer/pwdconfirm';
  const answers: [title: string, answer: Answer, isKept: boolean][] = [
    ['is deleted when the password is set', { data: {} }, false],
    ['is deleted when the server rejects it', { status: 400 }, false],
    ['is kept when the connection breaks', { drop: true }, true],
    ['is kept when the server fails', { status: 500 }, true],
  ];
  for (const [title, answer, isKept] of answers) {
    it(title, async () => {
      const server = await openShop({ [CONFIRM]: answer });
      follow();
      expect((await setNewPassword(NEW)).ok).to.equal('data' in answer);
      expect((await server.hits(CONFIRM))[0]?.body).to.deep.equal({
        token: KEY,
        _p: passwordHash(NEW),
      });
      expect(readStored('reset-key')).to.equal(isKept ? KEY : undefined);
    });
  }

  it('ends the login of a member when used, but not that of a guest', async () => {
    await openShop({ [CONFIRM]: { data: {} } });
    for (const [customer, isLoggedIn] of [
      [MEMBER, false],
      [ADA, true],
    ] as const) {
      logIn(customer);
      follow();
      await setNewPassword(NEW);
      expect([session.token, account.customer !== undefined]).to.deep.equal(
        isLoggedIn ? ['t1', true] : [undefined, false],
      );
    }
  });
});

describe('a logged-in customer', () => {
  it('changes the password with the old one', async () => {
    const server = await openShop({ 'POST customer/pwdchange': { data: {} } });
    logIn();
    expect((await replacePassword(OLD, NEW)).ok).to.equal(true);
    const [hit] = await server.hits();
    expect([hit?.query, hit?.body]).to.deep.equal([
      { token: 't1' },
      { _po: passwordHash(OLD), _pn: passwordHash(NEW) },
    ]);
    expect(session.token).to.equal('t1');
  });

  it('changes the email address with the password, in memory and in storage', async () => {
    const server = await openShop({ 'POST customer/emailchange': { data: {} } });
    logIn();
    expect((await replaceEmail(OLD, ' ada@new.example ')).ok).to.equal(true);
    const [hit] = await server.hits();
    expect([hit?.query, hit?.body]).to.deep.equal([
      { token: 't1' },
      { _po: passwordHash(OLD), email: 'ada@new.example' },
    ]);
    expect(account.customer?.email).to.equal('ada@new.example');
    expect(readStored('customer')).to.include({ email: 'ada@new.example' });
  });

  it('Security S13: keeps the old email address until the new one is confirmed', async () => {
    await openShop({ 'POST customer/emailchange': { data: { is_pending: true } } });
    logIn();
    const result = await replaceEmail(OLD, 'ada@new.example');
    expect(result).to.deep.equal({ ok: true, value: true });
    expect(account.customer?.email).to.equal(ADA.email);
  });

  for (const data of [null, [], '', { is_pending: 'false' }]) {
    it(`has a new email address at once if the answer is ${JSON.stringify(data)}`, async () => {
      await openShop({ 'POST customer/emailchange': { data } });
      logIn();
      await replaceEmail(OLD, 'ada@new.example');
      expect(account.customer?.email).to.equal('ada@new.example');
    });
  }

  it('keeps the old email address if the new one is refused', async () => {
    await openShop({
      'POST customer/emailchange': { status: 422, body: { error: { email: 'x' } } },
    });
    logIn();
    expect((await replaceEmail(OLD, 'ada@new.example')).ok).to.equal(false);
    expect(account.customer?.email).to.equal(ADA.email);
  });
});
